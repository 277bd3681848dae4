/**
 * What moves and what is marked for a moment: where each card of an event comes from, the card of a fault that all
 * may look at, the cards that were exchanged.
 */
import { SvelteMap, SvelteSet } from 'svelte/reactivity'
import { leaveFrom } from '$lib/motion/flight'
import { duration } from '$lib/motion/motion'
import { filledBy } from './step'
import { keyOf, type FreezeEvent, type FreezeView } from './table'
import type { Seen } from './types.gen'

/** How long the card of a fault stays open at least, in ms, whatever the speed (`fault.2`). */
export const FAULT_MS = 2400
const MARK_MS = 2600
const PENALTY_MS = 6000

/** How long an event is written large, in ms at speed 1. */
const LARGE_MS: Partial<Record<FreezeEvent['type'], number>> = {
  froze: 2200,
  sped: 1500,
  fault: 2600,
  late: 1800,
  remade: 1600,
  waived: 1600,
  last_lap: 2200,
  last_window: 1800,
  freeze_scored: 2600,
}

export class Moves {
  /** By place: the number of the event that put its card there; part of the key of a flight. */
  readonly stamps = new SvelteMap<string, number>()
  /** The same of the discard and of the drawn card. */
  discard: number = $state(0)
  drawn: number = $state(0)
  /** The card of the last fault, for a while. */
  fault: Seen | null = $state.raw(null)
  /** Places whose cards were just exchanged. */
  readonly moved = new SvelteSet<string>()
  /** Places in which a penalty card has just been put. */
  readonly penalties = new SvelteSet<string>()
  /** What is written large. */
  large: { n: number; event: FreezeEvent } | null = $state.raw(null)

  /** Where things lie on the screen: places, `pile`, `discard`, `drawn.<seat>`, `face.<seat>`. */
  readonly #at: ReadonlyMap<string, HTMLElement>
  #timers: readonly ReturnType<typeof setTimeout>[] = []
  #faulty: ReturnType<typeof setTimeout> | undefined
  #writing: ReturnType<typeof setTimeout> | undefined

  constructor(at: ReadonlyMap<string, HTMLElement>) {
    this.#at = at
  }

  /** Takes an event in before what it changes is drawn. */
  note(n: number, event: FreezeEvent, view: FreezeView): void {
    this.#launch(n, event, view)
    for (const spot of filledBy(event, view)) this.stamps.set(keyOf(spot), n)
    if (event.type === 'exchanged') {
      const keys = filledBy(event, view).map(keyOf)
      this.#mark(this.moved, keys, MARK_MS)
    }
    if (event.type === 'placed') this.#mark(this.penalties, filledBy(event, view).map(keyOf), PENALTY_MS)
    if (event.type === 'fault') this.#show(event)
    const ms = LARGE_MS[event.type]
    if (ms === undefined) return
    clearTimeout(this.#writing)
    this.large = { n, event }
    this.#writing = setTimeout(() => (this.large = null), duration(ms))
  }

  end(): void {
    for (const timer of [...this.#timers, this.#faulty, this.#writing]) clearTimeout(timer)
  }

  #show({ seat, line, slot, card }: Extract<FreezeEvent, { type: 'fault' }>): void {
    if (line === null || slot === null || card === null) return
    clearTimeout(this.#faulty)
    this.fault = { seat, line, slot, card }
    this.#faulty = setTimeout(() => (this.fault = null), FAULT_MS)
  }

  #mark(marks: SvelteSet<string>, keys: readonly string[], ms: number): void {
    for (const key of keys) marks.add(key)
    const timer = setTimeout(() => {
      for (const key of keys) marks.delete(key)
      this.#timers = this.#timers.filter((other) => other !== timer)
    }, duration(ms))
    this.#timers = [...this.#timers, timer]
  }

  #from(key: string, from: string): void {
    const element = this.#at.get(from)
    if (element) leaveFrom(key, element)
  }

  #launch(n: number, event: FreezeEvent, view: FreezeView): void {
    const [first, second] = filledBy(event, view).map(keyOf)
    switch (event.type) {
      case 'dealt':
        for (const spot of filledBy(event, view)) this.#from(`${keyOf(spot)}#${n}`, 'pile')
        break
      case 'drew':
        this.drawn = n
        this.#from(`drawn#${n}`, 'pile')
        break
      case 'turned_up':
        this.#throw(n, 'pile')
        break
      case 'discarded':
        this.#throw(n, `drawn.${event.seat}`)
        break
      case 'swapped':
        this.#from(`${first}#${n}`, `drawn.${event.seat}`)
        this.#throw(n, first)
        break
      case 'took':
        this.#from(`${first}#${n}`, 'discard')
        this.#throw(n, first)
        break
      case 'sped':
        this.#throw(n, keyOf(event))
        break
      case 'exchanged':
        this.#from(`${first}#${n}`, second ?? '')
        this.#from(`${second}#${n}`, first ?? '')
        break
      case 'placed':
        this.#from(`${first}#${n}`, 'pile')
        break
    }
  }

  #throw(n: number, from: string | undefined): void {
    this.discard = n
    this.#from(`discard#${n}`, from ?? '')
  }
}
