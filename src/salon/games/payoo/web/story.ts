/** What the paper « Cette manche » tells: the die, and who took what, the latest first. */
import type { Played } from '$lib/tables/props'
import type { PayooEvent, Props } from './table'

const LINES = 4

/** Returns the last things worth telling of the round under way. */
export function storyOf(history: Props['history']): Played<PayooEvent>[] {
  const start = history.findLastIndex((entry) => entry?.event.type === 'dealt')
  return history
    .slice(start + 1)
    .flatMap((entry) => (entry && worth(entry.event) ? [entry] : []))
    .slice(-LINES)
    .reverse()
}

function worth(event: PayooEvent): boolean {
  if (event.type === 'rolled' || (event.type === 'played' && event.grand)) return true
  return event.type === 'trick_won' && event.points > 0
}
