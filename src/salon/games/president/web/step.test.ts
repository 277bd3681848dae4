import { describe, expect, it } from 'vitest'
import { playerView, presidentView } from './samples'
import { step } from './step'
import type { PresidentView } from './table'
import type { Event } from './types.gen'

function shown(view: PresidentView, event: Event, me: number | null = 0): PresidentView {
  const next = step(view, event, me)
  if (next === null) throw new Error(`${event.type} shows nothing`)
  return next.view
}

describe('the view after an event', () => {
  it('offers nothing: what may be done is known of the server only', () => {
    const view = presidentView({
      legal: [{ type: 'pass' }],
      barred: { '5s': { code: 'too_weak', params: {} } },
    })
    const after = shown(view, { type: 'passed', seat: 1 })
    expect(after).toMatchObject({ legal: [], barred: {}, to_act: [], passed: [1] })
  })

  it('begins a round anew, with the exchange from the second one on (swap.1)', () => {
    const view = presidentView({ pile: [{ seat: 1, cards: ['9s'] }], passed: [2] })
    const hands = [['3s', '4s'], ['??', '??'], ['??', '??'], ['??']]
    const event: Event = { type: 'dealt', round: 2, rounds: 5, dealer: 3, hands }
    const after = shown(view, event)
    expect(after).toMatchObject({ phase: 'exchange', dealer: 3, pile: [], passed: [] })
    expect(after.players[0]).toMatchObject({
      hand: ['3s', '4s'],
      received: [],
      finish: null,
      role: 'president',
    })
    expect(after.players[3]).toMatchObject({ cards: 1, received: null })
    expect(shown(view, { ...event, round: 1 }).phase).toBe('play')
  })

  it('takes the tribute to the receiver, who sees it with its dot (swap.2, swap.5)', () => {
    const tribute: Event = {
      type: 'tribute',
      giver: 1,
      receiver: 0,
      role: 'trou',
      count: 2,
      cards: ['As', '2h'],
    }
    const after = shown(presidentView({ phase: 'exchange' }), tribute)
    expect(after.players[0]).toMatchObject({
      hand: ['5s', '5h', 'As', '2h', '2c'],
      received: ['As', '2h', '2c'],
      cards: 5,
    })
    expect(after.players[1]).toMatchObject({ cards: 1, hand: ['??'], gave: ['As', '2h'] })
  })

  it('keeps what others exchange hidden (hidden.2)', () => {
    const event: Event = {
      type: 'returned',
      giver: 2,
      receiver: 3,
      role: 'vice_president',
      count: 1,
      cards: ['??'],
    }
    const after = shown(presidentView({ phase: 'exchange' }), event)
    expect(after.players[2]).toMatchObject({ cards: 2, gave: ['??'] })
    expect(after.players[3]).toMatchObject({ cards: 4, hand: ['??', '??', '??', '??'], received: null })
  })

  it('takes what is given back out of the hand, and its dot with it', () => {
    const event: Event = {
      type: 'returned',
      giver: 0,
      receiver: 1,
      role: 'president',
      count: 2,
      cards: ['5s', '2c'],
    }
    const after = shown(presidentView({ phase: 'exchange' }), event)
    expect(after.players[0]).toMatchObject({ hand: ['5h'], received: [], gave: ['5s', '2c'], cards: 1 })
  })

  it('lays cards on the pli and says what must follow (text.3)', () => {
    const after = shown(presidentView(), { type: 'played', seat: 0, cards: ['5s', '5h'], left: 1 })
    expect(after.pile).toEqual([{ seat: 0, cards: ['5s', '5h'] }])
    expect(after.need).toEqual({ count: 2, value: '5' })
    expect(after.players[0]).toMatchObject({ hand: ['2c'], cards: 1, received: ['2c'] })
    const other = shown(after, { type: 'played', seat: 3, cards: ['Ts', 'Th'], left: 1 })
    expect(other.players[3]).toMatchObject({ hand: ['??'], cards: 1 })
    expect(other.need).toEqual({ count: 2, value: 'T' })
  })

  it('leaves the pli where it is until the next one is opened', () => {
    const view = presidentView({ pile: [{ seat: 3, cards: ['2s'] }], passed: [1] })
    const won = shown(view, { type: 'pli_won', seat: 3, by: 'two' })
    expect(won.pile).toHaveLength(1)
    expect(shown(won, { type: 'opens', seat: 3 })).toMatchObject({ pile: [], passed: [], need: null })
  })

  it('shows the cards that are left, the titles and the points at the end (end.2, score.1)', () => {
    const view = presidentView({ players: [playerView(), playerView(), playerView(), playerView()] })
    const left = shown(view, { type: 'left_over', seat: 2, role: 'trou', count: 1, cards: ['3h'] })
    expect(left.players[2]).toMatchObject({ hand: ['3h'], finish: 4 })
    const over = shown(left, {
      type: 'round_over',
      round: 5,
      rounds: 5,
      roles: ['president', 'vice_president', 'trou', 'vice_trou'],
      points: [3, 2, 0, 1],
      scores: [8, 5, 4, 1],
      leaders: [0],
      best: 8,
    })
    expect(over.phase).toBe('over')
    expect(over.players[0]).toMatchObject({ role: 'president', points: 3, score: 8 })
    expect(step(over, { type: 'match_over', winners: [0], count: 1, total: 8 }, 0)).toBeNull()
  })
})
