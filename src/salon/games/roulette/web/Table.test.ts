import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameAction, TableProps } from '$lib/tables/props'
import { propsOf } from '$lib/tables/testing'
import { habits } from './habits.svelte'
import type { Shown, Told } from './shown'
import Table from './Table.svelte'
import { player, say, SEVENTEEN, view } from './testing'
import type { View } from './types.gen'

type Props = TableProps<Shown, GameAction, Told>

const situation = (shown: View, legal: GameAction[] = [], more: Partial<Props> = {}): Props =>
  propsOf<Shown, GameAction, Told>(shown, { place: 'roulette', legal, say, lang: 'fr', ...more })
const BETS: GameAction = { type: 'bet', chips: [10, 50] }
const place = (on: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^cloth.place {"on":"${on}"}`) })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  habits.chip = 10
  habits.before = null
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the betting', () => {
  test('one touch lays the chosen chip on the place (bet.1)', async () => {
    const props = situation(view([player()]), [BETS])
    render(Table, { props })
    await fireEvent.click(place('17'))
    await fireEvent.click(screen.getByRole('button', { name: 'bar.chip {"chip":50}' }))
    await fireEvent.click(place('red'))
    expect(vi.mocked(props.act).mock.calls.map(([action]) => action)).toEqual([
      { type: 'bet', on: '17', chip: 10 },
      { type: 'bet', on: 'red', chip: 50 },
    ])
  })

  test('a chip that does not fit is not laid, and the bar says why (bet.2)', async () => {
    habits.chip = 50
    const own = player({ red: 970 }, { balance: 500 })
    const props = situation(view([own]), [{ type: 'bet', chips: [10] }])
    render(Table, { props })
    for (const dimmed of [screen.getByRole('button', { name: 'bar.chip {"chip":100}' }), place('17')]) {
      await fireEvent.click(dimmed)
      expect(props.act).not.toHaveBeenCalled()
      expect(habits.chip).toBe(50)
      expect(screen.getByRole('status').textContent).toContain('refusal.over_limit')
    }
  })

  test('the cloth is one stop of the tab key', () => {
    const { container } = render(Table, { props: situation(view([player()]), [BETS]) })
    const stops = [...container.querySelectorAll<HTMLElement>('[data-on]')].filter(
      ({ tabIndex }) => tabIndex === 0,
    )
    expect(stops).toHaveLength(1)
  })

  test('who looks on can take a stool', async () => {
    const props = situation(view([null, player()]), [], { me: null })
    render(Table, { props })
    await fireEvent.click(screen.getByRole('button', { name: 'stools.sit' }))
    expect(props.sit).toHaveBeenCalledWith(0)
  })
})

describe('the ball (hidden.1)', () => {
  const over = (): View =>
    view([player({ '17': 10 }, { net: 350, balance: 1350 })], {
      phase: 'round_over',
      fall: SEVENTEEN,
      history: [4, 17],
      last: 17,
    })

  test('nothing is told before it lies still, then everything at once', async () => {
    const pauseEnds = performance.now() + 7000
    const { container } = render(Table, { props: situation(over(), [], { pauseEnds }) })
    const wheel = (): DOMStringMap => (container.querySelector('[data-ball]') as HTMLElement).dataset
    await vi.advanceTimersByTimeAsync(1900)
    expect(wheel()['ball']).toBe('runs')
    expect(container.textContent).not.toContain('announcement')
    expect(container.textContent).not.toContain('result.win')
    await vi.advanceTimersByTimeAsync(150)
    expect(wheel()).toMatchObject({ ball: 'lies', number: '17' })
    expect(container.textContent).toContain('announcement')
    expect(container.textContent).toContain('result.win {"net":350}')
    expect(place('17').getAttribute('aria-label')).toContain('cloth.wins')
  })

  test('who comes after that sees it lie', async () => {
    const props = situation(over(), [], { pauseEnds: performance.now() + 3000 })
    const { container } = render(Table, { props })
    await vi.advanceTimersByTimeAsync(0)
    expect(container.querySelector('[data-ball="lies"]')).not.toBeNull()
  })
})
