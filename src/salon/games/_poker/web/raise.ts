/** The amounts that the raise control offers: conveniences between the bounds of `legal` (`raise.3`, `screen.1`). */

/** Every whole number from `min` to `max` may be raised to (`actions.5`). */
export interface Range {
  min: number
  max: number
}
export type PresetId = 'min' | 'half_pot' | 'pot' | 'all_in'
export interface Preset {
  id: PresetId
  to: number
}

/** Most notches of the slider. */
const MOST = 400

export function within({ min, max }: Range, to: number): number {
  return Math.min(max, Math.max(min, to))
}

/** Returns the notches of the slider: the lowest amount, the multiples of `unit` above it, and all of it. */
export function notchesOf({ min, max }: Range, unit: number): number[] {
  const step = unit * Math.max(1, Math.ceil((max - min) / unit / MOST))
  const notches = [min]
  for (let to = Math.floor(min / step) * step + step; to < max; to += step) notches.push(to)
  return max > min ? [...notches, max] : notches
}

/** Returns the place of `to` among the notches: its own, or that of the next lower one. */
export function notchOf(notches: readonly number[], to: number): number {
  return Math.max(
    0,
    notches.findLastIndex((notch) => notch <= to),
  )
}

/** Returns the next notch above or below `to`; `to` itself at the end. */
export function stepped(notches: readonly number[], to: number, up: boolean): number {
  const next = up ? notches.find((notch) => notch > to) : notches.findLast((notch) => notch < to)
  return next ?? to
}

/**
 * Returns the four amounts with a name. A raise of the pot is the call and then as much as lies there with it;
 * `pot` counts all chips that are in, those of this betting round too.
 */
export function presetsOf(range: Range, pot: number, current: number, owed: number): Preset[] {
  const of = (share: number): number => within(range, current + Math.round((pot + owed) * share))
  return [
    { id: 'min', to: range.min },
    { id: 'half_pot', to: of(0.5) },
    { id: 'pot', to: of(1) },
    { id: 'all_in', to: range.max },
  ]
}

/** Returns the amount that was typed, whatever separates its thousands; null if it is none. */
export function typedAmount(text: string): number | null {
  const digits = text.replace(/[\s.,\u202f\u00a0]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
