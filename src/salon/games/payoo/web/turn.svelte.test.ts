import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GUARD_MS } from '$lib/table/actions'
import { actionsOf } from './bar'
import { payooView, playerView } from './samples'
import type { Props } from './table'
import { PREPARED_MS, Turn } from './turn.svelte'

const say = (key: string, params: object = {}): string => `${key} ${JSON.stringify(params)}`
const plays = (...cards: string[]) => cards.map((card) => ({ type: 'play' as const, card }))
const waiting = { legal: [], view: payooView({ to_act: [1] }) }

let end = (): void => undefined
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  end()
  vi.useRealTimers()
})

function sit(more: Partial<Props>) {
  const act = vi.fn(() => Promise.resolve(null))
  const base = {
    view: payooView(),
    me: 0,
    status: 'playing',
    legal: [],
    busy: false,
    oneTap: false,
    act,
    say,
  }
  let props = $state.raw({ ...base, ...more } as unknown as Props)
  let turn: Turn | undefined
  end = $effect.root(() => {
    turn = new Turn(() => props)
    turn.run()
  })
  flushSync()
  const change = (next: Partial<Props>): void => {
    props = { ...props, ...next }
    flushSync()
  }
  const later = (ms: number): void => {
    vi.advanceTimersByTime(ms)
    flushSync()
  }
  if (!turn) throw new Error('no turn')
  return { act, turn, change, later }
}

describe('the gift', () => {
  const owing = { legal: [{ type: 'give' as const, count: 2 }], view: payooView({ phase: 'give' }) }

  it('fills the tray up to the number, and gives what lies in it (gift.2, gift.3)', () => {
    const { act, turn } = sit(owing)
    turn.press('7d')
    turn.press('3p')
    turn.press('Td')
    expect(turn.chosen).toEqual(['7d', '3p'])
    turn.takeBack('7d')
    expect(actionsOf(turn, owing.view, say)[0]).toMatchObject({ id: 'give', disabled: true })
    turn.throw('Td')
    expect(actionsOf(turn, owing.view, say)[0]).toMatchObject({ disabled: false })
    void turn.give()
    expect(act).toHaveBeenCalledWith({ type: 'give', cards: ['3p', 'Td'] })
  })
})

describe('a gift that cannot be given now', () => {
  it('stays chosen while the connection is lost, and nothing else can be', () => {
    const view = payooView({ phase: 'give' })
    const { turn, change } = sit({ legal: [{ type: 'give', count: 2 }], view })
    turn.press('7d')
    change({ legal: [] })
    turn.press('3p')
    expect(turn.chosen).toEqual([])
    change({ legal: [{ type: 'give', count: 2 }] })
    expect(turn.chosen).toEqual(['7d'])
  })
})

describe('one’s turn', () => {
  it('chooses with one press and plays with the second (text.3)', () => {
    const { act, turn, later } = sit({ legal: plays('7d', 'Td') })
    later(GUARD_MS)
    turn.press('7d')
    expect(act).not.toHaveBeenCalled()
    turn.press('Td')
    turn.press('Td')
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'Td' })
  })

  it('plays with one press where the device says so, but not in the first moment', () => {
    const { act, turn, later } = sit({ legal: plays('7d', 'Td'), oneTap: true })
    turn.press('7d')
    expect(act).not.toHaveBeenCalled()
    later(GUARD_MS)
    turn.press('Td')
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'Td' })
  })

  it('does not keep a choice that may not be played (trick.2)', () => {
    const { turn, change } = sit(waiting)
    turn.press('3p')
    expect(turn.chosen).toEqual(['3p'])
    change({ legal: plays('7d', 'Td'), view: payooView() })
    expect(turn.chosen).toEqual([])
  })
})

describe('the card prepared', () => {
  it('is played when it is the viewer’s turn on the screen', () => {
    const { act, turn, change, later } = sit(waiting)
    turn.press('Td')
    turn.armed = true
    change({ legal: plays('7d', 'Td'), view: payooView({ to_act: [] }) })
    later(PREPARED_MS * 2)
    expect(act).not.toHaveBeenCalled()
    change({ view: payooView() })
    later(PREPARED_MS)
    expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'play', card: 'Td' })
    expect(turn.armed).toBe(false)
  })

  it('is let go, with a word, if it does not fit', () => {
    const { act, turn, change, later } = sit(waiting)
    turn.press('3p')
    turn.armed = true
    change({ legal: plays('7d', 'Td'), view: payooView() })
    later(PREPARED_MS)
    expect(act).not.toHaveBeenCalled()
    expect(turn).toMatchObject({ armed: false, dropped: '3p', chosen: [] })
    change(waiting)
    expect(turn.dropped).toBeNull()
  })

  it('is let go by a press on it, and by a press on another', () => {
    const { turn } = sit(waiting)
    turn.press('Td')
    turn.armed = true
    turn.press('7d')
    expect(turn).toMatchObject({ armed: false, chosen: ['7d'] })
    turn.press('7d')
    expect(turn.chosen).toEqual([])
  })
})

describe('the bar', () => {
  const before = payooView({ last_trick: [{ seat: 1, card: '2s' }], last_winner: 1, to_act: [1] })

  it('offers the trick before to everybody, and closes it at one’s turn (hidden.4)', () => {
    const { turn, change } = sit({ legal: [], view: before })
    const ids = (): string[] => actionsOf(turn, before, say).map(({ id }) => id)
    expect(ids()).toEqual(['last', 'prepare'])
    turn.looking = true
    change({ legal: plays('7d') })
    expect(turn.looking).toBe(false)
    expect(ids()).toEqual(['last', 'play'])
    change({ me: null, legal: [] })
    expect(ids()).toEqual(['last'])
  })

  it('has nothing to prepare once the hand is empty', () => {
    const view = payooView({ players: [playerView({ hand: [] }), playerView(), playerView()], to_act: [1] })
    const { turn } = sit({ legal: [], view })
    expect(actionsOf(turn, view, say)).toEqual([])
  })
})
