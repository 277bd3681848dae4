/** The amounts that can be staked, as `legal` offers them. */
import type { GameAction } from '$lib/tables/props'

/** The chips of the betting bar; each sets the amount. */
export const CHIPS = [10, 50, 100, 200, 500] as const

export interface Range {
  min: number
  max: number
  step: number
}

/** What may be staked; null when the bets are closed. */
export function rangeOf(legal: readonly GameAction[]): Range | null {
  for (const option of legal) {
    const { type, min, max, step } = option
    if (type === 'bet' && typeof min === 'number' && typeof max === 'number' && typeof step === 'number')
      return { min, max, step }
  }
  return null
}

/** Whether the bet on the table can be taken back. */
export function returnable(legal: readonly GameAction[]): boolean {
  return legal.some(({ type, amount }) => type === 'bet' && amount === 0)
}

/** The amount of the range that is nearest to `amount`. */
export function within({ min, max, step }: Range, amount: number): number {
  const steps = Math.round((Math.min(amount, max) - min) / step)
  return Math.max(min, Math.min(max, min + steps * step))
}
