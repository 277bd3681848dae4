import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '$lib/preferences.svelte'
import { propsOf } from '$lib/tables/testing'
import { AUTO_MS } from './auto.svelte'
import Round from './Round.svelte'
import { henView, played, playerView, told } from './samples'
import Table from './Table.svelte'
import type { HenView, Props } from './table'

const legal = (...types: ('play' | 'chicken' | 'stop')[]): Props['legal'] => types.map((type) => ({ type }))

function situation(more: Partial<HenView> = {}, options: Props['legal'] = []): Props {
  return propsOf(henView(more), { legal: options })
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const refuses = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') === 'true'

beforeEach(() => {
  preferences.lang = 'en'
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the table', () => {
  it('shows the count and what each card made of it (count.1, hidden.2)', () => {
    render(Table, { props: situation() })
    expect(screen.getByRole('img', { name: 'mark.danger 16 danger.very' })).toBeTruthy()
    expect(screen.getByRole('img', { name: /^seven of spades, sum\.total add 7 9 16/ })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'stack.label 1 14' })).toBeTruthy()
  })

  it('plays and chickens out by the two buttons (text.1)', async () => {
    const props = situation({}, legal('play', 'chicken'))
    render(Table, { props })
    await fireEvent.click(button(/^bar\.play/))
    await fireEvent.click(button(/^bar\.chicken/))
    expect(vi.mocked(props.act).mock.calls).toEqual([[{ type: 'play' }], [{ type: 'chicken' }]])
  })

  it('says why one may not chicken out, on the line (chicken.1)', async () => {
    const props = situation({ count: 8, pile: ['8s'] }, legal('play'))
    render(Table, { props })
    const chicken = button(/^bar\.chicken/)
    expect(refuses(chicken)).toBe(true)
    await fireEvent.click(chicken)
    expect(props.act).not.toHaveBeenCalled()
    expect(screen.getAllByText('refusal.chicken_too_low 11').length).toBeGreaterThan(1)
  })

  it('plays by itself only what is forced, once it is seen to be one’s turn (clock.3)', async () => {
    const props = situation({ run: 'start', due: 2, pile: [], sums: [], count: 0, to_act: [] }, legal('play'))
    const { rerender } = render(Table, { props })
    await fireEvent.click(screen.getByRole('switch', { name: 'prompt.auto' }))
    await vi.advanceTimersByTimeAsync(AUTO_MS * 2)
    expect(props.act).not.toHaveBeenCalled()
    await rerender({ view: henView({ run: 'start', due: 2 }) })
    await vi.advanceTimersByTimeAsync(AUTO_MS)
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'play' })
    await rerender({ legal: legal('play', 'chicken'), view: henView() })
    await vi.advanceTimersByTimeAsync(AUTO_MS * 2)
    expect(props.act).toHaveBeenCalledOnce()
  })

  it('gives who watches the same picture and no buttons (hidden.2)', () => {
    render(Table, { props: { ...situation({ to_act: [1] }), me: null } })
    expect(screen.getByRole('img', { name: 'mark.danger 16 danger.very' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('tells the series in words beside it', () => {
    const history = told(played(1, '9s', 'add', 9, 0, 9), played(2, '8h', 'subtract', 8, 16, 8))
    render(Table, { props: { ...situation(), history } })
    expect(screen.getByText(/^story\.turn 1 sum\.plain/)).toBeTruthy()
    expect(screen.getByText(/^story\.turn 2 sum\.subtract .*why\.red/)).toBeTruthy()
  })
})

describe('the end of a round', () => {
  it('says who is rid of everything, a point for each card, and the totals (win.1, score.1)', () => {
    const players = [playerView(11, 15), playerView(0, 0), playerView(7, 16)]
    render(Round, { props: situation({ phase: 'round_over', players }) })
    expect(screen.getByText(/^event\.round_won 1/)).toBeTruthy()
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('result.points 0')
    expect(rows[2]).toContain('result.points 11')
    expect(rows[2]).toContain('result.total 15')
  })

  it('says that the limit was reached (cap.1)', () => {
    render(Round, { props: situation({ phase: 'round_over', config: { cap: 150 } }) })
    expect(screen.getByText(/^event\.capped 150/)).toBeTruthy()
  })
})
