import { describe, expect, it } from 'vitest'
import { bend, sidesOf } from './around'

describe('who sits where', () => {
  it('puts one across the table, few along the far side of a tall one, many on both sides', () => {
    expect(sidesOf(2, 'wide', false)).toEqual({ left: [], top: [1], right: [] })
    expect(sidesOf(4, 'tall', false)).toEqual({ left: [], top: [1, 2, 3], right: [] })
    expect(sidesOf(4, 'wide', false)).toEqual({ left: [1], top: [2], right: [3] })
    expect(sidesOf(8, 'tall', false)).toEqual({ left: [1, 2, 3, 4], top: [], right: [5, 6, 7] })
  })

  it.each(['tall', 'wide'] as const)('shows everybody once, clockwise (%s)', (shape) => {
    for (let count = 2; count <= 8; count++)
      for (const whole of [false, true]) {
        const { left, top, right } = sidesOf(count, shape, whole)
        const all = Array.from({ length: count }, (_, place) => place).slice(whole ? 0 : 1)
        expect([...left, ...top, ...right]).toEqual(all)
      }
  })

  it('bends inward from below to above', () => {
    expect(bend(0, 3)).toBe(0)
    expect(bend(2, 3)).toBe(1)
    expect(bend(1, 3)).toBeLessThan(0.5)
  })
})
