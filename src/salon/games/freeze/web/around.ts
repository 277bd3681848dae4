/** Who sits on which side of the table. Pure geometry. */

/** A table that is higher than wide, or wider than high. */
export type Shape = 'tall' | 'wide'

/** The kit's places, clockwise: up the left side, along the far side, down the right side. */
export interface Sides {
  left: readonly number[]
  top: readonly number[]
  right: readonly number[]
}

/**
 * Returns where the others sit; with `whole` (a spectator) nobody is left out. Few sit along the far side of a
 * tall table; of many, half sit on either side.
 */
export function sidesOf(count: number, shape: Shape, whole: boolean): Sides {
  const places = Array.from({ length: count }, (_, place) => place).slice(whole ? 0 : 1)
  const others = places.length
  if (others === 1 || (shape === 'tall' && others <= 3)) return { left: [], top: places, right: [] }
  const odd = shape === 'wide' && others % 2 === 1 ? 1 : 0
  const half = Math.ceil((others - odd) / 2)
  return {
    left: places.slice(0, half),
    top: places.slice(half, half + odd),
    right: places.slice(half + odd),
  }
}

/** How far a seat at the `index`th place from below moves inward where the edge of the table bends, 0 to 1. */
export function bend(index: number, rows: number): number {
  return rows > 1 ? (index / (rows - 1)) ** 1.6 : 0.5
}
