/** The exchange as it is shown: two seats, what went up and what comes back. */
import type { PresidentView, Role } from './table'

export interface Lane {
  lower: number
  upper: number
  /** How many cards go each way. */
  count: number
  /** The viewer is one of the two. */
  mine: boolean
  /** What went up; empty before it does. */
  up: readonly string[]
  /** What came back; empty while it is owed. */
  down: readonly string[]
}

const PAIRS: readonly [Role, Role, number][] = [
  ['trou', 'president', 2],
  ['vice_trou', 'vice_president', 1],
]

/** Returns the exchanges of the round, the viewer's own first. */
export function lanesOf(view: PresidentView, me: number | null): Lane[] {
  const seatWith = (role: Role): number => view.players.findIndex((player) => player.role === role)
  return PAIRS.flatMap(([below, above, count]): Lane[] => {
    const [lower, upper] = [seatWith(below), seatWith(above)]
    if (lower < 0 || upper < 0) return []
    return [
      {
        lower,
        upper,
        count,
        mine: me === lower || me === upper,
        up: view.players[lower]?.gave ?? [],
        down: view.players[upper]?.gave ?? [],
      },
    ]
  }).sort((a, b) => Number(b.mine) - Number(a.mine))
}
