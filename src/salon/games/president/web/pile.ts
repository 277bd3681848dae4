/** Where the plays of the pli lie: the last one on top, the older ones under it, each with a corner to be read. */

export interface Spot {
  /** From the middle, in widths of a card. */
  x: number
  y: number
  /** Degrees. */
  turn: number
}

const TOP: Spot = { x: 0.12, y: -0.12, turn: 3 }
const UNDER: readonly Spot[] = [
  { x: -0.72, y: 0.26, turn: -13 },
  { x: 0.86, y: 0.3, turn: 12 },
  { x: -1.02, y: -0.3, turn: -21 },
  { x: 1.12, y: -0.28, turn: 20 },
  { x: -0.3, y: 0.5, turn: -5 },
  { x: 0.5, y: 0.52, turn: 6 },
]

/** Returns the place of the play with `later` plays on top of it. A play keeps its side while it sinks. */
export function spotOf(index: number, later: number): Spot {
  if (later === 0) return TOP
  // Two plays in a row go to different sides; from the third on they lie further out, then under all.
  const side = index % 2
  const depth = Math.min(Math.floor((later - 1) / 2), UNDER.length / 2 - 1)
  return UNDER[depth * 2 + side] ?? TOP
}
