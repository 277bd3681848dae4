/**
 * A thing (a card, a chip) that leaves one place and arrives at another is shown as one thing in flight.
 *
 * `out:leave={{ key }}` remembers where the thing was and lets it vanish at once; `in:arrive={{ key }}` on
 * its new place flies, opaque, from there: one card is seen, never two ghosts. Only transforms and
 * opacity move, and nothing waits for the end of a flight.
 */
import { cubicIn, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { duration, reduced } from './motion'

/** Where a thing lies on the screen: its centre, its width before any transform, its angle in radians. */
export interface Place {
  x: number
  y: number
  width: number
  angle: number
}

export interface FlightOptions {
  /** What flies; nothing flies without it. */
  key?: string | undefined
  /** Milliseconds at speed 1. */
  ms?: number
  /** Milliseconds to wait, at speed 1 (for a deal, card after card). */
  delay?: number
}

/** A place that was left longer ago than this is forgotten: the thing is then simply there. */
export const MEMORY_MS = 3000
const FLIGHT_MS = 280
const FADE_MS = 140
const SWEEP_MS = 340

const left = new Map<string, { place: Place; at: number }>()

function angleOf(element: Element | null): number {
  let angle = 0
  for (let node = element; node; node = node.parentElement) {
    const style = getComputedStyle(node)
    if (style.transform && style.transform !== 'none') {
      const matrix = new DOMMatrixReadOnly(style.transform)
      angle += Math.atan2(matrix.b, matrix.a)
    }
    const turned = /^(-?[\d.]+)deg$/.exec(style.rotate ?? '')
    if (turned) angle += (Number(turned[1]) * Math.PI) / 180
  }
  return angle
}

function placeOf(element: HTMLElement): Place {
  const box = element.getBoundingClientRect()
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: element.offsetWidth || box.width,
    angle: angleOf(element),
  }
}

/** The movement from one place to another, in the frame of a parent turned by `parentAngle` radians. */
export interface Path {
  x: number
  y: number
  angle: number
  scale: number
}

/** Returns what has to be undone at the start of a flight so that the thing stands where it came from. */
export function pathBetween(from: Place, to: Place, parentAngle: number): Path {
  const dx = from.x - to.x
  const dy = from.y - to.y
  const cos = Math.cos(-parentAngle)
  const sin = Math.sin(-parentAngle)
  return {
    x: dx * cos - dy * sin,
    y: dx * sin + dy * cos,
    angle: from.angle - to.angle,
    scale: to.width > 0 && from.width > 0 ? from.width / to.width : 1,
  }
}

/** Returns the CSS of a flight with the share `rest` (1 at the start, 0 on arrival) still to go. */
export function flightCss(path: Path, rest: number): string {
  const move = `translate(${path.x * rest}px,${path.y * rest}px)`
  const turn = `rotate(${path.angle * rest}rad)`
  const size = `scale(${1 + (path.scale - 1) * rest})`
  return `z-index:9;transform:${move} ${turn} ${size}`
}

function take(key: string): Place | undefined {
  const memory = left.get(key)
  left.delete(key)
  return memory && performance.now() - memory.at < MEMORY_MS ? memory.place : undefined
}

/** Says that the thing with this key comes from an element that stays: a stack, an avatar, a shoe. */
export function leaveFrom(key: string, element: HTMLElement): void {
  left.set(key, { place: placeOf(element), at: performance.now() })
}

/** Forgets every thing that has left, as when a view is replaced whole. */
export function forgetFlights(): void {
  left.clear()
}

/** `out:` — remembers where the thing was; it vanishes at once. */
export function leave(node: HTMLElement, { key }: FlightOptions): TransitionConfig {
  if (!key) return { duration: 0 }
  leaveFrom(key, node)
  return { duration: 1, css: () => 'visibility:hidden' }
}

/** `out:` — goes to an element that stays (a pile, a face) and fades as it gets there; without one it fades. */
export function sweep(
  node: HTMLElement,
  { to, ms = SWEEP_MS }: { to: HTMLElement | undefined; ms?: number },
): TransitionConfig {
  if (!to || reduced()) return { duration: FADE_MS, css: (t) => `opacity:${t}` }
  const path = pathBetween(placeOf(to), placeOf(node), angleOf(node.parentElement))
  return {
    duration: duration(ms),
    easing: cubicIn,
    css: (t, gone) => `${flightCss(path, gone)};opacity:${Math.min(1, t * 3)}`,
  }
}

/** `in:` — flies from where the thing was; fades in if motion is reduced; is simply there otherwise. */
export function arrive(
  node: HTMLElement,
  { key, ms = FLIGHT_MS, delay = 0 }: FlightOptions,
): () => TransitionConfig {
  return () => {
    const from = key ? take(key) : undefined
    if (!from) return { duration: 0 }
    if (reduced()) return { duration: FADE_MS, css: (t) => `opacity:${t}` }
    const path = pathBetween(from, placeOf(node), angleOf(node.parentElement))
    return {
      duration: duration(ms),
      delay: duration(delay),
      easing: cubicOut,
      css: (_t, rest) => flightCss(path, rest),
    }
  }
}
