/** What the table of Président is given, and the little that it must know of cards. */
import type { IconName } from '$lib/icons/icons'
import type { TableProps } from '$lib/tables/props'
import type { Action, Event, Option, PlayerView, View } from './types.gen'

/** The same fields as a plain object, as the shell's own types want them. */
type Plain<Shape> = Shape extends object ? Pick<Shape, keyof Shape> : never

export type PresidentView = Omit<View, 'legal'> & { legal?: Plain<Option>[] }
export type PresidentEvent = Plain<Event>
export type Props = TableProps<PresidentView, Plain<Option> | Plain<Action>, PresidentEvent>
export type Role = NonNullable<PlayerView['role']>

const VALUES = '3456789TJQKA2'
const SUITS = 'shdc'

/** The value of a card: `3` … `2`. */
export function valueOf(code: string): string {
  return code.charAt(0)
}

const order = (code: string): number =>
  VALUES.indexOf(valueOf(code)) * SUITS.length + SUITS.indexOf(code.charAt(1))

/** The cards weakest first, in the order in which the views list them. */
export function sorted(codes: readonly string[]): string[] {
  return [...codes].sort((a, b) => order(a) - order(b))
}

/** A crown or a broom; nothing for who is neutral. */
export const ICONS: Record<Role, IconName | null> = {
  president: 'crown',
  vice_president: 'crownSmall',
  neutral: null,
  vice_trou: 'broomSmall',
  trou: 'broom',
}
