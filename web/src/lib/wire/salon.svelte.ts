/** The salon that a device is in: its state as runes, and what can be asked of it. */
import { becomeSomebody } from './api'
import { Connection, type Link } from './connection'
import { NOTHING, receive, type SalonState } from './state'
import {
  PROTOCOL,
  type Command,
  type FromServer,
  type Hello,
  type PersonView,
  type PlaceName,
  type PlaceView,
  type Refusal,
} from './types.gen'

/** Told of every message, after it has been taken in. */
export type Listener = (message: FromServer, before: SalonState, after: SalonState) => void

/** Who comes in; a television is nobody. */
export type Visitor = { name: string; avatar: string } | 'tv'

export class Salon {
  state: SalonState = $state.raw(NOTHING)
  link: Link = $state('connecting')
  /** Whether the connection was there once: before, there is nothing to show. */
  arrived: boolean = $derived(this.state.room !== null)
  me: PersonView | null = $derived(this.state.room?.people.find(({ id }) => id === this.state.you) ?? null)
  host: PersonView | null = $derived(
    this.state.room?.people.find(({ id }) => id === this.state.room?.host) ?? null,
  )
  amHost: boolean = $derived(this.me !== null && this.host === this.me)
  /** The server runs another build of the program than the one this page came from. */
  updated: boolean = $state(false)

  #visitor: Visitor
  #watched: PlaceName[] = []
  #connection: Connection
  #listeners: Listener[] = []
  #askedForIdentity = false
  #build: string | null = null

  constructor(
    readonly code: string,
    visitor: Visitor,
    open: () => WebSocket = () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
  ) {
    this.#visitor = visitor
    this.#connection = new Connection({
      open,
      hello: () => this.#hello(),
      message: (message) => this.#receive(message),
      link: (link) => (this.link = link),
      random: Math.random,
    })
    this.#connection.start()
  }

  /** Asks the server for something; the answer is null (done) or why not. */
  do(command: Command): Promise<Refusal | null> {
    return this.#connection.send(command)
  }

  /** Shows these places live, and no others (those where one sits come anyway). */
  watch(places: PlaceName[]): void {
    if (places.join() === this.#watched.join()) return
    this.#watched = places
    if (this.state.room) void this.do({ type: 'watch', places })
  }

  /** Says `listener` every message from now on; returns how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => (this.#listeners = this.#listeners.filter((other) => other !== listener))
  }

  /** Plays on this screen again after another one took over, or after a refusal that has passed. */
  again(): void {
    this.state = { ...this.state, closed: null }
    this.#connection.again()
  }

  /** Lets go of the connection; the seat is kept. */
  end(): void {
    this.#connection.end()
  }

  /** The place where this person sits with this seat, or null. */
  seatAt(place: PlaceName): number | null {
    const seats = this.state.room?.[place].seats ?? []
    const seat = seats.findIndex((held) => held !== null && held.person === this.state.you)
    return this.state.you === null || seat < 0 ? null : seat
  }

  place(name: PlaceName): PlaceView | null {
    return this.state.room?.[name] ?? null
  }

  #hello(): Hello {
    const last = Object.fromEntries(Object.entries(this.state.last)) as Record<string, number>
    const hello: Hello = { type: 'hello', protocol: PROTOCOL, code: this.code, last, watch: this.#watched }
    return this.#visitor === 'tv' ? { ...hello, tv: true } : { ...hello, ...this.#visitor }
  }

  #receive(message: FromServer): void {
    if (message.type === 'closed' && message.refusal.code === 'no_identity' && !this.#askedForIdentity) {
      this.#askedForIdentity = true
      this.link = 'connecting'
      becomeSomebody().then(
        () => this.#connection.again(),
        () => this.#take(message),
      )
      return
    }
    if (message.type === 'welcome') {
      this.#build ??= message.build
      this.updated = this.#build !== message.build
    }
    this.#take(message)
  }

  #take(message: FromServer): void {
    const before = this.state
    this.state = receive(before, message, performance.now())
    for (const listener of this.#listeners) listener(message, before, this.state)
  }
}
