/** What the paper « Cette partie » tells: pairs after a draw, who is saved, who loses, the latest first. */
import type { Played } from '$lib/tables/props'
import type { FanEvent, Props } from './table'

const WORTH: readonly FanEvent['type'][] = ['drew', 'paired', 'left', 'lost', 'void', 'unveiled']
const LINES = 4

/** Returns the last things worth telling since the first draw of the round under way. */
export function storyOf(history: Props['history']): Played<FanEvent>[] {
  const start = history.findLastIndex((entry) => entry?.event.type === 'dealt')
  const drawn = history.findIndex((entry, i) => i > start && entry?.event.type === 'drew')
  if (drawn < 0) return []
  return history
    .slice(drawn)
    .flatMap((entry) => (entry && WORTH.includes(entry.event.type) ? [entry] : []))
    .slice(-LINES)
    .reverse()
}
