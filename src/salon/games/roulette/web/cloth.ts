/** The cloth: its places, where they lie, and the ways between them for the keyboard. */
import type { Say, Seated } from '$lib/tables/props'
import type { PlaceName, Shown } from './shown'
import { colourOf } from './wheel'

export interface Cell {
  on: PlaceName
  kind: 'zero' | 'number' | 'dozen' | 'chance'
  /** Numbers: the row of three, 1 to 12; dozens and chances: which one, from 0. */
  row: number
  /** Numbers: 1 to 3 in their row. */
  column: number
  /** What is printed under the word. */
  small?: string
}

const cell = (on: string, kind: Cell['kind'], row = 0, column = 0, small?: string): Cell => ({
  on: on as PlaceName,
  kind,
  row,
  column,
  ...(small && { small }),
})

export const CELLS: readonly Cell[] = [
  cell('0', 'zero'),
  ...Array.from({ length: 36 }, (_, i) => cell(String(i + 1), 'number', Math.floor(i / 3) + 1, (i % 3) + 1)),
  ...['dozen1', 'dozen2', 'dozen3'].map((on, i) => cell(on, 'dozen', i)),
  cell('low', 'chance', 0, 0, '1‑18'),
  cell('even', 'chance', 1),
  cell('red', 'chance', 2),
  cell('black', 'chance', 3),
  cell('odd', 'chance', 4),
  cell('high', 'chance', 5, 0, '19‑36'),
]

export interface Pile {
  seat: number
  amount: number
}

/** Whose chips lie on a place; one's own first. */
export function pilesOn(view: Shown, on: PlaceName, me: number | null): Pile[] {
  const piles = view.players.flatMap((player, seat): Pile[] => {
    const amount = player?.bets[on]
    return amount ? [{ seat, amount }] : []
  })
  return piles.sort((one, other) => Number(other.seat === me) - Number(one.seat === me))
}

/** A place in words: what it is, and whose chips lie there. */
export function nameOf(
  { on, kind }: Cell,
  piles: readonly Pile[],
  seats: readonly (Seated | null)[],
  me: number | null,
  say: Say,
): string {
  const colour = kind === 'number' ? [say(`colour.${colourOf(Number(on))}`)] : []
  const stakes = piles.map(({ seat, amount }) =>
    seat === me
      ? say('cloth.yours', { amount })
      : say('cloth.theirs', { name: seats[seat]?.name ?? '', amount }),
  )
  return [say('cloth.place', { on }), ...colour, ...stakes].join(', ')
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Which place an arrow key leads to from the one at `from`, as they lie on the screen; null: none that way. */
export function towards(boxes: readonly Box[], from: number, key: string): number | null {
  const way = WAYS[key]
  const here = boxes[from]
  if (!way || !here) return null
  const [dx, dy] = way
  const x = (here.left + here.right) / 2
  const y = (here.top + here.bottom) / 2
  let best: number | null = null
  let least = Infinity
  boxes.forEach((box, index) => {
    const along = dx
      ? dx > 0
        ? box.left - here.right
        : here.left - box.right
      : dy > 0
        ? box.top - here.bottom
        : here.top - box.bottom
    if (index === from || along < -2) return
    // How far the middle of where one is lies beside the other place.
    const aside = dx ? outside(y, box.top, box.bottom) : outside(x, box.left, box.right)
    const far = Math.max(0, along) + 3 * aside
    if (far < least) [best, least] = [index, far]
  })
  return best
}

const outside = (at: number, from: number, to: number): number => Math.max(0, from - at, at - to)
