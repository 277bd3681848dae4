import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  arrive,
  flightCss,
  forgetFlights,
  leave,
  leaveFrom,
  MEMORY_MS,
  pathBetween,
} from '$lib/motion/flight'
import { preferences } from '$lib/preferences.svelte'

/** An element that says it lies there. */
function thing(x: number, y: number, width = 100): HTMLElement {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(x, y, width, width * 1.4)
  Object.defineProperty(element, 'offsetWidth', { value: width })
  document.body.append(element)
  return element
}

beforeEach(() => {
  globalThis.DOMRect ??= class {
    constructor(
      public x: number,
      public y: number,
      public width: number,
      public height: number,
    ) {}
  } as unknown as typeof DOMRect
})

afterEach(() => {
  forgetFlights()
  vi.restoreAllMocks()
  preferences.speed = 1
  document.body.replaceChildren()
})

describe('pathBetween', () => {
  test('undoes the way, the turn and the size', () => {
    const from = { x: 300, y: 500, width: 50, angle: 0.3 }
    const to = { x: 100, y: 200, width: 100, angle: 0.1 }
    const path = pathBetween(from, to, 0)
    expect(path.x).toBe(200)
    expect(path.y).toBe(300)
    expect(path.angle).toBeCloseTo(0.2)
    expect(path.scale).toBe(0.5)
  })

  test('is told in the frame of a turned parent', () => {
    const from = { x: 100, y: 0, width: 100, angle: 0 }
    const to = { x: 0, y: 0, width: 100, angle: 0 }
    const path = pathBetween(from, to, Math.PI / 2)
    expect(path.x).toBeCloseTo(0)
    expect(path.y).toBeCloseTo(-100)
  })

  test('a place without width keeps the size', () => {
    const nothing = { x: 0, y: 0, width: 0, angle: 0 }
    expect(pathBetween(nothing, { ...nothing, width: 80 }, 0).scale).toBe(1)
  })
})

test('a flight begins where the thing was and ends without a trace', () => {
  const path = { x: 200, y: -30, angle: 0.5, scale: 0.5 }
  expect(flightCss(path, 1)).toContain('translate(200px,-30px) rotate(0.5rad) scale(0.5)')
  expect(flightCss(path, 0)).toMatch(/translate\(0px,-?0px\) rotate\(0rad\) scale\(1\)/)
})

describe('leave and arrive', () => {
  test('what left one place flies to the next one, once', () => {
    leave(thing(0, 0), { key: 'Qs' })
    const flight = arrive(thing(200, 400), { key: 'Qs', ms: 300 })()
    expect(flight.duration).toBe(300)
    expect(flight.css?.(0, 1)).toContain('translate(-200px,-400px)')
    expect(arrive(thing(0, 0), { key: 'Qs' })().duration).toBe(0)
  })

  test('what left hides at once, so that one card is seen and never two', () => {
    expect(leave(thing(0, 0), { key: 'Qs' }).css?.(1, 0)).toBe('visibility:hidden')
  })

  test('without a key, or without a place that was left, the thing is simply there', () => {
    leave(thing(0, 0), {})
    expect(arrive(thing(9, 9), {})().duration).toBe(0)
    expect(arrive(thing(9, 9), { key: 'Kd' })().duration).toBe(0)
  })

  test('a thing can come from an element that stays', () => {
    leaveFrom('2c', thing(50, 0))
    expect(arrive(thing(0, 0), { key: '2c' })().css?.(0, 1)).toContain('translate(50px,0px)')
  })

  test('a place that was left long ago is forgotten', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    leave(thing(0, 0), { key: 'Qs' })
    now.mockReturnValue(1000 + MEMORY_MS)
    expect(arrive(thing(9, 9), { key: 'Qs' })().duration).toBe(0)
  })

  test('the speed setting shortens the flight and its delay', () => {
    preferences.speed = 3
    leave(thing(0, 0), { key: 'Qs' })
    const flight = arrive(thing(9, 9), { key: 'Qs', ms: 300, delay: 90 })()
    expect(flight.duration).toBe(100)
    expect(flight.delay).toBe(30)
  })
})
