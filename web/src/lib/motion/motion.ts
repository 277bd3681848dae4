/** How long movements last on this device. */
import { prefersReducedMotion } from 'svelte/motion'
import { preferences } from '$lib/preferences.svelte'

/** Returns true if the person asked for less motion: flights become fades. */
export function reduced(): boolean {
  return prefersReducedMotion.current || preferences.calm
}

/** Returns `ms` after the speed setting. */
export function duration(ms: number): number {
  return ms / preferences.speed
}
