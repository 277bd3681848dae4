/** Ways over the cloth: from a person to a place, and back or to the croupière. */
import type { TransitionConfig } from 'svelte/transition'
import { arrive, leaveFrom } from '$lib/motion/flight'

export interface WayIn {
  from: () => HTMLElement | null | undefined
  /** What it is, different for everything that is on its way at the same time. */
  key: string
  ms?: number
}

/** `in:` — flies from `from`, as the kit's flights do. */
export function comes(node: HTMLElement, { from, key, ms = 260 }: WayIn): () => TransitionConfig {
  const origin = from()
  if (origin) leaveFrom(key, origin)
  return arrive(node, { key, ms })
}
