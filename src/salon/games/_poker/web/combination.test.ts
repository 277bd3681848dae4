import { describe, expect, it } from 'vitest'
import { compared, makingOf, nameOf, whyOf } from './combination'
import type { Best } from './types'

const kings: Best = { category: 'two_pair', cards: ['Kh', 'Kd', '9s', '9c', 'Js'] }
const kingsQueen: Best = { category: 'two_pair', cards: ['Ks', 'Kc', '9h', '9d', 'Qs'] }
const eights: Best = { category: 'two_pair', cards: ['Kh', 'Kd', '8s', '8c', 'As'] }
const wheel: Best = { category: 'straight', cards: ['5s', '4h', '3d', '2c', 'As'] }
const six: Best = { category: 'straight', cards: ['6s', '5h', '4d', '3c', '2s'] }
const high: Best = { category: 'high_card', cards: ['As', 'Kd'] }

describe('a combination in words (best.1)', () => {
  it('is named by its first rank and the next one', () => {
    expect(nameOf(kings)).toEqual({ key: 'combination.two_pair', params: { height: 'K', second: '9' } })
    expect(nameOf({ category: 'pair', cards: ['7s', '7d'] }).params).toEqual({
      height: '7',
      second: undefined,
    })
  })
  it('has cards that make it and cards that fill it up (ranks.1)', () => {
    expect(makingOf(kings)).toEqual(['Kh', 'Kd', '9s', '9c'])
    expect(makingOf(wheel)).toHaveLength(5)
    expect(makingOf(high)).toEqual(['As'])
  })
})

describe('why one hand wins', () => {
  it('by its category (ranks.1)', () => {
    expect(whyOf(wheel, kings)).toEqual({
      key: 'why.category',
      params: { winner: 'straight', loser: 'two_pair' },
    })
  })
  it('by the first rank that differs: in the combination or beside it (ranks.2)', () => {
    expect(whyOf(kings, eights)).toMatchObject({ key: 'why.height', params: { high: '9', low: '8' } })
    expect(whyOf(kingsQueen, kings)).toMatchObject({ key: 'why.kicker', params: { high: 'Q', low: 'J' } })
    expect(whyOf(six, wheel)).toMatchObject({ key: 'why.height', params: { high: '6', low: '5' } })
  })
  it('not at all: suits never decide (ranks.4)', () => {
    const other: Best = { category: 'two_pair', cards: ['Kc', 'Ks', '9h', '9d', 'Jd'] }
    expect(whyOf(kings, other).key).toBe('why.equal')
    expect(compared(kings, other)).toBe(0)
  })
  it('and hands are listed from the best down (ranks.1 to ranks.3)', () => {
    const sorted = [high, wheel, kings, six, eights, kingsQueen].sort(compared)
    expect(sorted).toEqual([six, wheel, kingsQueen, kings, eights, high])
  })
})
