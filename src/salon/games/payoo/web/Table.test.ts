import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '$lib/preferences.svelte'
import { propsOf } from '$lib/tables/testing'
import { payooView, playerView } from './samples'
import Round from './Round.svelte'
import Table from './Table.svelte'
import type { PayooEvent, PayooView, Props } from './table'

const hand = ['7d', 'Td', '3p']
const plays = (...cards: string[]): Props['legal'] => cards.map((card) => ({ type: 'play', card }))

function situation(more: Partial<PayooView> = {}, legal: Props['legal'] = []): Props {
  return propsOf(payooView(more), { legal })
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const refuses = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') === 'true'
/** What changes under a finger does nothing for a moment. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400)

beforeEach(() => {
  preferences.lang = 'en'
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the gift', () => {
  const give: Partial<PayooView> = { phase: 'give', die: null, grand: null, to_act: [0, 1, 2] }

  it('goes from the hand into the tray and back, and is given whole (gift.2, text.1)', async () => {
    const props = situation(give, [{ type: 'give', count: 2 }])
    render(Table, { props })
    const tray = within(screen.getByRole('region', { name: 'gift.label 1' }))
    expect(tray.getAllByLabelText('gift.slot')).toHaveLength(2)
    await fireEvent.click(button(/^ten of diamonds/))
    expect(refuses(button(/^action\.give/))).toBe(true)
    await fireEvent.click(button(/^seven of diamonds/))
    expect(refuses(button(/^3 of Payoo, cannot be played: gift\.full/))).toBe(true)
    await fireEvent.click(tray.getByRole('button', { name: /^gift\.take_back Td/ }))
    await fireEvent.click(button(/^3 of Payoo/))
    await fireEvent.click(button(/^action\.give/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'give', cards: ['7d', '3p'] })
  })

  it('lies there for good once it is confirmed (gift.3)', () => {
    const players = [playerView({ hand: ['Td'], gave: ['7d', '3p'] }), playerView(), playerView()]
    render(Table, { props: situation({ ...give, players, to_act: [1, 2] }) })
    const tray = within(screen.getByRole('region', { name: 'gift.label 1' }))
    expect(tray.getAllByRole('img', { name: /seven of diamonds|3 of Payoo/ })).toHaveLength(2)
    expect(tray.queryByRole('button')).toBeNull()
  })

  it('of another is so many backs (hidden.2)', () => {
    const players = [playerView({ hand }), playerView({ gave: ['??', '??'] }), playerView()]
    render(Table, { props: situation({ ...give, players }) })
    expect(screen.getByRole('img', { name: 'gift.pack 1 2' })).toBeTruthy()
  })
})

describe('a trick', () => {
  const trick = [
    { seat: 1, card: '8s' },
    { seat: 2, card: '12p' },
  ]

  it('dims what may not be played and says why; the Grand Payoo and the dots are told (text.1 to text.3)', () => {
    const barred = { '3p': { code: 'must_follow', params: { suit: 'd' } } }
    const led = { suit: 'd' as const, trick: [{ seat: 2, card: '2d' }], barred }
    render(Table, { props: situation(led, plays('7d', 'Td')) })
    expect(refuses(button(/^3 of Payoo, cannot be played: refusal\.must_follow d/))).toBe(true)
    expect(button(/^seven of diamonds, mark\.grand, received, playable/)).toBeTruthy()
    expect(screen.getByText('prompt.follow d')).toBeTruthy()
  })

  it('shows who holds it and what it is worth (trick.6, pack.3)', () => {
    render(Table, { props: situation({ trick, suit: 's' }) })
    expect(screen.getByRole('img', { name: /^trick\.best 1 8s/ })).toBeTruthy()
    expect(screen.getByRole('img', { name: /^trick\.card 2 12p/ })).toBeTruthy()
    expect(screen.getByText('result.points_short 12')).toBeTruthy()
  })

  it('of before can be looked at, and left (hidden.4)', async () => {
    render(Table, { props: situation({ last_trick: trick, last_winner: 1, to_act: [2] }) })
    await fireEvent.click(button(/^prompt\.last_trick/))
    expect(screen.getByRole('list', { name: 'prompt.last_trick' })).toBeTruthy()
    expect(screen.getByText('trick.before 1')).toBeTruthy()
    await fireEvent.keyDown(window, { key: 'Escape' })
    await settle()
    expect(screen.queryByText('trick.before 1')).toBeNull()
  })

  it('gets the card that was prepared', async () => {
    const props = situation({ to_act: [2] })
    const { rerender } = render(Table, { props })
    await fireEvent.click(button(/^ten of diamonds/))
    await fireEvent.click(button(/^ahead\.prepare 10 d/))
    await rerender({ view: payooView(), legal: plays('7d', 'Td') })
    await vi.advanceTimersByTimeAsync(700)
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'Td' })
  })

  it('takes the second tap on a card as its play', async () => {
    const props = situation({}, plays(...hand))
    render(Table, { props })
    await settle()
    await fireEvent.click(button(/^ten of diamonds/))
    expect(button(/^lay 10 d/)).toBeTruthy()
    await fireEvent.click(button(/^ten of diamonds/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'Td' })
  })
})

describe('the end of a round', () => {
  it('says who took the Grand Payoo, which tricks cost what, and the totals (text.5)', () => {
    const events: PayooEvent[] = [
      { type: 'dealt', round: 2, rounds: 4, dealer: 1, hands: [] },
      { type: 'played', seat: 2, card: '7d', kind: 'lead', grand: true, left: 0 },
      { type: 'trick_won', seat: 1, points: 41, taken: 41 },
      { type: 'trick_won', seat: 1, points: 9, taken: 50 },
    ]
    const players = [
      playerView({ taken: 0, score: 15 }),
      playerView({ taken: 50, score: 88 }),
      playerView({ taken: 200, score: 261 }),
    ]
    const history = events.map((event, n) => ({ n, event }))
    render(Round, { props: { ...situation({ phase: 'round_over', players }), history } })
    expect(screen.getByText('round_panel.caught 1 d')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'round_panel.tricks 2 41 + 9' })).toBeTruthy()
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('round_panel.none')
    expect(rows[2]).toContain('result.points 200')
    expect(rows[2]).toContain('result.total 261')
  })
})
