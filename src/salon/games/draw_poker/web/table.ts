/** What the table of Poker fermé is given. */
import type { TableProps } from '$lib/tables/props'
import type { Action, Event, Option, View } from './types.gen'

/** The same fields as a plain object, as the shell's own types want them. */
type Plain<Shape> = Shape extends object ? Pick<Shape, keyof Shape> : never

export type DrawView = Omit<View, 'legal'> & { legal?: Plain<Option>[] }
export type DrawEvent = Plain<Event>
export type Props = TableProps<DrawView, Plain<Option> | Plain<Action>, DrawEvent>
export type Say = Props['say']
