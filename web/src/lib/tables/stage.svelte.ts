/**
 * What is shown of a table: the events one after the other, each for a moment, then the view of the server.
 *
 * Nothing waits for it: a person may act on what the server has said while the last events are still shown, and
 * a device that lags behind jumps to the present.
 */
import { duration } from '$lib/motion/motion'
import type { GameEvent, PlaceState, Seen } from '$lib/wire/state'
import type { GameView, Step } from './props'

/** Hears what is shown. */
export interface Hearer {
  /** An event has been shown to its end; what a reload or a gap brings is not told. */
  shown: (event: Seen<GameEvent>) => void
  /** Nothing is left to be shown: this is the present. */
  settled: () => void
}

/** More than this still to be shown (at speed 1) is skipped. */
export const PATIENCE_MS = 3500

export class Stage {
  /** The view that is shown. */
  view: GameView | null = $state.raw(null)
  /** The events since the table was last at rest, oldest first. */
  events: readonly Seen<GameEvent>[] = $state.raw([])
  /** Whether events are still shown: the server is ahead. */
  behind: boolean = $state(false)

  #step: Step | null
  #hearer: Hearer | undefined
  #showing: Seen<GameEvent> | null = null
  #queue: Seen<GameEvent>[] = []
  #target: GameView | null = null
  #me: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(step: Step | null, hearer?: Hearer) {
    this.#step = step
    this.#hearer = hearer
  }

  /** Takes what the server has said about the place. */
  take({ table, news, fresh }: PlaceState): void {
    this.#target = table.view as GameView | null
    this.#me = table.seat
    if (fresh || this.view === null) {
      this.#forget()
      this.jump(fresh ? [] : news)
      return
    }
    if (this.#target === null || document.visibilityState === 'hidden') {
      this.jump([...this.#queue, ...news])
      return
    }
    if (!this.behind) this.events = []
    this.#queue.push(...news)
    if (this.#lag() > PATIENCE_MS) this.jump(this.#queue)
    else if (!this.behind) this.#next()
  }

  /** Shows the present at once. */
  jump(events: readonly Seen<GameEvent>[] = this.#queue): void {
    clearTimeout(this.#timer)
    const known = this.view !== null
    this.events = this.behind ? [...this.events, ...events] : events
    this.#queue = []
    this.behind = false
    this.view = this.#target
    this.#hear(this.#showing)
    if (known) events.forEach((event) => this.#hear(event))
    this.#hearer?.settled()
  }

  /** Shows nothing more: the table is left. */
  end(): void {
    clearTimeout(this.#timer)
  }

  /** The number of the last event that has been shown; null if nothing of what is known waits to be shown. */
  get shownUpTo(): number | null {
    return this.behind ? (this.events.at(-1)?.n ?? null) : null
  }

  #hear(event: Seen<GameEvent> | null): void {
    this.#showing = null
    if (event) this.#hearer?.shown(event)
  }

  /** What was still to be shown is older than a gap. */
  #forget(): void {
    this.#queue = []
    this.#showing = null
  }

  #lag(): number {
    let view: unknown = this.view
    let total = 0
    for (const { event } of this.#queue) {
      const shown = this.#step?.(view, event, this.#me, this.#target)
      if (!shown) continue
      view = shown.view
      total += shown.ms
    }
    return total
  }

  #next(): void {
    this.#hear(this.#showing)
    for (let entry = this.#queue.shift(); entry; entry = this.#queue.shift()) {
      this.events = [...this.events, entry]
      const shown = this.#step?.(this.view, entry.event, this.#me, this.#target)
      if (!shown) {
        this.#hear(entry)
        continue
      }
      this.#showing = entry
      this.view = shown.view as GameView
      this.behind = true
      this.#timer = setTimeout(() => this.#next(), shown.exact ? shown.ms : duration(shown.ms))
      return
    }
    this.behind = false
    this.view = this.#target
    this.#hearer?.settled()
  }
}
