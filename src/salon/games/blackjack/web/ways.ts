/** Ways over the cloth: from the shoe to a hand, from a hand to the rack, from a person to their bet. */
import { cubicIn } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { arrive, flightCss, leaveFrom, pathBetween, type Place } from '$lib/motion/flight'
import { duration, reduced } from '$lib/motion/motion'

type Spot = () => HTMLElement | null | undefined

export interface WayIn {
  /** Where it comes from. */
  from: Spot
  /** What it is, different for everything that is on its way at the same time. */
  key: string
  ms?: number
  delay?: number
}

export interface WayOut {
  /** Where it goes; it fades where it is if there is no such place. */
  to: Spot
  ms?: number
  delay?: number
}

function centre(element: HTMLElement): Place {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, angle: 0 }
}

/** `in:` — flies from `from`, as the kit's flights do. */
export function comes(node: HTMLElement, { from, key, ms = 280, delay = 0 }: WayIn): () => TransitionConfig {
  const origin = from()
  if (origin) leaveFrom(key, origin)
  return arrive(node, { key, ms, delay })
}

/** `out:` — flies to `to` and vanishes there; fades if motion is reduced. */
export function goes(node: HTMLElement, { to, ms = 260, delay = 0 }: WayOut): TransitionConfig {
  const target = to()
  const time = { duration: duration(ms), delay: duration(delay), easing: cubicIn }
  if (!target || reduced()) return { ...time, css: (rest) => `opacity:${rest}` }
  const path = pathBetween(centre(target), centre(node), 0)
  return {
    ...time,
    css: (rest, gone) => `${flightCss(path, gone)};opacity:${Math.min(1, rest * 4)}`,
  }
}
