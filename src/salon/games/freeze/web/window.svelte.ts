/** The time in which the next seat is held so that anybody may speed (`race.4`), as a ring that all see. */
import type { SeatClock } from '$lib/tables/props'
import type { FreezeEvent, FreezeView } from './table'

const SECOND = 1000
const DEFAULT_HOLD = 2.5

export class WindowTime {
  #id: number | null = $state(null)
  #ring: SeatClock | null = $state.raw(null)

  /** Takes an event in; a window that opens begins its time. */
  note(event: FreezeEvent, view: FreezeView): void {
    if (!('window' in event) || typeof event.window !== 'number') return
    const total = (view.config.speed_hold ?? DEFAULT_HOLD) * SECOND
    this.#id = event.window
    this.#ring = total > 0 ? { remaining: total, total } : null
  }

  /** The ring of the window that is open; on a device that comes later, what the clock of the turn tells of it. */
  ringOf(view: FreezeView, clock: SeatClock | null): SeatClock | null {
    if (!view.window || view.window.used) return null
    if (this.#id === view.window.id) return this.#ring
    const total = (view.config.speed_hold ?? DEFAULT_HOLD) * SECOND
    const lead = clock && view.phase === 'turn' && view.turn !== null ? clock.remaining - clock.total : 0
    return lead > 0 ? { remaining: Math.min(lead, total), total } : null
  }
}
