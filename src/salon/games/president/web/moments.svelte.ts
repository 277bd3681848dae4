/** The events that are shown large for a moment. */
import { duration } from '$lib/motion/motion'
import type { PresidentEvent } from './table'

/** How long, in ms at speed 1. */
function lasts(event: PresidentEvent): number {
  switch (event.type) {
    case 'finished':
      return 1700
    case 'left_over':
      return 3000
    default:
      return 0
  }
}

export class Moments {
  shown: { n: number; event: PresidentEvent } | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  note(n: number, event: PresidentEvent): void {
    const ms = lasts(event)
    if (ms === 0) return
    clearTimeout(this.#timer)
    this.shown = { n, event }
    this.#timer = setTimeout(() => (this.shown = null), duration(ms))
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
