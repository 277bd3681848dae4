import { describe, expect, test } from 'vitest'
import { HIDDEN, isRed, parseCard } from '$lib/cards/codes'
import { PIPS } from '$lib/cards/drawing'
import { cardName, cardsName, indexOf } from '$lib/cards/names'
import { signsIn } from '$lib/cards/signs'

describe('card codes (rulebooks, 2. Cards)', () => {
  test('every family is understood', () => {
    expect(parseCard('As')).toEqual({ kind: 'pip', rank: 'A', suit: 's' })
    expect(parseCard('Th')).toEqual({ kind: 'pip', rank: 'T', suit: 'h' })
    expect(parseCard('Kd')).toEqual({ kind: 'court', rank: 'K', suit: 'd' })
    expect(parseCard('1c')).toEqual({ kind: 'pip', rank: '1', suit: 'c' })
    expect(parseCard('20p')).toEqual({ kind: 'payoo', value: 20 })
    expect(parseCard('X4')).toEqual({ kind: 'joker', number: 4 })
    expect(parseCard(HIDDEN)).toEqual({ kind: 'hidden' })
  })

  test.each(['', 'Ax', '10h', '21p', '0p', 'X5', 'kd', 'As ', 'Kp'])('%j is refused', (code) => {
    expect(() => parseCard(code)).toThrow(RangeError)
  })

  test('hearts and diamonds are red, and nothing else', () => {
    expect(['2h', 'Qd'].every(isRed)).toBe(true)
    expect(['2s', 'Qc', '7p', 'X1', HIDDEN].some(isRed)).toBe(false)
  })
})

describe('names', () => {
  test.each([
    ['Qs', 'dame de pique', 'queen of spades'],
    ['Th', 'dix de cœur', 'ten of hearts'],
    ['14p', '14 de Payoo', '14 of Payoo'],
    ['X2', 'Joker 2', 'Joker 2'],
    [HIDDEN, 'carte cachée', 'hidden card'],
  ])('%s is called %j and %j', (code, fr, en) => {
    expect(cardName(code, 'fr')).toBe(fr)
    expect(cardName(code, 'en')).toBe(en)
  })

  test('several cards make a sentence', () => {
    expect(cardsName([], 'fr')).toBe('')
    expect(cardsName(['As'], 'fr')).toBe('as de pique')
    expect(cardsName(['As', 'Kd', '2c'], 'fr')).toBe('as de pique, roi de carreau et deux de trèfle')
  })

  test('indices are V D R or J Q K, ten is 10, a Joker has none', () => {
    expect(['Js', 'Qs', 'Ks'].map((code) => indexOf(code, 'fr'))).toEqual(['V', 'D', 'R'])
    expect(['Js', 'Qs', 'Ks'].map((code) => indexOf(code, 'en'))).toEqual(['J', 'Q', 'K'])
    expect(indexOf('Td', 'fr')).toBe('10')
    expect(indexOf('17p', 'en')).toBe('17')
    expect(indexOf('X1', 'fr')).toBe('')
  })
})

test('a card has as many pips as its rank, inside the card, and looks the same upside down', () => {
  const ranks = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '8': 8, '9': 9, T: 10 } as const
  for (const [rank, count] of Object.entries(ranks)) {
    const pips = PIPS[rank as keyof typeof ranks]
    expect(pips).toHaveLength(count)
    const places = new Set(pips.map(([x, y]) => `${x},${y}`))
    expect(places.size).toBe(count)
    for (const [x, y, down] of pips) {
      expect(places, `${rank}: ${x},${y} has no twin`).toContain(`${100 - x},${140 - y}`)
      expect(down).toBe(y > 70)
    }
  }
  expect(PIPS['7']).toHaveLength(7)
})

test('the signs of suits are found in a text, whatever stands around them', () => {
  expect(signsIn('fournis du ♥')).toEqual([{ text: 'fournis du ' }, { suit: 'h', tail: '' }])
  expect(signsIn('♠ ✦')).toEqual([{ suit: 's', tail: '' }, { text: ' ' }, { suit: 'p', tail: '' }])
  expect(signsIn('pas de ♣, joue')).toEqual([
    { text: 'pas de ' },
    { suit: 'c', tail: ',' },
    { text: ' joue' },
  ])
  expect(signsIn('À toi de jouer')).toEqual([{ text: 'À toi de jouer' }])
  expect(signsIn('')).toEqual([])
})
