/**
 * The wheel: the order of its pockets, and how it and the ball move. Angles are in degrees, clockwise from the
 * top; times in milliseconds from the start of the wheel. Everything is a function of time, so that every
 * browser shows the same at the same moment, whenever it has come.
 */

/** The pockets, clockwise (`text.6`). */
export const ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const
export const POCKET = 360 / ORDER.length

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export type Colour = 'red' | 'black' | 'green'

/** The colour in which a number is printed. */
export function colourOf(number: number): Colour {
  if (number === 0) return 'green'
  return RED.has(number) ? 'red' : 'black'
}

/** The ball comes to rest so long after its number is known (`hidden.1`: 2 s at most). */
export const LANDING_MS = 2000
/** The ball lies still so long before the next betting opens (`pay.5`). */
export const LIES_MS = 5000
/** From the start of the wheel until the ball is at rest (`spin.2`). */
export const TURNING_MS = 6000 + LANDING_MS
/** Where the ball lies when the wheel stands still: where it is seen from the cloth. */
export const HOME = 169

/** How far from the centre, of a wheel of radius 500. */
export const TRACK = 412
export const IN_POCKET = 266

const ROTOR_SPEED = 0.075
const GATHERS_MS = 800
const SLOWS_MS = 2400
const BALL_START = 0.62
const BALL_LOSES = 0.29 / 6000
const LAUNCH_MS = 350
/** The share of the landing after which the ball is caught by its pocket. */
const CAUGHT = 0.82

/** Where a number's pocket is on the rotor. */
export function pocketAngle(number: number): number {
  return Math.max(0, (ORDER as readonly number[]).indexOf(number)) * POCKET
}

/** How the rotor stands between two rounds, after this number. */
export function homeAngle(last: number | null): number {
  return last === null ? 0 : HOME - pocketAngle(last)
}

/** How far the rotor has turned since the start. */
export function rotorTurn(at: number): number {
  const t = Math.min(Math.max(0, at), TURNING_MS)
  const gathered = Math.min(t, GATHERS_MS)
  const steady = Math.min(t, TURNING_MS - SLOWS_MS) - gathered
  const slowing = Math.max(0, t - (TURNING_MS - SLOWS_MS))
  return (
    ROTOR_SPEED *
    ((gathered * gathered) / (2 * GATHERS_MS) + steady + slowing - (slowing * slowing) / (2 * SLOWS_MS))
  )
}

/** Where the running ball is on the rotor; it runs the other way. */
export function ballRuns(last: number | null, at: number): number {
  const t = Math.max(0, at)
  return pocketAngle(last ?? 0) - (BALL_START * t - (BALL_LOSES * t * t) / 2)
}

/** How far from the centre the running ball is: it is thrown from its pocket on to the track. */
export function ballRises(at: number): number {
  const share = Math.min(1, Math.max(0, at) / LAUNCH_MS)
  return IN_POCKET + (TRACK - IN_POCKET) * share * (2 - share)
}

/** Where the ball is on the rotor, `share` (0 to 1) of its landing later, when it started that at `from`. */
export function ballLands(last: number | null, from: number, number: number, share: number): number {
  const start = ballRuns(last, from)
  const speed = BALL_START - BALL_LOSES * from
  const run = speed * LANDING_MS * CAUGHT
  // The nearest way into the pocket that needs no push on the way.
  const least = run / 3 + 5
  const way = least + mod(start - pocketAngle(number) - least)
  const s = Math.min(1, share / CAUGHT)
  const gone = run * (s ** 3 - 2 * s ** 2 + s) + way * (3 * s ** 2 - 2 * s ** 3)
  const rattle = share > CAUGHT && share < 1 ? 1.6 * Math.sin((share - CAUGHT) * 70) * (1 - share) * 5 : 0
  return start - gone + rattle
}

/** The same turn by the short way: from −180 to 180. */
export const nearest = (angle: number): number => mod(angle + 180) - 180

const mod = (angle: number): number => ((angle % 360) + 360) % 360

const FALLS: readonly (readonly [number, number])[] = [
  [0, TRACK],
  [0.3, 405],
  [0.42, 372],
  [0.49, 392],
  [0.61, 316],
  [0.68, 340],
  [0.77, 270],
  [0.83, 292],
  [0.9, 263],
  [0.95, 271],
  [1, IN_POCKET],
]

/** How far from the centre the ball is after `share` of its landing: it slips, jumps and falls. */
export function ballFalls(share: number): number {
  const next = FALLS.findIndex(([at]) => at >= share)
  const [to, radius] = FALLS[next] ?? [1, IN_POCKET]
  const [from, before] = FALLS[Math.max(0, next - 1)] ?? [0, TRACK]
  if (to === from) return radius
  const eased = (1 - Math.cos((Math.PI * (share - from)) / (to - from))) / 2
  return before + (radius - before) * eased
}
