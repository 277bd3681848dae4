/** The messages of the socket, as TypeScript: the mirror of the structs of the server. */

export type PlaceName = 'table' | 'blackjack' | 'roulette'
export type StreamName = 'room' | PlaceName
export type Param = number | string | boolean | null | readonly (number | string)[]

/** Why a command is not carried out: `code` is the key of a text, `params` what its placeholders need. */
export interface Refusal {
  code: string
  params?: Record<string, Param>
}

// --- what a device sends ---

export type Command =
  | { type: 'sit'; place: PlaceName; seat?: number | null }
  | { type: 'stand'; place: PlaceName }
  | { type: 'act'; place: PlaceName; action: unknown; decision?: string | null; seen?: number }
  | { type: 'ready'; place: PlaceName }
  | { type: 'choose'; game: string; config?: Config; seconds?: Seconds; stand_in?: boolean }
  | { type: 'start' }
  | { type: 'stop' }
  | { type: 'add_robot'; place: PlaceName; seat?: number | null }
  | { type: 'remove_robot'; place: PlaceName; seat: number }
  | { type: 'lock'; locked: boolean }
  | { type: 'capacity'; people: number }
  | { type: 'remove'; person: string }
  | { type: 'say'; text: string }
  | { type: 'react'; reaction: string }
  | { type: 'profile'; name: string; avatar: string }
  | { type: 'watch'; places: readonly PlaceName[] }
  | { type: 'quit' }

export type Seconds = 0 | 20 | 30 | 60
export type Config = Record<string, unknown>

export interface Hello {
  type: 'hello'
  protocol: number
  code: string
  name?: string
  avatar?: string
  last?: Record<string, number>
  watch?: readonly PlaceName[]
  tv?: boolean
}
export interface Do {
  type: 'do'
  id: string
  command: Command
}
export type FromClient = Hello | Do | { type: 'pong'; n: number }

// --- what everybody in a salon sees ---

export type Status = 'idle' | 'playing' | 'pause' | 'over'

export interface SeatView {
  name: string
  avatar: string
  person?: string | null
  robot?: boolean
  away?: boolean
  stand_in?: boolean
}
export interface PersonView {
  id: string
  name: string
  avatar: string
  connected?: boolean
  host?: boolean
}
export interface ChoiceView {
  game: string
  config: Config
  seconds: number
  stand_in: boolean
}
export interface PlaceView {
  place: PlaceName
  game: string | null
  status: Status
  seats: readonly (SeatView | null)[]
  round: number | null
  rounds: number | null
  match: number
}
export interface MatchResult {
  game: string
  at: number
  names: readonly string[]
  persons: readonly (string | null)[]
  ranks: readonly number[]
  scores: readonly number[]
}
export interface RoomView {
  code: string
  host: string | null
  locked: boolean
  capacity: number
  people: readonly PersonView[]
  table: PlaceView
  blackjack: PlaceView
  roulette: PlaceView
  choice: ChoiceView | null
  results: readonly MatchResult[]
}
export interface ClockView {
  key: string
  seats: readonly number[]
  total: number
  left: number
  lead: number
}
export interface TableView<View = unknown> {
  place: PlaceName
  game: string | null
  status: Status
  seat: number | null
  view: View | null
  decision: string
  clock: ClockView | null
  pause: number | null
  ready: readonly number[]
}

// --- what happens in a salon besides the games ---

export interface Said {
  type: 'said'
  person: string
  name: string
  text: string
}
export type RoomEvent =
  | { type: 'entered'; person: string; name: string }
  | { type: 'gone'; person: string; name: string; removed?: boolean }
  | { type: 'connected'; person: string }
  | { type: 'disconnected'; person: string }
  | { type: 'renamed'; person: string; name: string }
  | { type: 'sat_down'; place: PlaceName; seat: number; name: string; robot?: boolean }
  | { type: 'stood_up'; place: PlaceName; seat: number; name: string; robot?: boolean }
  | { type: 'taken_over'; place: PlaceName; seat: number; name: string }
  | { type: 'handed_back'; place: PlaceName; seat: number; name: string }
  | { type: 'game_chosen'; game: string }
  | { type: 'match_started'; game: string }
  | { type: 'match_ended'; game: string; early?: boolean }
  | { type: 'host_changed'; person: string; name: string }
  | { type: 'locked'; locked: boolean }
  | { type: 'capacity_changed'; people: number }
  | Said
  | { type: 'reacted'; person: string; reaction: string }

// --- what the server sends ---

/** One event of a stream; without `event` it is one that this viewer may not see. */
export interface Numbered<Event = unknown> {
  n: number
  event?: Event | null
}
export interface Room {
  type: 'room'
  n: number
  room: RoomView
  events?: readonly Numbered<RoomEvent>[]
}
export interface Table {
  type: 'table'
  n: number
  table: TableView
  events?: readonly Numbered[]
  fresh?: boolean
}
export interface Welcome {
  type: 'welcome'
  protocol: number
  build: string
  you: string | null
  room: Room
  chat?: readonly Said[]
  tables?: readonly Table[]
}
export interface Closed {
  type: 'closed'
  refusal: Refusal
  retry?: boolean
}
export type FromServer =
  | Welcome
  | Room
  | Table
  | { type: 'ack'; id: string }
  | { type: 'refused'; id?: string | null; refusal: Refusal }
  | { type: 'ping'; n: number }
  | Closed
