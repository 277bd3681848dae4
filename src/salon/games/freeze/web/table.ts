/** What the table of Freeze is given, and the little that it must know of places. */
import { HIDDEN } from '$lib/cards/codes'
import type { TableProps } from '$lib/tables/props'
import type { Action, Event, Option, Seen, Spot, View } from './types.gen'

/** The same fields as a plain object, as the shell's own types want them. */
type Plain<Shape> = Shape extends object ? Pick<Shape, keyof Shape> : never

export type FreezeView = Omit<View, 'legal'> & { legal?: Plain<Option>[] }
export type FreezeEvent = Plain<Event>
export type Props = TableProps<FreezeView, Plain<Option> | Plain<Action>, FreezeEvent>
export type Say = Props['say']
export type Place = Plain<Spot>

/** A name for a place of a seat. */
export function keyOf({ seat, line, slot }: Place): string {
  return `${seat}.${line}.${slot}`
}

export function sameSpot(a: Place, b: Place): boolean {
  return keyOf(a) === keyOf(b)
}

/** What lies in a place: null for a hole or a place that is not there. */
export function cardAt(view: FreezeView, { seat, line, slot }: Place): string | null {
  return view.players[seat]?.lines[line]?.[slot] ?? null
}

/** What the viewer sees in a place: a card that is being shown, the card turned up at the end, or its back. */
export function shownAt(view: FreezeView, spot: Place, fault: Seen | null): string | null {
  const code = cardAt(view, spot)
  if (code !== HIDDEN) return code
  const shown = [...view.seen, ...(fault ? [fault] : [])].find((seen) => sameSpot(seen, spot))
  return shown?.card ?? HIDDEN
}

/** The rank of a card as the texts name it: `7`, `T`, `K`. */
export function rankOf(code: string): string {
  return code.charAt(0)
}

export function suitOf(code: string): string {
  return code.slice(-1)
}

/** Whether a round is over and its cards lie open. */
export function isOpen(view: FreezeView): boolean {
  return view.phase === 'round_over' || view.phase === 'over'
}

/** The seats that the table waits for: not those that merely may speed. */
export function isOn(view: FreezeView, seat: number): boolean {
  if (view.phase === 'turn' || view.phase === 'power') return view.turn === seat
  return view.phase !== 'over' && view.to_act.includes(seat)
}

/** Whether a card may still be snapped on the discard. */
export function windowOpen(view: FreezeView): boolean {
  return view.window !== null && !view.window.used && (view.phase === 'turn' || view.phase === 'power')
}

/** How long the cards of a round take to be turned up, in ms at speed 1. */
export const REVEAL_MS = 2700
const TURNING_MS = 2100

/** When a row is turned up, in ms after the end of the round: seat after seat from the dealer's left. */
export function revealDelay(view: FreezeView, seat: number, line: number): number {
  const count = view.players.length
  const order = (seat - view.dealer - 1 + count) % count
  return Math.round((TURNING_MS / (2 * count)) * (2 * order + line))
}
