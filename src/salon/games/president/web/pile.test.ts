import { describe, expect, it } from 'vitest'
import { passDelay } from './ahead'
import { spotOf } from './pile'

describe('the pli', () => {
  it('has the last play on top and the older ones apart from it, on alternate sides', () => {
    const under = [0, 1, 2, 3].map((index) => spotOf(index, 4 - index))
    expect(Math.abs(spotOf(4, 0).x)).toBeLessThan(0.2)
    for (const [i, spot] of under.entries()) expect(Math.sign(spot.x)).toBe(i % 2 ? 1 : -1)
    expect(new Set(under.map(({ x, y }) => `${x}/${y}`)).size).toBe(4)
  })

  it('has a place for any number of plays', () => {
    expect(spotOf(0, 40)).toEqual(spotOf(2, 40))
  })
})

describe('hidden.4', () => {
  it('passes after one to two seconds', () => {
    expect(passDelay(0)).toBe(1000)
    expect(passDelay(1)).toBe(2000)
  })
})
