/** What a device knows of its salon, as a value: `receive(state, message, now)` gives the next one. */
import type {
  Closed,
  FromServer,
  Numbered,
  PlaceName,
  Room,
  RoomEvent,
  RoomView,
  Table,
  TableView,
  Welcome,
} from './types.gen'

export type StreamName = 'room' | PlaceName

/** An event that this viewer may see, with its number in its stream. */
export interface Seen<Event> {
  n: number
  event: Event
}

/** An event of a game: its own struct says what it carries. */
export interface GameEvent {
  type: string
  [field: string]: unknown
}

export interface ChatLine {
  /** Number in the room's stream; null for a line from before this device came. */
  n: number | null
  person: string
  name: string
  text: string
}

/** What has come of a place's stream: the view at `n`, and the events that led to it in the last message. */
export interface PlaceState {
  n: number
  table: TableView
  /** The time of arrival on the device's own clock, in milliseconds: clocks count from it. */
  at: number
  /** New events of the last message, oldest first; the hidden ones left out. */
  news: readonly Seen<GameEvent>[]
  /** The viewer missed something: show the view without playing `news`. */
  fresh: boolean
  /** Visible events so far, oldest first; null marks a gap. */
  history: readonly (Seen<GameEvent> | null)[]
}

export interface SalonState {
  you: string | null
  build: string | null
  room: RoomView | null
  /** The last number of each stream. */
  last: Readonly<Partial<Record<StreamName, number>>>
  chat: readonly ChatLine[]
  /** Events of the room in the last message, oldest first. */
  news: readonly Seen<RoomEvent>[]
  places: Readonly<Partial<Record<PlaceName, PlaceState>>>
  closed: Closed | null
}

export const NOTHING: SalonState = {
  you: null,
  build: null,
  room: null,
  last: {},
  chat: [],
  news: [],
  places: {},
  closed: null,
}

/** So many lines of chat and events of a place are kept. */
export const KEPT = 300

function newer<Event>(events: readonly Numbered[] | undefined, last: number | undefined): Seen<Event>[] {
  return (events ?? []).flatMap(({ n, event }) =>
    n > (last ?? 0) && event !== undefined && event !== null ? [{ n, event: event as Event }] : [],
  )
}

function withRoom(state: SalonState, message: Room): SalonState {
  const last = state.last.room
  if (last !== undefined && message.n < last) return state
  const news = newer<RoomEvent>(message.events, last)
  const lines = news.flatMap(({ n, event }): ChatLine[] =>
    event.type === 'said' ? [{ n, person: event.person, name: event.name, text: event.text }] : [],
  )
  return {
    ...state,
    room: message.room,
    last: { ...state.last, room: message.n },
    news,
    chat: lines.length ? [...state.chat, ...lines].slice(-KEPT) : state.chat,
  }
}

function withTable(state: SalonState, message: Table, now: number): SalonState {
  const { place } = message.table
  const before = state.places[place]
  if (before && message.n < before.n) return state
  const fresh = message.fresh ?? false
  const news = newer<GameEvent>(message.events, before?.n)
  const gap = fresh && before !== undefined && before.history.at(-1) !== null ? [null] : []
  const history = [...(before?.history ?? []), ...gap, ...news].slice(-KEPT)
  const after: PlaceState = { n: message.n, table: message.table, at: now, news, fresh, history }
  return {
    ...state,
    last: { ...state.last, [place]: message.n },
    places: { ...state.places, [place]: after },
  }
}

function welcomed(state: SalonState, message: Welcome, now: number): SalonState {
  const first = state.room === null
  let next: SalonState = { ...state, you: message.you, build: message.build, closed: null }
  if (first)
    next.chat = (message.chat ?? []).map(({ person, name, text }) => ({ n: null, person, name, text }))
  next = withRoom(next, message.room)
  // What was said before one came is in the list already, and is no news.
  if (first) next = { ...next, chat: next.chat.filter(({ n }) => n === null), news: [] }
  for (const table of message.tables ?? []) next = withTable(next, table, now)
  return next
}

/** The state after a message of the server; `now` is the device's own clock in milliseconds. */
export function receive(state: SalonState, message: FromServer, now: number): SalonState {
  switch (message.type) {
    case 'welcome':
      return welcomed(state, message, now)
    case 'room':
      return withRoom(state, message)
    case 'table':
      return withTable(state, message, now)
    case 'closed':
      return { ...state, closed: message }
    default:
      return state
  }
}

/** What is left of a clock at `now`, in milliseconds; the time of the lead is not counted yet. */
export function clockLeft(place: PlaceState, now: number): number | null {
  const { clock } = place.table
  if (!clock) return null
  const passed = Math.max(0, now - place.at - clock.lead)
  return Math.max(0, clock.left - passed)
}
