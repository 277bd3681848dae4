import { describe, expect, it } from 'vitest'
import { among, anySets, heldBack, tap } from './choose'

const hand = ['5s', '5h', '8c', 'Ts', 'Th', 'Td', '2c']
const pairs = [
  ['Ts', 'Th'],
  ['Ts', 'Td'],
  ['Th', 'Td'],
]

describe('a tap', () => {
  it('takes the pair that the pli asks for, with the card that was touched', () => {
    expect(tap(hand, pairs, [], 'Td')).toEqual({ chosen: ['Th', 'Td'], play: false })
    expect(tap(hand, pairs, [], 'Ts')).toEqual({ chosen: ['Ts', 'Th'], play: false })
  })

  it('plays what is chosen when nothing smaller fits', () => {
    expect(tap(hand, pairs, ['Ts', 'Th'], 'Ts')).toEqual({ chosen: ['Ts', 'Th'], play: true })
  })

  it('changes one card of the pair for another', () => {
    expect(tap(hand, pairs, ['Ts', 'Th'], 'Td').chosen).toEqual(['Ts', 'Td'])
  })

  it('takes all of a value when one opens, then the card alone, then plays it', () => {
    const all = anySets(hand)
    expect(tap(hand, all, [], '5h')).toEqual({ chosen: ['5s', '5h'], play: false })
    expect(tap(hand, all, ['5s', '5h'], '5h')).toEqual({ chosen: ['5h'], play: false })
    expect(tap(hand, all, ['5h'], '5h')).toEqual({ chosen: ['5h'], play: true })
  })

  it('adds a card of the same value to a smaller choice', () => {
    expect(tap(hand, anySets(hand), ['Ts'], 'Td').chosen).toEqual(['Ts', 'Td'])
  })

  it('leaves one value for another', () => {
    expect(tap(hand, anySets(hand), ['5s', '5h'], '8c').chosen).toEqual(['8c'])
  })

  it('takes as many as are wished, where that fits', () => {
    expect(tap(hand, anySets(hand), [], 'Th', 2).chosen).toEqual(['Ts', 'Th'])
    expect(tap(hand, anySets(hand), [], '8c', 2).chosen).toEqual(['8c'])
  })

  it('does nothing on a card that is in no set', () => {
    expect(tap(hand, pairs, ['Ts', 'Th'], '8c')).toEqual({ chosen: ['Ts', 'Th'], play: false })
  })
})

describe('sets of cards', () => {
  it('are all choices of suits of each value', () => {
    const sets = anySets(hand)
    expect(sets.filter(([code]) => code?.startsWith('5'))).toEqual([['5s'], ['5h'], ['5s', '5h']])
    expect(sets).toHaveLength(3 + 1 + 7 + 1)
  })

  it('are found whatever the order', () => {
    expect(among(pairs, ['Td', 'Ts'])).toEqual(['Ts', 'Td'])
    expect(among(pairs, ['Td'])).toBeUndefined()
  })
})

describe('two.3', () => {
  it('holds a card of the pair back: with 5 5 2 a 5 may be led, not both', () => {
    expect(heldBack(['5s', '5h', '2c'], [['5s'], ['5h'], ['2c']], ['5s'])).toBe(true)
    expect(heldBack(['5s', '5h', '8c'], anySets(['5s', '5h', '8c']), ['5s'])).toBe(false)
    expect(heldBack(['5s', '5h', '2c'], [['5s'], ['5h'], ['2c']], [])).toBe(false)
  })
})
