import { describe, expect, test } from 'vitest'
import { layoutFan, LIFT, MIN_STRIP } from '$lib/cards/fan'

describe('the fan of a hand', () => {
  const widths = [300, 360, 378, 500, 830, 1140]
  const counts = Array.from({ length: 20 }, (_, i) => i + 1)

  test.each(widths)('%i px: every card keeps a strip for a finger and none leaves the hand', (width) => {
    for (const count of counts) {
      const fan = layoutFan({ width, count, cardMax: 112 })
      expect(fan.places).toHaveLength(count)
      for (const place of fan.places) {
        expect(place.strip, `${count} cards`).toBeGreaterThanOrEqual(MIN_STRIP - 0.001)
        expect(place.x).toBeGreaterThanOrEqual(0)
        expect(place.x + fan.cardWidth).toBeLessThanOrEqual(width + 0.001)
        expect(place.y).toBeGreaterThanOrEqual(LIFT)
        expect(place.y + fan.cardWidth * 1.4).toBeLessThanOrEqual(fan.height)
      }
    }
  })

  test('cards of a row lie from left to right, and lean outwards', () => {
    const { places } = layoutFan({ width: 378, count: 9, cardMax: 112 })
    const xs = places.map((place) => place.x)
    expect(xs).toEqual([...xs].sort((a, b) => a - b))
    expect(places[0]?.rotation).toBeLessThan(0)
    expect(places[8]?.rotation).toBeGreaterThan(0)
    expect(places[4]?.rotation).toBeCloseTo(0)
  })

  test('twenty cards on a narrow phone take two rows; on a desktop one', () => {
    expect(layoutFan({ width: 300, count: 20, cardMax: 112 }).rows).toBe(2)
    expect(layoutFan({ width: 1140, count: 20, cardMax: 112 }).rows).toBe(1)
  })

  test('groups stand apart where there is room', () => {
    const breaks = [false, false, true, false, true, false]
    const { places } = layoutFan({ width: 700, count: 6, cardMax: 100, breaks })
    const step = (i: number): number => (places[i]?.x ?? 0) - (places[i - 1]?.x ?? 0)
    expect(step(2)).toBeGreaterThan(step(1))
    expect(step(4)).toBeGreaterThan(step(3))
  })

  test('an empty hand has no place', () => {
    expect(layoutFan({ width: 378, count: 0, cardMax: 112 }).places).toEqual([])
  })
})
