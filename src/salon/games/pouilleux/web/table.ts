/** What the table of Pouilleux is given, and what it reads out of it. */
import type { Played, TableProps } from '$lib/tables/props'
import type { Action, Event, Option, PairView, View } from './types.gen'

/** The same fields as a plain object, as the shell's own types want them. */
type Plain<Shape> = Shape extends object ? Pick<Shape, keyof Shape> : never

export type FanView = Omit<View, 'legal'> & { legal?: Plain<Option>[] }
export type FanEvent = Plain<Event>
export type Props = TableProps<FanView, Plain<Option> | Plain<Action>, FanEvent>
export type Say = Props['say']
export type Legal = Props['legal']

/** Everybody knows which card has no partner in the traditional game (`pack.2`). */
const LONELY = 'Js'

/** Returns the card of a hand that can never make a pair, if that is known: it is for its owner's eyes alone. */
export function lonelyIn(view: FanView, hand: readonly string[]): string | null {
  return view.config.variant === 'jack' && hand.includes(LONELY) ? LONELY : null
}

/** Returns the pairs that may be thrown off now. */
export function pairsIn(legal: Legal): readonly (readonly string[])[] {
  return legal.flatMap((option) => ('cards' in option ? [option.cards] : []))
}

/** Returns how many cards lie in the fan that may be drawn from; 0 if none may. */
export function drawable(legal: Legal): number {
  for (const option of legal) if (option.type === 'draw' && 'count' in option) return option.count
  return 0
}

export const mayReorder = (legal: Legal): boolean => legal.some(({ type }) => type === 'reorder')
export const mayFinish = (legal: Legal): boolean => legal.some(({ type }) => type === 'done')

/** Returns the pair that a seat shows, the last of them; null if it shows none. */
export function shownBy(view: FanView, seat: number): PairView | null {
  return view.shown.findLast((pair) => pair.seat === seat) ?? null
}

/** Returns the last event, the one that is being shown. */
export const lastOf = (events: readonly Played<FanEvent>[]): FanEvent | undefined => events.at(-1)?.event
