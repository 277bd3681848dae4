import { describe, expect, it } from 'vitest'
import { payooView, playerView } from './samples'
import { step } from './step'
import type { PayooView } from './table'
import type { Event } from './types.gen'

function shown(view: PayooView, event: Event, me: number | null = 0): PayooView {
  const next = step(view, event, me)
  if (next === null) throw new Error(`${event.type} shows nothing`)
  return next.view
}

describe('the view after an event', () => {
  it('offers nothing: what may be done is known of the server only', () => {
    const view = payooView({
      legal: [{ type: 'play', card: '7d' }],
      barred: { '3p': { code: 'must_follow', params: { suit: 'd' } } },
    })
    const after = shown(view, { type: 'rolled', suit: 'h', card: '7h', leader: 1 })
    expect(after).toMatchObject({ legal: [], barred: {}, to_act: [], die: 'h', grand: '7h', leader: 1 })
  })

  it('begins a round anew with the gift: no die, no dots, no points (die.1, gift.5, score.1)', () => {
    const view = payooView({ last_trick: [{ seat: 1, card: '2s' }], last_winner: 1 })
    const hands = [
      ['3s', '4s'],
      ['??', '??'],
      ['??', '??'],
    ]
    const after = shown(view, { type: 'dealt', round: 3, rounds: 4, dealer: 2, hands })
    expect(after).toMatchObject({
      phase: 'give',
      round: 3,
      dealer: 2,
      leader: 2,
      die: null,
      grand: null,
      trick: [],
      last_trick: null,
    })
    expect(after.players[0]).toMatchObject({
      hand: ['3s', '4s'],
      cards: 2,
      received: [],
      gave: null,
      taken: 0,
      score: 15,
    })
    expect(after.players[1]).toMatchObject({ cards: 2, received: null, taken: 0, score: 38 })
  })

  it('puts a gift apart; of another’s only the number is known (gift.4, hidden.2)', () => {
    const view = payooView({ phase: 'give' })
    const own = shown(view, { type: 'gave', seat: 0, receiver: 1, count: 2, cards: ['7d', '3p'] })
    expect(own.players[0]).toMatchObject({ hand: ['Td'], cards: 1, gave: ['7d', '3p'] })
    const other = shown(own, { type: 'gave', seat: 2, receiver: 0, count: 2, cards: ['??', '??'] })
    expect(other.players[2]).toMatchObject({ hand: ['??'], cards: 1, gave: ['??', '??'] })
  })

  it('delivers all gifts at once; the viewer’s own are told and bear their dots (gift.4, gift.5)', () => {
    const view = payooView({
      phase: 'give',
      players: [playerView({ hand: ['Td'] }), playerView({ hand: ['??'] }), playerView({ hand: ['??'] })],
    })
    const delivered = shown(view, { type: 'delivered', count: 2 })
    expect(delivered.phase).toBe('play')
    expect(delivered.players.map(({ cards }) => cards)).toEqual([1, 3, 3])
    const received = shown(delivered, { type: 'received', seat: 0, giver: 2, cards: ['7d', '3p'] })
    expect(received.players[0]).toMatchObject({ hand: ['7d', 'Td', '3p'], cards: 3, received: ['7d', '3p'] })
  })

  it('shows the delivery to who watches without a word of the cards (hidden.2)', () => {
    const view = payooView({ phase: 'give', players: [playerView(), playerView(), playerView()] })
    const after = shown(view, { type: 'delivered', count: 5 }, null)
    expect(after.players.map(({ cards }) => cards)).toEqual([8, 8, 8])
    expect(after.players.flatMap(({ hand }) => hand).every((code) => code === '??')).toBe(true)
  })

  it('lays a card into the trick and takes it from the hand with its dot (trick.1, gift.5)', () => {
    const led = shown(payooView(), {
      type: 'played',
      seat: 0,
      card: '7d',
      kind: 'lead',
      grand: true,
      left: 2,
    })
    expect(led).toMatchObject({ suit: 'd', trick: [{ seat: 0, card: '7d' }] })
    expect(led.players[0]).toMatchObject({ hand: ['Td', '3p'], cards: 2, received: [] })
    const followed = shown(led, {
      type: 'played',
      seat: 1,
      card: '9p',
      kind: 'discard',
      grand: false,
      left: 2,
    })
    expect(followed).toMatchObject({
      suit: 'd',
      trick: [
        { seat: 0, card: '7d' },
        { seat: 1, card: '9p' },
      ],
    })
    expect(followed.players[1]).toMatchObject({ hand: ['??', '??'], cards: 2 })
  })

  it('leaves a complete trick on the felt until the next thing happens (score.1, hidden.4)', () => {
    const trick = [
      { seat: 0, card: '7d' },
      { seat: 1, card: '9p' },
      { seat: 2, card: '8d' },
    ]
    const won = shown(payooView({ trick, suit: 'd' }), { type: 'trick_won', seat: 2, points: 49, taken: 49 })
    expect(won).toMatchObject({ trick, last_trick: trick, last_winner: 2, leader: 2 })
    expect(won.players[2]).toMatchObject({ taken: 49, score: 61 })
    const next = shown(won, { type: 'played', seat: 2, card: '4s', kind: 'lead', grand: false, left: 1 })
    expect(next).toMatchObject({ trick: [{ seat: 2, card: '4s' }], last_trick: trick, suit: 's' })
  })

  it('moves the totals once, at the end of the round (score.1)', () => {
    const over = (round: number): PayooView =>
      shown(payooView({ round, trick: [{ seat: 0, card: '7d' }] }), {
        type: 'round_over',
        round,
        rounds: 4,
        points: [100, 50, 100],
        scores: [115, 88, 161],
        leaders: [1],
        best: 88,
      })
    expect(over(2)).toMatchObject({ phase: 'round_over', trick: [], leader: null, die: 'd' })
    expect(over(2).players.map(({ score, taken }) => [score, taken])).toEqual([
      [115, 100],
      [88, 50],
      [161, 100],
    ])
    expect(over(4).phase).toBe('over')
    expect(step(over(4), { type: 'match_over', winners: [1], count: 1, total: 88 }, 0)).toBeNull()
  })

  it('fits into the time that the rules give before a clock starts (clock.6)', () => {
    const events: Event[] = [
      { type: 'gave', seat: 0, receiver: 1, count: 1, cards: ['7d'] },
      { type: 'delivered', count: 1 },
      { type: 'received', seat: 0, giver: 2, cards: ['2s'] },
      { type: 'rolled', suit: 'h', card: '7h', leader: 1 },
    ]
    const ms = events.map((event) => step(payooView(), event, 0)?.ms ?? 0)
    expect(ms.reduce((sum, next) => sum + next, 0)).toBeLessThanOrEqual(3000)
  })
})
