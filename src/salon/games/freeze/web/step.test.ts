import { describe, expect, it } from 'vitest'
import { PATIENCE_MS } from '$lib/tables/stage.svelte'
import { freezeView, playerView } from './samples'
import { step } from './step'
import type { FreezeView } from './table'
import type { Event } from './types.gen'

const show = (from: FreezeView, events: Event[], me: number | null = 0, present?: FreezeView): FreezeView =>
  events.reduce((view, event) => step(view, event, me, present)?.view ?? view, from)

describe('a turn', () => {
  it('shows the drawn card to whom it is shown, and throws it off (turn.2, turn.3, speed.1)', () => {
    const drew = show(freezeView(), [{ type: 'drew', seat: 0, card: '9c', left: 39 }])
    expect(drew).toMatchObject({ drawn: '9c', draw_count: 39, window: null })
    const thrown = show(drew, [{ type: 'discarded', seat: 0, card: '9c', window: 4 }])
    expect(thrown).toMatchObject({
      drawn: null,
      discard: '9c',
      discard_count: 1,
      window: { id: 4, rank: '9', used: false },
    })
  })

  it('closes the places of a swap and of a take (turn.4, turn.5, hidden.1)', () => {
    const from = freezeView({ drawn: '9c', discard: '3h', discard_count: 5 })
    const swapped = show(from, [
      { type: 'swapped', seat: 0, line: 0, slot: 1, card: 'Kd', kept: '9c', window: 4 },
    ])
    expect(swapped.discard_count).toBe(6)
    const took = show(from, [{ type: 'took', seat: 1, line: 0, slot: 1, card: 'Kd', taken: '3h', window: 4 }])
    expect(took.discard_count).toBe(5)
    for (const view of [swapped, took]) {
      expect(view.discard).toBe('Kd')
      expect(view.players.flatMap(({ lines }) => lines.flat())).toEqual(Array(12).fill('??'))
    }
  })

  it('opens the look of the viewer alone (look.1)', () => {
    const looks = [
      ['Kh', '5s'],
      ['??', '??'],
      ['??', '??'],
    ]
    const dealt: Event = { type: 'dealt', round: 3, rounds: 5, dealer: 0, looks }
    const own = show(freezeView({ freezer: 1, last_lap: true }), [dealt])
    expect(own.seen).toEqual([
      { seat: 0, line: 1, slot: 0, card: 'Kh' },
      { seat: 0, line: 1, slot: 1, card: '5s' },
    ])
    expect(own).toMatchObject({ phase: 'look', freezer: null, last_lap: false, draw_count: 40 })
    expect(show(freezeView(), [dealt], null).seen).toEqual([])
    expect(show(own, [{ type: 'memorised', seat: 0 }]).seen).toEqual([])
    expect(show(own, [{ type: 'memorised', seat: 1 }])).toMatchObject({ to_act: [0, 2], seen: own.seen })
  })
})

describe('a power', () => {
  const power = freezeView({ phase: 'power', power: { seat: 0, kind: 'king', looked: [] } })

  it('shows the place to all and the card to who looks (power.7, hidden.3)', () => {
    const looked: Event = { type: 'looked', seat: 0, owner: 1, line: 0, slot: 1, card: 'Qs', own: false }
    expect(show(power, [looked])).toMatchObject({
      power: { looked: [{ seat: 1, line: 0, slot: 1 }] },
      seen: [{ seat: 1, line: 0, slot: 1, card: 'Qs' }],
    })
    const others = show(power, [{ ...looked, card: '??' }], 2)
    expect(others.seen).toEqual([])
    expect(others.power?.looked).toHaveLength(1)
  })

  it('closes what was seen when it is over (power.6)', () => {
    const looked: Event = { type: 'looked', seat: 0, owner: 0, line: 0, slot: 1, card: 'Qs', own: true }
    expect(show(power, [looked, { type: 'power_over', seat: 0 }])).toMatchObject({ power: null, seen: [] })
  })
})

describe('speed', () => {
  const open = freezeView({ window: { id: 3, rank: '7', used: false }, discard: '7d', discard_count: 4 })

  it('leaves a hole and uses the window up (place.1, speed.4, speed.5)', () => {
    const view = show(open, [{ type: 'sped', seat: 1, line: 1, slot: 0, card: '7s', spent: false }])
    expect(view.players[1]).toMatchObject({
      cards: 3,
      lines: [
        ['??', '??'],
        [null, '??'],
      ],
    })
    expect(view).toMatchObject({ discard: '7s', discard_count: 5, window: { id: 3, used: true } })
  })

  it('shows the card of a fault until the penalty is placed, which lengthens the row (fault.1, fault.2)', () => {
    const fault: Event = {
      type: 'fault',
      seat: 1,
      kind: 'wrong',
      penalty: true,
      line: 0,
      slot: 0,
      card: '9s',
      rank: '7',
    }
    const faulty = show(open, [fault])
    expect(faulty).toMatchObject({
      phase: 'penalty',
      to_act: [1],
      seen: [{ seat: 1, line: 0, slot: 0, card: '9s' }],
      window: { used: true },
      draw_count: 39,
    })
    const placed = show(faulty, [{ type: 'placed', seat: 1, line: 1, slot: 2 }])
    expect(placed).toMatchObject({ phase: 'turn', seen: [] })
    expect(placed.players[1]).toMatchObject({
      cards: 5,
      lines: [
        ['??', '??'],
        ['??', '??', '??'],
      ],
    })
  })

  it('keeps what a power shows when a fault of another is over (fault.2, power.8)', () => {
    const seen = { seat: 0, line: 0, slot: 0, card: 'Ah' }
    const view = freezeView({
      phase: 'power',
      power: { seat: 0, kind: 'look_own', looked: [{ seat: 0, line: 0, slot: 0 }] },
      seen: [seen, { seat: 1, line: 0, slot: 0, card: '9s' }],
    })
    expect(show(view, [{ type: 'placed', seat: 1, line: 1, slot: 2 }])).toMatchObject({
      phase: 'power',
      seen: [seen],
    })
  })
})

describe('the end', () => {
  const over: Event = {
    type: 'round_over',
    round: 2,
    rounds: 5,
    points: [6, 7, 12],
    round_scores: [-10, 7, 12],
    scores: [7, 16, 43],
    leaders: [0],
    best: 7,
  }

  it('turns up what the server shows already (score.1, score.4)', () => {
    const open = [
      playerView({
        lines: [
          ['Ah', '2s'],
          ['3s', null],
        ],
        rows: [3, 3],
        points: 6,
      }),
    ]
    const players = [
      ...open,
      playerView({ rows: [0, 7], points: 7 }),
      playerView({ rows: [2, 10], points: 12 }),
    ]
    const view = show(freezeView({ freezer: 0 }), [over], 1, freezeView({ players }))
    expect(view.phase).toBe('round_over')
    expect(view.players[0]).toMatchObject({
      lines: [
        ['Ah', '2s'],
        ['3s', null],
      ],
      rows: [3, 3],
      round_score: -10,
      score: 7,
    })
  })

  it('keeps cards closed if the next round is there already', () => {
    expect(show(freezeView(), [over], 1, freezeView()).players[0]?.lines.flat()).toEqual(Array(4).fill('??'))
  })

  it('can be looked at whole: what leads to it does not exhaust the patience of the table', () => {
    const ends: Event[] = [
      { type: 'drew', seat: 0, card: '9c', left: 3 },
      { type: 'discarded', seat: 0, card: '9c', window: 9 },
      { type: 'freeze_scored', seat: 0, won: true, points: 6, others: 0, score: -10 },
      over,
    ]
    const ms = ends.reduce((sum, event) => sum + (step(freezeView(), event, 0)?.ms ?? 0), 0)
    expect(ms).toBeLessThan(PATIENCE_MS)
  })

  it('says nothing new for who came too late (race.2)', () => {
    expect(step(freezeView(), { type: 'late', seat: 0, what: 'speed' }, 0)).toBeNull()
  })
})
