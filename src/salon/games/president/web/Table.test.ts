import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '$lib/preferences.svelte'
import { propsOf } from '$lib/tables/testing'
import { playerView, presidentView } from './samples'
import Table from './Table.svelte'
import type { PresidentView, Props } from './table'

const hand = ['5s', '5h', '8c', 'Ts', 'Th']
const singles = hand.map((code) => ({ type: 'play' as const, cards: [code] }))
const pairs = [
  { type: 'play' as const, cards: ['5s', '5h'] },
  { type: 'play' as const, cards: ['Ts', 'Th'] },
]
const pass = { type: 'pass' as const }

function situation(more: Partial<PresidentView> = {}, legal: Props['legal'] = []): Props {
  const others = [playerView(), playerView(), playerView()]
  const view = presidentView({ players: [playerView({ hand }), ...others], to_act: [], ...more })
  return propsOf(view, {
    legal,
    say: (key, params = {}) => ('value' in params ? `${key} ${String(params.value)}` : key),
  })
}

const card = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const refuses = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') === 'true'
/** A bar that has changed does nothing for a moment. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400)
const chosen = (): number => screen.queryAllByRole('button', { pressed: true }).length

beforeEach(() => {
  preferences.lang = 'en'
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('one’s turn', () => {
  it('takes a pair with a tap and plays it with a second one', async () => {
    const props = situation({}, [...pairs, pass])
    render(Table, { props })
    await fireEvent.click(card(/^ten of hearts/))
    expect(chosen()).toBe(2)
    expect(refuses(card(/^lay\.2 T/))).toBe(false)
    await fireEvent.click(card(/^ten of hearts/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'play', cards: ['Ts', 'Th'] })
  })

  it('lets one who opens take the pair, then a single (pli.1)', async () => {
    const props = situation({}, [...singles, ...pairs])
    render(Table, { props })
    await fireEvent.click(card(/^five of spades/))
    expect(chosen()).toBe(2)
    await fireEvent.click(card(/^five of spades/))
    expect(chosen()).toBe(1)
    expect(props.act).not.toHaveBeenCalled()
    expect(refuses(card(/^action\.pass/))).toBe(true)
  })

  it('dims what is in no legal play and says why (text.2)', () => {
    const barred = { '8c': { code: 'wrong_count', params: { count: 2 } } }
    render(Table, { props: situation({ barred }, [...pairs, pass]) })
    expect(refuses(card(/^eight of clubs, cannot be played: barred\.wrong_count 8/))).toBe(true)
  })

  it('plays at once where one tap is the setting', async () => {
    const props = { ...situation({}, [...pairs, pass]), oneTap: true }
    render(Table, { props })
    await fireEvent.click(card(/^ten of spades/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'play', cards: ['Ts', 'Th'] })
  })
})

describe('what is prepared', () => {
  it('is played when the turn comes', async () => {
    const props = situation()
    const { rerender } = render(Table, { props })
    await fireEvent.click(card(/^ten of spades/))
    await settle()
    await fireEvent.click(card(/^ahead\.prepare\.2 T/))
    await rerender({ legal: [...pairs, pass] })
    expect(props.act).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(600)
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'play', cards: ['Ts', 'Th'] })
  })

  it('is let go, and said so, when it does not fit', async () => {
    const props = situation()
    const { rerender } = render(Table, { props })
    await fireEvent.click(card(/^ten of spades/))
    await settle()
    await fireEvent.click(card(/^ahead\.prepare\.2 T/))
    await rerender({ legal: [...singles, pass] })
    await vi.advanceTimersByTimeAsync(600)
    expect(props.act).not.toHaveBeenCalled()
    expect(screen.getByText('ahead.dropped')).toBeTruthy()
  })

  it('passes by itself after one to two seconds, only if nothing can be played (hidden.4)', async () => {
    const props = situation()
    const { rerender } = render(Table, { props })
    await fireEvent.click(screen.getByRole('switch'))
    await rerender({ legal: [...pairs, pass] })
    await vi.advanceTimersByTimeAsync(3000)
    expect(props.act).not.toHaveBeenCalled()
    await rerender({ legal: [pass] })
    await vi.advanceTimersByTimeAsync(990)
    expect(props.act).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1010)
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'pass' })
  })
})

describe('giving back (swap.3)', () => {
  const exchange = (): Props => {
    const players = [
      playerView({ hand, role: 'president', received: ['Th'] }),
      playerView({ role: 'trou', gave: ['Th', '5h'] }),
      playerView({ role: 'neutral' }),
    ]
    return situation({ phase: 'exchange', players, to_act: [0] }, [{ type: 'give', count: 2 }])
  }

  it('fills the tray card by card; a card can be taken back', async () => {
    const props = exchange()
    render(Table, { props })
    expect(refuses(card(/^action\.give/))).toBe(true)
    await fireEvent.click(card(/^five of spades/))
    await fireEvent.click(card(/^eight of clubs/))
    await settle()
    await fireEvent.click(screen.getAllByRole('button', { name: 'swap.take_back' })[0] as HTMLElement)
    await fireEvent.click(card(/^five of spades/))
    await settle()
    await fireEvent.click(card(/^action\.give/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'give', cards: ['8c', '5s'] })
  })

  it('offers nothing to who watches', () => {
    render(Table, { props: { ...exchange(), me: null, legal: [] } })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
