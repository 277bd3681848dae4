/** The score sheet: the totals after each round, as a device has seen them. Kept for the visit. */
import type { GameView } from './props'

/** By round, the totals of all seats. */
export type ScoreLog = Readonly<Record<number, readonly number[]>>

function totals(view: GameView): number[] | null {
  const scores = view.players.map((player) => (player as { score?: unknown } | null)?.score)
  return scores.length > 0 && scores.every((score) => typeof score === 'number') ? scores : null
}

/** The log with what this view adds to it: the totals of a round that is over. */
export function noteScores(log: ScoreLog, view: GameView): ScoreLog {
  if (view.phase !== 'round_over' && view.phase !== 'over') return log
  const scores = totals(view)
  if (view.round === null || scores === null || log[view.round]?.join() === scores.join()) return log
  return { ...log, [view.round]: scores }
}

export interface ScoreRow {
  seat: number
  /** Points of each known round; null where the round before is not known. */
  points: readonly (number | null)[]
  total: number
}

/** The rounds that are known, and one row a seat. */
export function scoreTable(log: ScoreLog): { rounds: readonly number[]; rows: readonly ScoreRow[] } {
  const rounds = Object.keys(log)
    .map(Number)
    .sort((a, b) => a - b)
  const last = log[rounds.at(-1) ?? -1] ?? []
  const before = (round: number, seat: number): number | null =>
    round === 1 ? 0 : (log[round - 1]?.[seat] ?? null)
  const rows = last.map((total, seat) => ({
    seat,
    total,
    points: rounds.map((round) => {
      const from = before(round, seat)
      const to = log[round]?.[seat]
      return from === null || to === undefined ? null : to - from
    }),
  }))
  return { rounds, rows }
}

const key = (code: string, place: string, match: number): string => `salon.score.${code}.${place}.${match}`

export function loadScores(code: string, place: string, match: number): ScoreLog {
  try {
    return JSON.parse(sessionStorage.getItem(key(code, place, match)) ?? '{}') as ScoreLog
  } catch {
    return {}
  }
}

export function keepScores(code: string, place: string, match: number, log: ScoreLog): void {
  try {
    sessionStorage.setItem(key(code, place, match), JSON.stringify(log))
  } catch {
    // known until the page is closed
  }
}
