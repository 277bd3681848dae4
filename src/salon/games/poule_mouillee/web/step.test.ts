import { describe, expect, it } from 'vitest'
import { henView, played } from './samples'
import { step } from './step'
import type { HenView } from './table'
import type { Event } from './types.gen'

function shown(view: HenView, event: Event): HenView {
  const after = step(view, event, 0)
  if (!after) throw new Error('nothing is shown')
  return after.view as HenView
}

describe('an event is shown', () => {
  it('as a new deal: closed stacks, no series (deal.2, hidden.1)', () => {
    const view = henView({ out_of_play: ['2s'] })
    const after = shown(view, {
      type: 'dealt',
      round: 2,
      rounds: 2,
      dealer: 2,
      starter: 1,
      cards: [18, 18, 18],
    })
    expect(after).toMatchObject({
      round: 2,
      dealer: 2,
      pile: [],
      sums: [],
      count: 0,
      played: 0,
      out_of_play: [],
    })
    expect(after.players[0]).toMatchObject({ cards: 18, score: 4 })
    expect(new Set(after.players.flatMap(({ stack }) => stack))).toEqual(new Set(['??']))
  })

  it('as a card on the series with its sum; the stack gets lower (count.3)', () => {
    const after = shown(henView(), played(2, '8h', 'subtract', 8, 16, 8))
    expect(after.pile).toEqual(['9s', '7s', '8h'])
    expect(after.sums.at(-1)).toEqual({ how: 'subtract', value: 8, before: 16, count: 8 })
    expect(after).toMatchObject({ count: 8, played: 13, to_act: [], legal: [] })
    expect(after.players[2]).toMatchObject({ cards: 6, stack: Array(6).fill('??') })
  })

  it('as a series that goes under the stack of who bust; its count stays in sight (bust.1, hidden.3)', () => {
    const over = shown(henView(), played(2, 'Ks', 'add', 10, 16, 26))
    const after = shown(over, { type: 'bust', seat: 2, count: 26, picked: 3 })
    expect(after).toMatchObject({ pile: [], sums: [], count: 26 })
    expect(after.players.map(({ cards }) => cards)).toEqual([11, 14, 9])
    expect(after.players[2]?.stack).toEqual(Array(9).fill('??'))
  })

  it('as a series picked up by who chickens out (chicken.2)', () => {
    const after = shown(henView(), { type: 'chickened', seat: 0, count: 16, picked: 2 })
    expect(after.pile).toEqual([])
    expect(after.players.map(({ cards }) => cards)).toEqual([13, 14, 7])
  })

  it('as a series that is handed to the neighbour, or leaves the game (exact.1, exact.4)', () => {
    const given = shown(henView(), { type: 'twenty_one', seat: 0, goes: 'left', receiver: 1, passed: 2 })
    expect(given.players.map(({ cards }) => cards)).toEqual([11, 16, 7])
    expect(given).toMatchObject({ pile: [], out_of_play: [], count: 21 })
    const out = shown(henView({ out_of_play: ['2c'] }), {
      type: 'twenty_one',
      seat: 0,
      goes: 'out',
      receiver: null,
      passed: 2,
    })
    expect(out.out_of_play).toEqual(['2c', '9s', '7s'])
    expect(out.players.map(({ cards }) => cards)).toEqual([11, 14, 7])
  })

  it('as the totals at the end of the round, the pile still in sight (win.1, score.1)', () => {
    const over = (round: number): HenView =>
      shown(henView(), {
        type: 'round_over',
        round,
        rounds: 2,
        points: [11, 14, 0],
        scores: [15, 14, 9],
        leaders: [2],
        best: 9,
      })
    expect(over(1)).toMatchObject({ phase: 'round_over', pile: ['9s', '7s'], count: 16 })
    expect(over(1).players.map(({ score }) => score)).toEqual([15, 14, 9])
    expect(over(2).phase).toBe('over')
    expect(step(henView(), { type: 'match_over', winners: [2], count: 1, total: 9 }, 0)).toBeNull()
  })

  it('for longer where it decides something', () => {
    const ms = (event: Event): number => step(henView(), event, 0)?.ms ?? 0
    const usual = ms(played(1, '2s', 'add', 2, 16, 18) as Event)
    expect(ms(played(1, '5s', 'add', 5, 16, 21) as Event)).toBeGreaterThan(usual)
    expect(ms(played(1, '9c', 'add', 9, 16, 25) as Event)).toBeGreaterThan(usual)
  })
})
