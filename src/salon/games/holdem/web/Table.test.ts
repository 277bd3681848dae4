import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '$lib/preferences.svelte'
import { propsOf } from '$lib/tables/testing'
import { historyOf, player, pokerView } from '../../_poker/web/samples'
import Round from './Round.svelte'
import Table from './Table.svelte'
import type { HoldemView, Props } from './table'

function situation(more: Partial<HoldemView> = {}, legal: Props['legal'] = []): Props {
  const view = { ...pokerView(), config: { blinds: [10, 20] }, ...more } as HoldemView
  return propsOf(view, { legal })
}
const owed: Props['legal'] = [{ type: 'fold' }, { type: 'call' }, { type: 'raise', min: 80, max: 980 }]
const free: Props['legal'] = [{ type: 'fold' }, { type: 'check' }]

const button = (name: RegExp | string): HTMLElement => screen.getByRole('button', { name })
/** What changes under a finger does nothing for a moment. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400)

beforeEach(() => {
  preferences.lang = 'en'
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the turn', () => {
  it('offers what is legal with its amounts (screen.1)', async () => {
    const props = situation({}, owed)
    render(Table, { props })
    await fireEvent.click(button('button.call 40'))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'call' })
    expect(screen.getByText('prompt.owed 40')).toBeTruthy()
    expect(screen.getByText('combination.pair A K')).toBeTruthy()
  })

  it('raises to the amount of the slider, of a step, of a name or of the field (actions.4)', async () => {
    const props = situation({}, owed)
    render(Table, { props })
    expect(button('button.raise 80')).toBeTruthy()
    await fireEvent.click(button('amount_of.more'))
    expect(button('button.raise 100')).toBeTruthy()
    await fireEvent.click(button(/^amount_of\.preset button\.pot/))
    expect(button('button.raise 180')).toBeTruthy()
    await fireEvent.input(screen.getByRole('slider'), { target: { value: '1' } })
    expect(button('button.raise 100')).toBeTruthy()
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '333' } })
    await fireEvent.click(button('button.raise 333'))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'raise', to: 333 })
  })

  it('says why an amount will not do, and does not send it (actions.6)', async () => {
    const props = situation({}, owed)
    render(Table, { props })
    await fireEvent.input(screen.getByRole('textbox'), { target: { value: '50' } })
    expect(screen.getByRole('alert').textContent).toContain('refusal.raise_too_small')
    await fireEvent.click(button(/^button\.raise/))
    expect(props.act).not.toHaveBeenCalled()
  })

  it('says why there is no lower notch, nor a higher one (actions.5)', async () => {
    render(Table, { props: situation({}, owed) })
    const less = button('amount_of.less')
    expect(less.getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(less)
    expect(screen.getAllByText(/^refusal\.raise_too_small 80/)).toHaveLength(2) // in the line, and for the ear
    await fireEvent.click(button(/^amount_of\.preset button\.all_in/))
    await fireEvent.click(button('amount_of.more'))
    expect(screen.getAllByText(/^refusal\.raise_too_large 80 980/)).toHaveLength(2)
    expect(button(/^button\.all_in/)).toBeTruthy()
  })

  it('calls all of it « tapis » (screen.1)', async () => {
    const props = situation({}, owed)
    render(Table, { props })
    await fireEvent.click(button(/^amount_of\.preset button\.all_in/))
    await fireEvent.click(button(/^button\.all_in/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'raise', to: 980 })
  })

  it('asks before a hand is folded that could check (screen.2)', async () => {
    const props = situation({ current_bet: 0 }, free)
    render(Table, { props })
    await fireEvent.click(button('action.fold'))
    expect(props.act).not.toHaveBeenCalled()
    await settle()
    await fireEvent.click(button('button.keep'))
    await settle()
    await fireEvent.click(button('action.fold'))
    await settle()
    await fireEvent.click(button('button.fold_anyway'))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'fold' })
  })

  it('is not offered before the table shows it', () => {
    render(Table, { props: situation({ to_act: [] }, owed) })
    expect(screen.queryByRole('button', { name: /^button\.call/ })).toBeNull()
  })
})

describe('what is prepared', () => {
  it('checks when nothing is owed, else folds', async () => {
    const props = situation({ to_act: [1] })
    const { rerender } = render(Table, { props })
    await fireEvent.click(button('prompt.auto'))
    await rerender({ view: { ...props.view, to_act: [0] }, legal: owed })
    await vi.advanceTimersByTimeAsync(700)
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'fold' })
  })

  it('calls that amount and no other', async () => {
    const props = situation({ to_act: [1] })
    const { rerender } = render(Table, { props })
    await fireEvent.click(button('button.call 40'))
    await rerender({ view: { ...props.view, current_bet: 120, to_act: [0] }, legal: owed })
    await vi.advanceTimersByTimeAsync(700)
    expect(props.act).not.toHaveBeenCalled()
    expect(screen.getByText('ahead.dropped')).toBeTruthy()
  })
})

describe('the middle', () => {
  it('has the board and the pots apart with who may win them (pots.1, pots.2)', () => {
    const pots = [
      { amount: 90, seats: [0, 1, 2] },
      { amount: 60, seats: [0, 2] },
    ]
    render(Table, { props: situation({ pots }) })
    expect(screen.getByRole('list', { name: 'pot.all' }).textContent).toMatch(
      /pot\.name\.main.*90.*pot\.name\.side.*60.*pot\.seats 0,2/s,
    )
    expect(screen.getByRole('list', { name: 'board.label' }).textContent).toContain('board.turn')
    expect(screen.getByRole('img', { name: 'spot.bet 1 40' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'puck.of small_blind 0' })).toBeTruthy()
  })
})

describe('the end of a hand', () => {
  const pair = { category: 'pair' as const, cards: ['As', 'Ad', 'Kd', '9s', '4d'] }
  const two = { category: 'two_pair' as const, cards: ['Ah', 'Ad', '9h', '9s', '4d'] }

  it('tells what comes back, the hands, each pot and why, and the chips of all (screen.4)', () => {
    const players = [
      player({ hand: ['Ah', '9h'], combination: two, won: 150, paid: 50, stack: 1100 }),
      player({
        hand: ['As', 'Kd'],
        combination: pair,
        won: 0,
        paid: 50,
        stack: 0,
        exit: { hand: 2, stack: 50 },
      }),
      player({ state: 'folded', hand: [], won: 0, paid: 50, stack: 950 }),
    ]
    const view = { phase: 'round_over' as const, to_act: [], players, shown: [1, 0], best: two }
    const pots = [{ amount: 150, seats: [0, 1], winners: [{ seat: 0, chips: 150 }] }]
    const history = historyOf({ type: 'came_back', seat: 0, amount: 30 }) as Props['history']
    const { container } = render(Round, { props: { ...situation({ ...view, pots }), history } })
    const told = container.textContent ?? ''
    const order = [
      'event.came_back',
      'combination.two_pair A 9',
      'combination.pair A K',
      'why.category 0 two_pair pair',
    ]
    const at = [...order, 'result.net 100', 'result.net -50'].map((words) => told.indexOf(words))
    expect(at).toEqual([...at].sort((a, b) => a - b))
    expect(at).not.toContain(-1)
    expect(told).toContain('panel.out')
  })

  it('shows no card when all others have folded (showdown.4)', () => {
    const players = [player({ won: 40, paid: 10, hand: ['Ah', 'Kc'] }), player({ state: 'folded', hand: [] })]
    const pots = [{ amount: 40, seats: [0], winners: [{ seat: 0, chips: 40 }] }]
    render(Round, { props: situation({ phase: 'round_over', to_act: [], players, pots }) })
    expect(screen.getByText('panel.folds 0')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /ace of hearts/ })).toBeNull()
  })
})
