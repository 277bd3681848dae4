/** Amounts of chips: how they are written and which chips make them up. */
import type { Lang } from '$lib/preferences.svelte'

/** The values of chips, highest first. */
export const CHIP_VALUES = [5000, 1000, 500, 100, 50, 20, 10, 5, 1] as const

/** Returns « 1 000 » (with a narrow no-break space) or "1,000". */
export function formatAmount(amount: number, lang: Lang): string {
  const sign = amount < 0 ? '−' : ''
  const digits = String(Math.abs(Math.trunc(amount)))
  return sign + digits.replace(/\B(?=(\d{3})+$)/g, lang === 'fr' ? '\u202f' : ',')
}

/** Returns the chips that make up `amount`, highest first; raises RangeError unless it is a whole number ≥ 0. */
export function breakdown(amount: number, values: readonly number[] = CHIP_VALUES): number[] {
  if (!Number.isInteger(amount) || amount < 0) throw new RangeError(`Not an amount of chips: ${amount}`)
  const chips: number[] = []
  let rest = amount
  for (const value of values) {
    while (rest >= value) {
      chips.push(value)
      rest -= value
    }
  }
  return chips
}
