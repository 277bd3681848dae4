/** What the table of Poule mouillée is given, and what it reads out of it. */
import type { Played, TableProps } from '$lib/tables/props'
import type { Action, Event, Option, View } from './types.gen'

/** The same fields as a plain object, as the shell's own types want them. */
type Plain<Shape> = Shape extends object ? Pick<Shape, keyof Shape> : never

export type HenView = Omit<View, 'legal'> & { legal?: Plain<Option>[] }
export type HenEvent = Plain<Event>
export type Props = TableProps<HenView, Plain<Option> | Plain<Action>, HenEvent>
export type Say = Props['say']

/** The count that ends a series (`exact.1`). */
export const GOAL = 21
/** From here on a card can bust, and one may chicken out (`chicken.1`). */
export const CHICKEN_FROM = 11

/** Where a series that has just gone went: a seat, out of the game, or nobody knows. */
export type Taker = number | 'out' | null

/** Returns who took the last series, as far as this device was told. */
export function takerOf(events: readonly Played<HenEvent>[]): Taker {
  for (const { event } of [...events].reverse()) {
    if (event.type === 'bust' || event.type === 'chickened') return event.seat
    if (event.type === 'twenty_one') return event.receiver ?? 'out'
    if (event.type === 'played') return null
  }
  return null
}

/** Returns the seat that has got rid of its cards in the round that is over; null after a cap (`win.1`, `cap.1`). */
export function winnerOf(view: HenView): number | null {
  const seat = view.players.findIndex(({ cards }) => cards === 0)
  return seat < 0 ? null : seat
}
