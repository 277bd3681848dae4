import { describe, expect, it } from 'vitest'
import { fanView, playerView } from './samples'
import { step } from './step'
import type { FanView } from './table'
import type { Event } from './types.gen'

function shown(view: FanView, event: Event, me: number | null = 0): FanView {
  const after = step(view, event, me)
  if (!after) throw new Error('nothing is shown')
  return after.view as FanView
}
const drew = (giver: number, taker: number, position: number, card: string): Event => ({
  type: 'drew',
  giver,
  taker,
  position,
  nth: position + 1,
  card,
})

describe('an event is shown', () => {
  it('as a new deal: nobody is out, nothing is thrown off (deal.2)', () => {
    const view = fanView({
      loser: 1,
      players: [playerView(0, { out: 1, score: 2 }), playerView(1), playerView(0)],
    })
    const hands = [['2s', '3s'], ['??', '??'], ['??']]
    const after = shown(view, { type: 'dealt', round: 2, rounds: 3, dealer: 0, hands })
    expect(after).toMatchObject({
      phase: 'pairing',
      round: 2,
      dealer: 0,
      offer: null,
      loser: null,
      shown: [],
    })
    expect(after.players[0]).toMatchObject({ hand: ['2s', '3s'], cards: 2, out: null, pairs: 0, score: 2 })
  })

  it('hides the card that was set aside again in the mysterious game (pack.3)', () => {
    const event: Event = { type: 'dealt', round: 2, rounds: 3, dealer: 0, hands: [] }
    expect(shown(fanView({ config: { variant: 'mystery' }, removed: '7d' }), event).removed).toBe('??')
    expect(shown(fanView(), event).removed).toBe('Qc')
  })

  it('as a pair: it leaves the hand and is shown to all (pair.8)', () => {
    const own = shown(fanView(), { type: 'paired', seat: 0, cards: ['9h', '2c'], rank: '9' })
    expect(own.players[0]).toMatchObject({ hand: ['Qs'], cards: 1, pairs: 3 })
    const other = shown(own, { type: 'paired', seat: 2, cards: ['5h', '5c'], rank: '5' })
    expect(other.players[2]).toMatchObject({ hand: ['??', '??'], cards: 2, pairs: 3 })
    expect(other.shown.map(({ seat }) => seat)).toEqual([0, 2])
  })

  it('as a fan that is offered, presented, put in order (offer.2 to offer.4)', () => {
    const offered = shown(fanView({ offer: null }), {
      type: 'offered',
      giver: 0,
      taker: 1,
      cards: 3,
      open: false,
    })
    expect(offered.offer).toEqual({ from: 0, to: 1, cards: 3, open: false })
    expect(shown(offered, { type: 'presented', giver: 0, taker: 1 }).offer?.open).toBe(true)
    const order = ['2c', '9h', 'Qs']
    expect(shown(offered, { type: 'fanned', seat: 0, hand: order }).players[0]?.hand).toEqual(order)
    expect(shown(offered, { type: 'reordered', seat: 0, hand: order }).players[0]?.hand).toEqual(order)
  })

  it('as a card drawn: the taker’s goes to the end of the hand (offer.6, hidden.1)', () => {
    const after = shown(fanView({ shown: [{ seat: 1, cards: ['3h', '3c'] }] }), drew(2, 0, 1, 'Qd'))
    expect(after.players[0]?.hand).toEqual(['9h', 'Qs', '2c', 'Qd'])
    expect(after.players[2]).toMatchObject({ hand: ['??', '??', '??'], cards: 3 })
    expect(after).toMatchObject({ shown: [], offer: { cards: 3, open: false } })
  })

  it('as a card drawn from one’s own fan, at its place; the others learn nothing (hidden.1)', () => {
    const view = fanView({ offer: { from: 0, to: 1, cards: 3, open: true } })
    const own = shown(view, drew(0, 1, 1, 'Qs'))
    expect(own.players[0]?.hand).toEqual(['9h', '2c'])
    expect(own.players[1]?.hand).toEqual(['??', '??', '??', '??'])
    const watched = shown(
      fanView({ players: [playerView(3), playerView(3), playerView(1)] }),
      drew(2, 0, 0, '??'),
      null,
    )
    expect(watched.players.map(({ cards }) => cards)).toEqual([4, 3, 0])
    expect(watched.offer).toBeNull()
  })

  it('as an end: who left, who is left, all hands open (out.2, end.1, end.4, score.1)', () => {
    expect(shown(fanView(), { type: 'left', seat: 1, place: 1 }).players[1]?.out).toBe(1)
    const lost = shown(fanView(), { type: 'lost', seat: 2, card: 'Qd' })
    expect(lost).toMatchObject({ loser: 2, offer: null })
    expect(lost.players[2]?.hand).toEqual(['Qd'])
    expect(shown(fanView({ removed: '??' }), { type: 'unveiled', card: '7d' }).removed).toBe('7d')
    const over = (round: number): FanView =>
      shown(lost, {
        type: 'round_over',
        round,
        rounds: 3,
        loser: 2,
        hands: [[], [], ['Qd']],
        scores: [0, 1, 1],
        leaders: [0],
        best: 0,
      })
    expect(over(2).phase).toBe('round_over')
    expect(over(3).phase).toBe('over')
    expect(over(3).players.map(({ score, cards }) => [score, cards])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ])
    expect(step(lost, { type: 'match_over', winners: [0], count: 1, total: 0 }, 0)).toBeNull()
  })

  it('quickly where many pairs leave after the deal: all of them within the patience of the table', () => {
    const pair: Event = { type: 'paired', seat: 1, cards: ['5h', '5c'], rank: '5' }
    const deal = step(fanView(), { type: 'dealt', round: 1, rounds: 1, dealer: 0, hands: [] }, 0)?.ms ?? 0
    const each = step(fanView({ phase: 'pairing' }), pair, 0)?.ms ?? 0
    expect(deal + each * 22).toBeLessThan(3500)
    expect(step(fanView(), pair, 0)?.ms).toBeGreaterThan(each)
  })
})
