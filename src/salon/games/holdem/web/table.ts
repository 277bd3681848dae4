/** What the table of Texas Hold'em is given. */
import type { TableProps } from '$lib/tables/props'
import type { Action, Event, Option, View } from './types.gen'

/** The same fields as a plain object, as the shell's own types want them. */
type Plain<Shape> = Shape extends object ? Pick<Shape, keyof Shape> : never

export type HoldemView = Omit<View, 'legal'> & { legal?: Plain<Option>[] }
export type HoldemEvent = Plain<Event>
export type Props = TableProps<HoldemView, Plain<Option> | Plain<Action>, HoldemEvent>

/** How many cards lie on the board once a street has begun (`deal.2`). */
export const BOARD = { preflop: 0, flop: 3, turn: 4, river: 5 } as const
export type Street = keyof typeof BOARD
export const STREETS = ['preflop', 'flop', 'turn', 'river'] as const

/** Returns the street that brings the card at this place of the board. */
export function streetOf(place: number): Street {
  return STREETS.find((street) => BOARD[street] > place) ?? 'river'
}
