import { describe, expect, test } from 'vitest'
import { spinOf, type Spin } from './spin'
import {
  ballFalls,
  ballLands,
  ballRises,
  ballRuns,
  colourOf,
  HOME,
  homeAngle,
  IN_POCKET,
  LANDING_MS,
  LIES_MS,
  nearest,
  ORDER,
  POCKET,
  pocketAngle,
  rotorTurn,
  TRACK,
  TURNING_MS,
} from './wheel'

const shares = Array.from({ length: 101 }, (_, i) => i / 100)
const turn = (angle: number): number => ((angle % 360) + 360) % 360

describe('the wheel (text.6, pay.2)', () => {
  test('has the 37 numbers once each, 18 of them red, and colours alternate but at zero', () => {
    expect([...ORDER].sort((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, i) => i))
    expect(ORDER.filter((number) => colourOf(number) === 'red')).toHaveLength(18)
    const colours = ORDER.map(colourOf)
    expect(colours.filter((colour, i) => colour === colours[i - 1])).toEqual([])
    expect(pocketAngle(26)).toBeCloseTo(360 - POCKET)
  })

  test('stands after a round so that the last number is seen from the cloth', () => {
    for (const number of ORDER) expect(turn(homeAngle(number) + pocketAngle(number))).toBeCloseTo(HOME)
    expect([nearest(350), nearest(-190), nearest(40)]).toEqual([-10, 170, 40])
  })

  test('turns one way and stands still when the ball lies', () => {
    const turns = shares.map((share) => rotorTurn(share * TURNING_MS))
    expect(turns[0]).toBe(0)
    turns.slice(1).forEach((angle, i) => expect(angle).toBeGreaterThan(turns[i] as number))
    expect(rotorTurn(TURNING_MS + 900)).toBe(rotorTurn(TURNING_MS))
  })
})

describe('the ball (spin.2, hidden.1)', () => {
  test('runs against the wheel on its track, from the pocket where it lay', () => {
    expect([ballRises(0), ballRises(5000)]).toEqual([IN_POCKET, TRACK])
    expect(ballRuns(17, 0)).toBe(pocketAngle(17))
    const runs = shares.map((share) => ballRuns(17, share * 6000))
    runs.slice(1).forEach((angle, i) => expect(angle).toBeLessThan(runs[i] as number))
  })

  test.each(ORDER.map((number) => [number]))(
    'comes to rest in the pocket of %i and no push is seen',
    (number) => {
      const lands = (share: number): number => ballLands(5, 6000, number, share)
      expect(lands(0)).toBeCloseTo(ballRuns(5, 6000))
      expect(turn(lands(1) - pocketAngle(number) + 180)).toBeCloseTo(180)
      const run = ballRuns(5, 6000) - ballRuns(5, 6000 + LANDING_MS / 100)
      for (const share of shares.slice(1, 80)) {
        const way = lands(share - 0.01) - lands(share)
        expect(way).toBeGreaterThan(0)
        expect(way).toBeLessThan(run * 1.34)
      }
    },
  )

  test('falls from the track into the pocket', () => {
    expect([ballFalls(0), ballFalls(1)]).toEqual([TRACK, IN_POCKET])
    const jumps = shares.slice(1).map((share) => Math.abs(ballFalls(share) - ballFalls(share - 0.01)))
    expect(Math.max(...jumps)).toBeLessThan(15)
  })
})

describe('the moments of a spin', () => {
  const told = (more: object) => ({
    round: 3,
    phase: 'spinning',
    fallen: false,
    clock: null,
    pauseEnds: null,
    now: 50_000,
    ...more,
  })

  test('who comes in the middle of it sees the same as the others', () => {
    const there = spinOf(null, told({ clock: { ends: 56_000, total: 6000 } }))
    const late = spinOf(null, told({ now: 53_000, clock: { ends: 56_004, total: 6000 } }))
    expect(there?.start).toBe(50_000)
    expect(Math.abs((late?.start ?? 0) - (there?.start ?? 0))).toBeLessThan(10)
  })

  test('told again, it is the same one; another round is another one', () => {
    const first = spinOf(null, told({ clock: { ends: 56_000, total: 6000 } }))
    expect(spinOf(first, told({ clock: { ends: 56_020, total: 6000 } }))).toBe(first)
    expect(spinOf(first, told({ round: 4, clock: { ends: 90_000, total: 6000 } }))?.start).toBe(84_000)
    expect(spinOf(first, told({ phase: 'betting' }))).toBeNull()
  })

  test('the ball rests by the end of the pause, for who was there and for who comes late (pay.5)', () => {
    const first = spinOf(null, told({ clock: { ends: 56_000, total: 6000 } }))
    const pauseEnds = 56_000 + LANDING_MS + LIES_MS
    const rests = (before: Spin | null, now: number) =>
      spinOf(before, told({ phase: 'round_over', fallen: true, pauseEnds, now }))
    expect(rests(first, 56_000)).toEqual({ round: 3, start: 50_000, rest: 58_000 })
    expect(rests(null, 57_000)).toEqual({ round: 3, start: 50_000, rest: 58_000 })
    expect(rests(null, 61_000)?.rest).toBe(58_000)
  })

  test('what a busy page hears late does not make the ball late', () => {
    const late = spinOf(null, told({ clock: { ends: 56_700, total: 6000 }, now: 52_700 }))
    const first = spinOf(late, told({ clock: { ends: 56_000, total: 6000 }, now: 53_000 }))
    expect(first?.start).toBe(50_000)
    const pauseEnds = 56_800 + LANDING_MS + LIES_MS
    expect(spinOf(first, told({ fallen: true, pauseEnds, now: 56_800 }))?.rest).toBe(58_000)
    expect(spinOf(late, told({ fallen: true, pauseEnds: pauseEnds - 800, now: 56_000 }))?.rest).toBe(58_000)
  })

  test('told nothing of its moments, the ball lies at once', () => {
    expect(spinOf(null, told({ fallen: true }))?.rest).toBe(50_000)
  })
})
