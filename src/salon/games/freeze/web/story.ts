/** What the paper « Cette manche » tells, the latest last. */
import type { Played } from '$lib/tables/props'
import type { FreezeEvent, Props } from './table'

const LINES = 4
const WORTH: readonly FreezeEvent['type'][] = [
  'discarded',
  'swapped',
  'took',
  'froze',
  'looked',
  'exchanged',
  'sped',
  'fault',
  'remade',
  'last_lap',
]

/** Returns the last things worth telling of the round under way. */
export function storyOf(history: Props['history']): Played<FreezeEvent>[] {
  const start = history.findLastIndex((entry) => entry?.event.type === 'dealt')
  return history
    .slice(start + 1)
    .flatMap((entry) => (entry && WORTH.includes(entry.event.type) ? [entry] : []))
    .slice(-LINES)
}
