/** How long « Passer si je ne peux pas jouer » and a prepared play wait (`hidden.4`). */

/** From one to two seconds, so that nobody learns from the haste that there was nothing to play. */
export const PASS_MS = { least: 1000, spread: 1000 } as const

/** How long a play that was prepared is shown before it is made, in ms. */
export const PREPARED_MS = 500

/** Returns how long to wait before passing, in ms; `chance` is from 0 to 1. */
export function passDelay(chance: number): number {
  return PASS_MS.least + chance * PASS_MS.spread
}
