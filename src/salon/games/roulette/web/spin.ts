/** When the wheel of a round starts and when its ball lies still, on the clock of this device. */
import type { PlaceClock } from '$lib/tables/props'
import { LIES_MS, TURNING_MS } from './wheel'

/** The moments of one spin, of `performance.now()`. */
export interface Spin {
  round: number
  start: number
  /** When the ball lies still; null while its number is not known. */
  rest: number | null
}

/** Told again, a moment may differ by so much and is still the same one; then the earlier one is right. */
const SAME_MS = 3000
/** So little is not worth a new beginning. */
const SLIGHT_MS = 40

export interface Told {
  round: number
  phase: string
  /** Whether the number is known. */
  fallen: boolean
  clock: PlaceClock | null
  pauseEnds: number | null
  now: number
}

/**
 * The spin as the server's words of this moment tell it; null when no wheel turns.
 *
 * A word that is heard late, because the page was busy, makes a moment later, never earlier: of two that tell the
 * same, the earlier is right.
 */
export function spinOf(
  before: Spin | null,
  { round, phase, fallen, clock, pauseEnds, now }: Told,
): Spin | null {
  if (phase === 'betting' && !fallen) return null
  const known = before?.round === round ? before : null
  if (!fallen) {
    const start = clock ? clock.ends - clock.total : (known?.start ?? now)
    const later = known ? start - known.start : 0
    return known && later > -SLIGHT_MS && later < SAME_MS ? known : { round, start, rest: null }
  }
  if (known?.rest != null) return known
  const soon = known ? known.start + TURNING_MS : Infinity
  const told = pauseEnds === null ? Infinity : pauseEnds - LIES_MS
  const rest = Math.min(soon, told)
  if (rest === Infinity) return { round, start: now - TURNING_MS, rest: now }
  return { round, start: known?.start ?? rest - TURNING_MS, rest }
}
