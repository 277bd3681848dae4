/** Stakes made of several chips: the same as in the round before, or as much again. */
import type { ChipValue, PlaceName } from './shown'
import type { Bet, PlayerView } from './types.gen'

const VALUES: readonly ChipValue[] = [100, 50, 10]

/** The touches that lay these stakes, place after place; what no chip can make up is left out. */
export function touches(bets: PlayerView['bets']): Bet[] {
  return Object.entries(bets).flatMap(([on, amount]) => {
    const list: Bet[] = []
    let rest = amount
    for (const chip of VALUES)
      for (; rest >= chip; rest -= chip) list.push({ type: 'bet', on: on as PlaceName, chip })
    return list
  })
}

/** Chips in all. */
export function sumOf(bets: PlayerView['bets']): number {
  return Object.values(bets).reduce((sum, amount) => sum + amount, 0)
}

/** Whether so many chips more can be laid. */
export function fits(player: PlayerView, limit: number, amount: number): boolean {
  return amount > 0 && amount <= player.balance && player.staked + amount <= limit
}
