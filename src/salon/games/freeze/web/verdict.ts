/** What a round was worth, as the view of its end tells it. */
import { rankOf, type FreezeView } from './table'

/** What the freeze brought (`score.4`); null if nobody froze. */
export interface Verdict {
  seat: number
  won: boolean
  points: number
  others: number
  score: number
}

/** What each other seat that is as low costs a freezer. */
const EACH = 5

export function verdictOf({ freezer, players }: FreezeView): Verdict | null {
  const player = freezer === null ? undefined : players[freezer]
  if (freezer === null || !player || player.points === null || player.round_score === null) return null
  const { points, round_score: score } = player
  return { seat: freezer, won: score < points, points, others: Math.max(0, (score - points) / EACH), score }
}

/** Whether a row of two or more cards is of one rank: that is why it is worth nothing. */
export function allEqual(row: readonly (string | null)[]): boolean {
  const ranks = row.flatMap((code) => (code === null ? [] : [rankOf(code)]))
  return ranks.length > 1 && new Set(ranks).size === 1
}
