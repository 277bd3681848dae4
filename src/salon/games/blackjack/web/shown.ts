/** What the table reads, in the shapes that the shell hands over. */
import type { GameEvent } from '$lib/tables/props'
import type { Event, View } from './types.gen'

/** The view; what is on offer comes apart from it, as the server's word of this moment. */
export type Shown = Omit<View, 'legal'>
export type Told = Event & GameEvent
