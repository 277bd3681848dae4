import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { preferences } from '$lib/preferences.svelte'
import { propsOf } from '$lib/tables/testing'
import { freezeView, playerView } from './samples'
import Round from './Round.svelte'
import Table from './Table.svelte'
import type { FreezeEvent, FreezeView, Props } from './table'

type Legal = Props['legal']
const NAMES = ['Camille', 'Max', 'Léa']
const open = { id: 3, rank: '7', used: false }

function spots(type: 'speed' | 'swap' | 'take', seat?: number): Legal {
  return [0, 1].flatMap((line) =>
    [0, 1].map((slot) => ({ type, ...(seat !== undefined && { seat }), line, slot })),
  ) as Legal
}
const looks = (seat: number): Legal =>
  [0, 1].flatMap((line) => [0, 1].map((slot) => ({ type: 'look' as const, seat, line, slot })))

function situation(more: Partial<FreezeView> = {}, legal: Legal = [], rest: Partial<Props> = {}): Props {
  const plate = (seat: number) => ({
    name: NAMES[seat] ?? '',
    avatar: 'renard',
    robot: false,
    away: false,
    me: seat === 0,
    turn: false,
    labels: { robot: '', turn: '', away: '', dealer: '' },
  })
  const seats = NAMES.map((name, seat) => ({
    seat,
    name,
    avatar: 'renard',
    person: name,
    robot: false,
    away: false,
    standIn: false,
    me: seat === 0,
    turn: false,
    clock: null,
    plate: plate(seat),
  }))
  return propsOf(freezeView(more), { legal, seats, ...rest })
}

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const own = () => within(screen.getByRole('group', { name: 'hand.label' }))
/** What changes under a finger does nothing for a moment. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(400)
const card = (line: number, slot: number): HTMLElement =>
  own().getByRole('button', { name: new RegExp(`spot\\.\\w+ 0 ${line} ${slot}`) })

beforeEach(() => {
  preferences.lang = 'en'
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('one’s own cards', () => {
  it('are closed but for those that are being shown (look.1, hidden.1)', () => {
    const seen = [{ seat: 0, line: 1, slot: 0, card: 'Kh' }]
    render(Table, { props: situation({ phase: 'look', seen }, [{ type: 'ready' }]) })
    expect(own().getByRole('button', { name: /spot\.open_mine 0 1 0 king of hearts/ })).toBeTruthy()
    expect(own().getAllByRole('button', { name: /spot\.mine/ })).toHaveLength(3)
  })

  it('do nothing when there is nothing to do', async () => {
    const props = situation({ turn: 1 })
    render(Table, { props })
    expect(card(0, 0).getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(card(0, 0))
    expect(props.act).not.toHaveBeenCalled()
  })

  it('leave a hole where a card has left (place.1)', () => {
    const players = [
      playerView({
        lines: [
          [null, '??'],
          ['??', '??'],
        ],
      }),
      playerView(),
      playerView(),
    ]
    render(Table, { props: situation({ players }) })
    expect(own().getByRole('img', { name: 'spot.hole_mine 0 0 0' })).toBeTruthy()
    expect(own().getAllByRole('button')).toHaveLength(3)
  })
})

describe('speed', () => {
  const speeding = { window: open, discard: '7d', discard_count: 3 }

  it('takes one tap, at once, and names its window (speed.3, race.1)', async () => {
    const props = situation({ ...speeding, turn: 1 }, spots('speed'))
    render(Table, { props })
    await fireEvent.click(card(1, 0))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'speed', line: 1, slot: 0, window: 3 })
    await fireEvent.click(card(1, 1))
    expect(props.act).toHaveBeenCalledTimes(1)
  })

  it('obeys the moment a window opens, but not where the finger meant something else', async () => {
    const props = situation({ turn: 1 })
    const { rerender } = render(Table, { props })
    await rerender({ view: freezeView({ ...speeding, turn: 1 }), legal: spots('speed') })
    await fireEvent.click(card(0, 1))
    expect(props.act).toHaveBeenCalledTimes(1)

    const swapping = [{ type: 'discard' as const }, ...spots('swap')]
    await rerender({ view: freezeView({ drawn: '9c' }), legal: swapping })
    await settle()
    const window = { ...open, id: 4 }
    await rerender({ view: freezeView({ ...speeding, window, turn: 1 }), legal: spots('speed') })
    await fireEvent.click(card(0, 1))
    expect(props.act).toHaveBeenCalledTimes(1)
    await settle()
    await fireEvent.click(card(0, 1))
    expect(props.act).toHaveBeenCalledTimes(2)
  })

  it('is offered only while the screen shows the window open (speed.5)', () => {
    render(Table, { props: situation({ ...speeding, window: { ...open, used: true } }, spots('speed')) })
    expect(screen.queryByRole('button', { name: /action\.speed/ })).toBeNull()
  })

  it('lets the card be tried again when the table has refused', async () => {
    const act = vi.fn(async () => ({ code: 'too_late', params: {} }))
    render(Table, { props: situation({ ...speeding, turn: 1 }, spots('speed'), { act }) })
    await fireEvent.click(card(1, 0))
    await fireEvent.click(card(1, 1))
    expect(act).toHaveBeenCalledTimes(2)
  })
})

describe('a turn', () => {
  it('draws, takes in place of a card, and asks before it freezes (turn.1, turn.5, turn.6)', async () => {
    const legal: Legal = [{ type: 'draw' }, ...spots('take'), { type: 'freeze' }]
    const props = situation({ discard: '3h', discard_count: 1 }, legal)
    render(Table, { props })
    await fireEvent.click(button(/^action\.draw/))
    expect(props.act).toHaveBeenLastCalledWith({ type: 'draw' })
    await fireEvent.click(button(/^action\.take/))
    await settle()
    await fireEvent.click(card(0, 1))
    expect(props.act).toHaveBeenLastCalledWith({ type: 'take', line: 0, slot: 1 })
    await settle()
    await fireEvent.click(button(/^action\.freeze/))
    expect(props.act).toHaveBeenCalledTimes(2)
    expect(screen.getByText('prompt.freeze')).toBeTruthy()
    await settle()
    await fireEvent.click(button(/^bar\.freeze/))
    expect(props.act).toHaveBeenLastCalledWith({ type: 'freeze' })
  })

  it('shows that an act is kept until the window has had its time (race.4)', async () => {
    const props = situation({ window: open, discard: '7d', discard_count: 3 }, [{ type: 'draw' }])
    render(Table, { props })
    await fireEvent.click(button(/^action\.draw/))
    await settle()
    expect(button(/^action\.draw mark\.held/).getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the drawn card or throws it off, and says what that gives (turn.3, turn.4, power.1)', async () => {
    const legal: Legal = [{ type: 'discard' }, ...spots('swap')]
    const props = situation({ drawn: '9c', gives: 'look_other' }, legal)
    render(Table, { props })
    expect(button(/^bar\.discard 9 c bar\.gives look_other/)).toBeTruthy()
    expect(screen.getByRole('img', { name: /^hand\.drawn nine of clubs/ })).toBeTruthy()
    await fireEvent.click(card(1, 1))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'swap', line: 1, slot: 1 })
  })

  it('places a penalty by the bar (fault.1)', async () => {
    const props = situation({ phase: 'penalty' }, [
      { type: 'place', line: 0 },
      { type: 'place', line: 1 },
    ])
    render(Table, { props })
    await fireEvent.click(button(/^button\.bottom/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'place', line: 1 })
  })
})

describe('a power', () => {
  const using = (kind: 'look_other' | 'swap' | 'swap_any' | 'look_own'): Partial<FreezeView> => ({
    phase: 'power',
    power: { seat: 0, kind, looked: [] },
  })
  const theirs = (seat: number, line: number, slot: number): HTMLElement =>
    button(new RegExp(`spot\\.\\w+ ${seat} ${line} ${slot}`))

  it('looks at a card of another (power.3)', async () => {
    const props = situation(using('look_other'), [...looks(1), { type: 'skip' }])
    render(Table, { props })
    await fireEvent.click(theirs(1, 0, 1))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({ type: 'look', seat: 1, line: 0, slot: 1 })
  })

  it('exchanges one’s own card with another’s, chosen in any order (power.4)', async () => {
    const props = situation(using('swap'), [{ type: 'exchange' }, { type: 'skip' }])
    render(Table, { props })
    await fireEvent.click(theirs(2, 1, 0))
    await fireEvent.click(theirs(1, 1, 1))
    await fireEvent.click(card(0, 1))
    expect(theirs(2, 1, 0).getAttribute('aria-pressed')).toBe('false')
    await settle()
    await fireEvent.click(button(/^action\.exchange/))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({
      type: 'exchange',
      line: 0,
      slot: 1,
      seat: 1,
      with_line: 1,
      with_slot: 1,
    })
  })

  it('exchanges cards of two others, and says whose the first is (power.9)', async () => {
    const props = situation(using('swap_any'), [{ type: 'exchange' }, { type: 'skip' }])
    render(Table, { props })
    await fireEvent.click(theirs(2, 1, 0))
    await fireEvent.click(theirs(1, 1, 1))
    await fireEvent.click(theirs(1, 1, 1))
    expect(props.act).toHaveBeenCalledExactlyOnceWith({
      type: 'exchange',
      from: 2,
      line: 1,
      slot: 0,
      seat: 1,
      with_line: 1,
      with_slot: 1,
    })
  })

  it('offers no frozen card (freeze.1)', () => {
    render(Table, { props: situation({ ...using('swap'), freezer: 1 }, [{ type: 'exchange' }]) })
    expect(screen.queryByRole('button', { name: /spot\.other 1/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /spot\.other 2/ })).toHaveLength(4)
  })

  it('tells snapping from looking where a card can do both (power.8)', async () => {
    const more = { ...using('look_own'), window: open, discard: '7d', discard_count: 2 }
    const props = situation(more, [...looks(0), { type: 'skip' }, ...spots('speed')])
    render(Table, { props })
    await fireEvent.click(card(0, 0))
    expect(props.act).toHaveBeenLastCalledWith({ type: 'look', seat: 0, line: 0, slot: 0 })
    await fireEvent.click(button(/^action\.speed/))
    await settle()
    await fireEvent.click(card(0, 0))
    expect(props.act).toHaveBeenLastCalledWith({ type: 'speed', line: 0, slot: 0, window: 3 })
  })

  it('shows everybody which card is looked at, not what it is (power.7, hidden.3)', () => {
    const power = { seat: 1, kind: 'look_own' as const, looked: [{ seat: 1, line: 0, slot: 0 }] }
    render(Table, { props: situation({ phase: 'power', turn: 1, power }) })
    expect(screen.getByRole('img', { name: 'spot.other 1 0 0, mark.looked' })).toBeTruthy()
  })
})

describe('what happens', () => {
  it('keeps the card of a fault open for a while, though the game goes on (fault.2)', async () => {
    const fault: FreezeEvent = {
      type: 'fault',
      seat: 1,
      kind: 'wrong',
      penalty: false,
      line: 0,
      slot: 1,
      card: '9s',
      rank: '7',
    }
    const { rerender } = render(Table, { props: situation({ turn: 1 }) })
    await rerender({ events: [{ n: 9, event: fault }] })
    const shown = () => screen.queryByRole('img', { name: /spot\.open_other 1 0 1 nine of spades/ })
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown()).toBeTruthy()
    await vi.advanceTimersByTimeAsync(2000)
    expect(shown()).toBeNull()
  })

  it('tells calmly that another was quicker (race.2)', async () => {
    const { rerender } = render(Table, { props: situation({ turn: 1 }) })
    await rerender({ events: [{ n: 9, event: { type: 'late', seat: 0, what: 'speed' } }] })
    expect(screen.getByText('event.late late 0 speed')).toBeTruthy()
  })

  it('shows who watches everything that is public, and no control', () => {
    render(Table, { props: situation({ window: open }, [], { me: null }) })
    expect(screen.getByRole('group', { name: 'hand.of 0 4' })).toBeTruthy()
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('the end of a round', () => {
  it('prices the rows, says what the freeze brought, and adds up (score.2, score.4)', () => {
    const players = [
      playerView({
        lines: [
          ['7s', '7d'],
          ['Kc', '2h'],
        ],
        rows: [0, 12],
        points: 12,
        round_score: 12,
        score: 29,
      }),
      playerView({
        lines: [
          ['Ah', null],
          ['5s', null],
        ],
        rows: [1, 5],
        points: 6,
        round_score: 11,
        score: 20,
      }),
      playerView({
        lines: [
          ['2s', '4s'],
          [null, null],
        ],
        rows: [6, 0],
        points: 6,
        round_score: 6,
        score: 37,
      }),
    ]
    const { container } = render(Round, {
      props: situation({ phase: 'round_over', players, freezer: 1 }),
    })
    expect(screen.getByText('verdict.lost 1 false 6 1 11')).toBeTruthy()
    const rows = [...container.querySelectorAll('ol > li')].map(({ textContent }) => textContent)
    expect(rows[0]).toContain('mark.gained 6')
    expect(rows[1]).toContain('verdict.lost_short')
    expect(rows[2]).toContain('verdict.same')
    expect(rows[2]).toContain('verdict.sum 0 12 12')
  })
})
