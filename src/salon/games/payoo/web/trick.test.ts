import { describe, expect, it } from 'vitest'
import { holderOf, numberOf, pointsOf, sorted, suitOf } from './table'

const trick = (...codes: string[]) => codes.map((card, seat) => ({ seat, card }))

describe('cards', () => {
  it('bear a number and a suit (pack.1)', () => {
    expect(['1s', 'Th', '1p', '20p'].map(numberOf)).toEqual([1, 10, 1, 20])
    expect(['1s', 'Th', '9d', '7c', '20p'].map(suitOf)).toEqual(['s', 'h', 'd', 'c', 'p'])
  })

  it('lie by suit, the lowest first (record.3)', () => {
    expect(sorted(['10p', '9p', 'Tc', '2d', '1h', '9h', '3s'])).toEqual([
      '3s',
      '1h',
      '9h',
      '2d',
      'Tc',
      '9p',
      '10p',
    ])
  })
})

describe('a trick', () => {
  it('is worth its Payoo cards, and 40 for the Grand Payoo (pack.3)', () => {
    expect(pointsOf(trick('7d', '14p', 'Td', '7s'), '7d')).toBe(54)
    expect(pointsOf(trick('7d', '14p', 'Td', '7s'), '7h')).toBe(14)
    expect(pointsOf(trick('7s', '8s'), '7d')).toBe(0)
  })

  it('is held by the highest card of the suit asked for (trick.6)', () => {
    expect(holderOf([])).toBeNull()
    expect(holderOf(trick('8h', 'Th', '9h', '20p'))).toBe(1)
    expect(holderOf(trick('2c', 'Th', '20p'))).toBe(0)
    expect(holderOf(trick('9p', '12p', '2p'))).toBe(1)
  })
})
