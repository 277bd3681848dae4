/** The clocks of the seats as objects that change exactly when a clock starts anew. */
import { clockLeft, type PlaceState } from '$lib/wire/state'
import type { SeatClock } from './props'

/** A clock that is told again may differ by so much and still be the same one. */
const SAME_MS = 1500

export class Clocks {
  #key: string | null = null
  #until = 0
  #clock: SeatClock | null = null

  /** The clocks that run, by seat, at the moment `now` of the device. */
  of(place: PlaceState | undefined, now: number): ReadonlyMap<number, SeatClock> {
    const clock = place?.table.clock
    const left = place && clockLeft(place, now)
    if (!place || !clock || left === null || left === undefined || clock.total <= 0) {
      this.#key = null
      return new Map()
    }
    const until = place.at + clock.lead + clock.left
    if (this.#key !== clock.key || Math.abs(until - this.#until) > SAME_MS || this.#clock === null) {
      this.#key = clock.key
      this.#until = until
      this.#clock = { remaining: until - now, total: clock.total }
    }
    const running = this.#clock
    return new Map(clock.seats.map((seat) => [seat, running]))
  }
}
