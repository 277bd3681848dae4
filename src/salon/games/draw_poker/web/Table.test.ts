import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '$lib/preferences.svelte'
import { propsOf } from '$lib/tables/testing'
import { historyOf, player, pokerView } from '../../_poker/web/samples'
import { step } from './step'
import Table from './Table.svelte'
import type { DrawEvent, DrawView, Props } from './table'

const FIVE = ['Ks', '4s', 'Kd', '9h', 'Ac']
const BACKS = ['??', '??', '??', '??', '??']

function drawView(more: Partial<DrawView> = {}): DrawView {
  const players = [FIVE, BACKS, BACKS].map((hand) => ({ ...player({ hand, cards: 5 }), drew: null }))
  const { board, small_blind, big_blind, ...shared } = pokerView()
  void [board, small_blind, big_blind]
  const phase = { phase: 'draw' as const, street: 'draw', current_bet: 0, to_act: [0, 1, 2] }
  return { ...shared, ...phase, game: 'draw_poker', config: { ante: 10 }, players, legal: [], ...more }
}

function situation(more: Partial<DrawView> = {}, legal: Props['legal'] = [{ type: 'draw', max: 3 }]): Props {
  return propsOf(drawView(more), { legal })
}

const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name })

beforeEach(() => {
  preferences.lang = 'en'
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the exchange', () => {
  it('gives up the cards that were lifted, in the order of the hand (draw.2)', async () => {
    const props = situation()
    render(Table, { props })
    await fireEvent.click(button(/^nine of hearts/))
    await fireEvent.click(button(/^four of spades/))
    await fireEvent.click(button(/^button\.draw 2/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'draw', discard: ['4s', '9h'] })
  })

  it('keeps all five: « Servi » (draw.2)', async () => {
    const props = situation()
    render(Table, { props })
    await fireEvent.click(button(/^button\.pat/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'draw', discard: [] })
  })

  it('lifts three cards and no fourth, says why, and lays back (draw.2)', async () => {
    const props = situation()
    render(Table, { props })
    for (const name of [/^nine of hearts/, /^four of spades/, /^ace of clubs/])
      await fireEvent.click(button(name))
    const king = button(/^king of spades/)
    expect(king.getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(king)
    expect(screen.getByText('refusal.too_many 3')).toBeTruthy()
    await fireEvent.click(button(/^ace of clubs/))
    expect(button(/^button\.draw 2/)).toBeTruthy()
    await fireEvent.click(button('button.lay_back'))
    expect(button(/^button\.pat/)).toBeTruthy()
  })

  it('goes on while others choose (draw.3)', async () => {
    const props = situation()
    const { rerender } = render(Table, { props })
    await fireEvent.click(button(/^nine of hearts/))
    const other: DrawEvent = { type: 'chose', seat: 2, discard: null, count: null }
    await rerender({ view: step(props.view, other, 0)?.view as DrawView })
    expect(button(/^button\.draw 1/)).toBeTruthy()
  })

  it('is final: who has chosen waits for the others (draw.3)', () => {
    render(Table, { props: situation({ to_act: [1, 2] }, []) })
    expect(screen.getByText('wait.chosen 1,2')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^king of spades/ })).toBeNull()
    expect(screen.getByRole('img', { name: 'king of spades' })).toBeTruthy()
  })

  it('marks what came, as long as the hand lasts (draw.4)', () => {
    const history = historyOf(
      { type: 'hand_started', round: 1, rounds: 10, dealer: 0, stacks: [] },
      { type: 'drew', seat: 1, count: 1, cards: ['??'], hand: BACKS },
      { type: 'drew', seat: 0, count: 1, cards: ['9h'], hand: FIVE },
    ) as Props['history']
    render(Table, {
      props: { ...situation({ phase: 'betting', street: 'second', to_act: [1] }, []), history },
    })
    expect(screen.getByRole('img', { name: 'nine of hearts, received' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'king of spades' })).toBeTruthy()
  })
})

describe('the events of the exchange', () => {
  it('tell of the others only that they have chosen, then how many cards (draw.3, draw.5)', () => {
    const chosen = step(drawView(), { type: 'chose', seat: 1, discard: null, count: null }, 0)
      ?.view as DrawView
    expect(chosen.players[1]).toMatchObject({ drew: null, hand: BACKS })
    // Who is still choosing goes on choosing.
    expect(chosen.to_act).toEqual([0, 2])
    const own = step(chosen, { type: 'chose', seat: 0, discard: ['4s'], count: 1 }, 0)?.view as DrawView
    expect(own.players[0]).toMatchObject({ drew: 1, hand: FIVE })
    const drew = step(own, { type: 'drew', seat: 1, count: 3, cards: ['??'], hand: BACKS }, 0)?.view
    expect((drew as DrawView).players[1]?.drew).toBe(3)
  })

  it('put the new cards where the old ones were, and the next hand forgets them (draw.4, draw.5)', () => {
    const hand = ['Ks', '7c', 'Kd', '9h', 'Ac']
    const drew = step(drawView(), { type: 'drew', seat: 0, count: 1, cards: ['7c'], hand }, 0)
      ?.view as DrawView
    expect(drew).toMatchObject({ street: 'second', best: null })
    expect(drew.players[0]).toMatchObject({ hand, drew: 1 })
    const next: DrawEvent = {
      type: 'hand_started',
      round: 3,
      rounds: 10,
      dealer: 0,
      stacks: [1000, 1000, 1000],
    }
    const fresh = step(drew, next, 0)?.view as DrawView
    expect(fresh).toMatchObject({ street: 'first', phase: 'betting' })
    expect(fresh.players.map((seat) => seat.drew)).toEqual([null, null, null])
  })
})
