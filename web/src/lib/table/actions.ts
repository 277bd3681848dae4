/** What the action bar offers. */
import type { Tone } from './Button.svelte'
import type { IconName } from '$lib/icons/icons'

export interface Action {
  id: string
  text: string
  small?: string | undefined
  tone?: Tone
  icon?: IconName | undefined
  iconOnly?: boolean
  disabled?: boolean
  /** Why it is disabled. */
  reason?: string | undefined
  pressed?: boolean
  onpress: () => void
}

/** How long a bar whose meaning has changed does nothing, in ms (not after the speed setting: it is a guard). */
export const GUARD_MS = 300

/** Returns what must stay the same for a finger that is already on its way to be obeyed. */
export function meaningOf(actions: readonly Action[]): string {
  return actions.map((action) => `${action.id}:${action.text}`).join('|')
}
