import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '$lib/preferences.svelte'
import { GUARD_MS } from '$lib/table/actions'
import { propsOf } from '$lib/tables/testing'
import Round from './Round.svelte'
import { fanView, playerView } from './samples'
import Table from './Table.svelte'
import type { FanView, Props } from './table'

function situation(more: Partial<FanView> = {}, legal: Props['legal'] = []): Props {
  return propsOf(fanView(more), { legal })
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(GUARD_MS + 50)
const hand = () => within(screen.getByRole('list', { name: 'hand.label' }))

beforeEach(() => {
  preferences.lang = 'en'
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the neighbour’s fan', () => {
  it('is drawn from by a press on a back, once the tap is meant (offer.5, text.1)', async () => {
    const props = situation({}, [{ type: 'draw', count: 4 }])
    render(Table, { props })
    await fireEvent.click(button(/^prompt\.draw_card 3$/))
    expect(props.act).not.toHaveBeenCalled()
    await settle()
    await fireEvent.click(button(/^prompt\.draw_card 3$/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'draw', position: 2 })
  })

  it('has one tab stop, and arrows that reach every back', async () => {
    render(Table, { props: situation({}, [{ type: 'draw', count: 4 }]) })
    const list = screen.getByRole('list', { name: 'prompt.fan_of 2' })
    const backs = within(list).getAllByRole('button')
    expect(backs.filter((back) => back.tabIndex === 0)).toHaveLength(1)
    backs[0]?.focus()
    await fireEvent.keyDown(list, { key: 'End' })
    expect(document.activeElement).toBe(backs[3])
  })

  it('bears nothing that tells one back from another (hidden.2)', () => {
    render(Table, { props: situation({}, [{ type: 'draw', count: 4 }]) })
    const list = screen.getByRole('list', { name: 'prompt.fan_of 2' })
    const bare = within(list)
      .getAllByRole('button')
      .map((back) => back.innerHTML)
    expect(new Set(bare).size).toBe(1)
  })

  it('of others is looked at, not touched', () => {
    render(Table, { props: situation({ offer: { from: 2, to: 1, cards: 4, open: true }, to_act: [1] }) })
    expect(within(screen.getByRole('list', { name: 'prompt.fan_of 2' })).queryByRole('button')).toBeNull()
  })
})

describe('one’s own hand', () => {
  it('is not called playable while nothing can be done with it', () => {
    render(Table, { props: situation({}, [{ type: 'draw', count: 4 }]) })
    expect(hand().getByRole('button', { name: 'queen of spades' })).toBeTruthy()
    expect(hand().queryByRole('button', { name: /playable/ })).toBeNull()
  })

  it('is put in order while it is offered: lifted, moved, shuffled (offer.3)', async () => {
    const props = situation({ offer: { from: 0, to: 1, cards: 3, open: true } }, [
      { type: 'reorder', count: 3 },
    ])
    render(Table, { props })
    await fireEvent.click(hand().getByRole('button', { name: /^queen of spades/ }))
    await fireEvent.click(button(/^bar\.left/))
    expect(props.act).toHaveBeenLastCalledWith({ type: 'reorder', order: ['Qs', '9h', '2c'] })
    await fireEvent.click(hand().getByRole('button', { name: /^two of clubs/ }))
    expect(props.act).toHaveBeenLastCalledWith({ type: 'reorder', order: ['9h', '2c', 'Qs'] })
  })

  it('throws off the two of three that were chosen (pair.3)', async () => {
    const pairs = [
      ['9h', '9d'],
      ['9h', '9c'],
      ['9d', '9c'],
    ]
    const legal: Props['legal'] = [
      ...pairs.map((cards) => ({ type: 'discard' as const, cards })),
      { type: 'done' },
    ]
    const players = [playerView(['9h', '9d', '9c', 'Qs']), playerView(3), playerView(4)]
    const props = situation({ phase: 'pairing', offer: null, players }, legal)
    render(Table, { props })
    expect(
      hand().getByRole('button', { name: /^queen of spades, cannot be played: bar\.alone/ }),
    ).toBeTruthy()
    await fireEvent.click(hand().getByRole('button', { name: /^nine of diamonds/ }))
    await fireEvent.click(hand().getByRole('button', { name: /^nine of clubs/ }))
    await fireEvent.click(button(/^action\.discard/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'discard', cards: ['9d', '9c'] })
  })

  it('marks the lonely jack for its owner (pack.2)', () => {
    const players = [playerView(['Js', '2c']), playerView(3), playerView(4)]
    render(Table, { props: situation({ config: { variant: 'jack' }, players }) })
    expect(hand().getByRole('button', { name: /^jack of spades, lonely\.detail/ })).toBeTruthy()
  })

  it('is done with once it is empty (out.1)', () => {
    const players = [playerView(0, { out: 1 }), playerView(3), playerView(4)]
    render(Table, {
      props: situation({ players, offer: { from: 2, to: 1, cards: 4, open: true }, to_act: [1] }),
    })
    expect(screen.getByText('hand.safe')).toBeTruthy()
  })
})

describe('the end of a round', () => {
  it('says who keeps the last card, kindly, and in which order the others got away (end.1, out.2)', () => {
    const players = [playerView(0, { out: 2 }), playerView(['Qd'], { score: 1 }), playerView(0, { out: 1 })]
    render(Round, { props: situation({ phase: 'round_over', offer: null, loser: 1, players }) })
    expect(screen.getByText(/^result\.loser 1/)).toBeTruthy()
    expect(screen.getByText('round_panel.kind 1')).toBeTruthy()
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('paper.player 2')
    expect(rows[2]).toContain('mark.loser')
    expect(rows[2]).toContain('result.total 1')
  })

  it('says that nobody loses a void round (end.3)', () => {
    render(Round, { props: situation({ phase: 'round_over', offer: null }) })
    expect(screen.getByText(/^result\.void/)).toBeTruthy()
  })
})
