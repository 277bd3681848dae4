/** Who took what in the round under way, from what has been told: the points of each trick, and the Grand Payoo. */
import type { Props } from './table'

/** A trick with points. */
export interface Take {
  points: number
  /** Whether the Grand Payoo was in it. */
  grand: boolean
}

/**
 * Returns the tricks with points that each of `count` seats took since the last deal, in order; null if this
 * device has missed a part of the round.
 */
export function takesOf(history: Props['history'], count: number): Take[][] | null {
  const start = history.findLastIndex((entry) => entry?.event.type === 'dealt')
  if (start < 0) return null
  const takes = Array.from({ length: count }, (): Take[] => [])
  let grand = false
  for (const entry of history.slice(start + 1)) {
    if (entry === null) return null
    const { event } = entry
    if (event.type === 'played') grand ||= event.grand
    if (event.type !== 'trick_won') continue
    if (event.points > 0) takes[event.seat]?.push({ points: event.points, grand })
    grand = false
  }
  return takes
}
