import { describe, expect, it } from 'vitest'
import { placesFor } from './places'

const COUNTS = [2, 3, 4, 5, 6, 7, 8]

describe('the places of a poker table', () => {
  it('are as many as there are seats, on the stage, the viewer in the middle below', () => {
    for (const shape of ['portrait', 'landscape', 'short'] as const)
      for (const count of COUNTS) {
        const places = placesFor(count, shape)
        expect(places).toHaveLength(count)
        expect(places[0]?.x).toBe(50)
        for (const { nearX, nearY } of places) {
          expect(nearX).toBeGreaterThan(5)
          expect(nearX).toBeLessThan(95)
          expect(nearY).toBeLessThan(95)
        }
      }
  })

  it('go round clockwise: left of the viewer first, and the same on the right', () => {
    for (const count of COUNTS) {
      const [, ...others] = placesFor(count, 'portrait')
      others.forEach((place, i) => {
        const twin = others[others.length - 1 - i]
        expect(place.x + (twin?.x ?? 0)).toBeCloseTo(100)
        expect(place.y).toBe(twin?.y)
      })
      if (count > 2) expect(others[0]?.x).toBeLessThan(50)
    }
  })

  it('leave a tall stage a band for the row of cards in the middle (deal.2)', () => {
    for (const count of COUNTS)
      for (const { y } of placesFor(count, 'portrait').slice(1)) expect(y <= 45 || y >= 85).toBe(true)
  })
})
