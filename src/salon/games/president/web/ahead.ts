/** « Passer si je ne peux pas jouer »: a setting of this device, and how long it waits (`hidden.4`). */

const KEY = 'salon.president.pass'

/** From one to two seconds, so that nobody learns from the haste that there was nothing to play. */
export const PASS_MS = { least: 1000, spread: 1000 } as const

/** How long a play that was prepared is shown before it is made, in ms. */
export const PREPARED_MS = 500

/** Returns how long to wait before passing, in ms; `chance` is from 0 to 1. */
export function passDelay(chance: number): number {
  return PASS_MS.least + chance * PASS_MS.spread
}

export function readPass(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false // a browser that keeps nothing
  }
}

export function keepPass(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // kept for this visit only
  }
}
