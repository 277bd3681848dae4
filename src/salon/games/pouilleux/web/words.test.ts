import { describe, expect, it } from 'vitest'
import { moved, partnerOf, shuffled } from './order'
import { fanView, playerView, told } from './samples'
import { storyOf } from './story'
import { drawable, lonelyIn, shownBy, type FanEvent, type Legal } from './table'
import { lineOf } from './words'

const draw: Legal = [{ type: 'draw', count: 4 }]
const order: Legal = [{ type: 'reorder', count: 3 }]
const drew = { type: 'drew', giver: 2, taker: 0, position: 0, nth: 1, card: '5s' } as const

describe('the line', () => {
  const line = (more: Parameters<typeof fanView>[0], legal: Legal, events = told()) =>
    lineOf({ view: fanView(more), me: 0, legal, events })

  it('asks to draw, to present, to throw off (text.1)', () => {
    expect(line({}, draw)).toMatchObject({ key: 'prompt.draw', params: { giver: 2 }, mine: true })
    const own = { offer: { from: 0, to: 1, cards: 3, open: false } }
    expect(line(own, [...order, { type: 'done' }])).toMatchObject({ key: 'prompt.present', mine: true })
    const pairs: Legal = [{ type: 'discard', cards: ['9h', '9c'] }, { type: 'done' }]
    expect(line({ phase: 'pairing', offer: null }, pairs).key).toBe('prompt.trio')
    expect(line({ phase: 'pairing', offer: null, config: { pairing: 'manual' } }, pairs).key).toBe(
      'prompt.pairing',
    )
  })

  it('tells who may only put the fan in order that it is being drawn from (offer.3)', () => {
    const own = { offer: { from: 0, to: 1, cards: 3, open: true }, to_act: [0, 1] }
    expect(line(own, order)).toEqual({ key: 'prompt.fan', params: { giver: 0, taker: 1 }, mine: false })
  })

  it('does not speak of a fan that is not on the table yet', () => {
    expect(line({ to_act: [] }, order, told(drew)).key).toBe('event.drew')
    const others = { offer: { from: 1, to: 2, cards: 3, open: true }, to_act: [] }
    expect(line(others, draw, told(drew)).key).toBe('event.drew')
  })

  it('else says whom all wait for', () => {
    const others = { offer: { from: 1, to: 2, cards: 3, open: true }, to_act: [2] }
    expect(line(others, []).key).toBe('wait.offer')
    expect(line({ ...others, offer: { ...others.offer, open: false } }, []).key).toBe('wait.present')
    expect(line({ phase: 'pairing', offer: null, to_act: [1, 2] }, [])).toMatchObject({
      key: 'wait.pairing',
      params: { seats: [1, 2] },
    })
    expect(line({ phase: 'over', offer: null, to_act: [] }, []).key).toBe('wait.over')
  })
})

describe('orders and pairs', () => {
  it('move a card within the hand', () => {
    expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b'])
  })

  it('shuffle every card, none twice', () => {
    const cards = ['a', 'b', 'c', 'd']
    expect(shuffled(cards, () => 0)).toEqual(['b', 'c', 'd', 'a'])
    expect(shuffled(cards, () => 0.999)).toEqual(cards)
  })

  it('choose two of three by one tap or two (pair.3)', () => {
    const pairs = [
      ['9h', '9d'],
      ['9h', '9c'],
      ['9d', '9c'],
    ]
    expect(partnerOf('9d', pairs, [])).toEqual(['9h', '9d'])
    expect(partnerOf('9c', pairs, ['9h', '9d'])).toEqual(['9d', '9c'])
    expect(partnerOf('2c', pairs, ['9h', '9d'])).toEqual(['9h', '9d'])
  })
})

describe('what the viewer is told', () => {
  it('names the card without a partner only where it is known, and only in the own hand (pack.2, hidden.4)', () => {
    const jack = fanView({ config: { variant: 'jack' } })
    expect(lonelyIn(jack, ['2c', 'Js'])).toBe('Js')
    expect(lonelyIn(jack, ['??', '??'])).toBeNull()
    expect(lonelyIn(fanView(), ['Js', 'Qs'])).toBeNull()
    expect(lonelyIn(fanView({ config: { variant: 'mystery' } }), ['Js'])).toBeNull()
  })

  it('shows the last pair of each seat (pair.8)', () => {
    const shown = [
      { seat: 1, cards: ['3h', '3c'] as [string, string] },
      { seat: 1, cards: ['4h', '4c'] as [string, string] },
    ]
    expect(shownBy(fanView({ shown }), 1)?.cards[0]).toBe('4h')
    expect(shownBy(fanView({ shown }), 2)).toBeNull()
    expect(drawable(draw)).toBe(4)
    expect(drawable(order)).toBe(0)
  })

  it('writes draws, pairs and who is saved on the paper, the latest first', () => {
    const deal: FanEvent = { type: 'dealt', round: 1, rounds: 1, dealer: 0, hands: [] }
    const pair = { type: 'paired', seat: 0, cards: ['5s', '5h'] as [string, string], rank: '5' } as const
    const history = told(drew, deal, pair, drew, pair, { type: 'left', seat: 2, place: 1 })
    expect(storyOf(history).map(({ event }) => event.type)).toEqual(['left', 'paired', 'drew'])
    expect(storyOf(told(deal, pair))).toEqual([])
  })

  it('never calls a player without cards one who plays on (out.1)', () => {
    const view = fanView({ players: [playerView(0, { out: 1 }), playerView(3), playerView(4)], to_act: [1] })
    const offer = { from: 2, to: 1, cards: 4, open: true }
    expect(lineOf({ view: { ...view, offer }, me: 0, legal: [], events: [] }).mine).toBe(false)
  })
})
