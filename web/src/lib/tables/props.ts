/**
 * What a game's own table is given, and what it may export. A table lives in `src/salon/games/<key>/web/`:
 *
 * - `Table.svelte` (default export; props: `TableProps`) draws everything between the header and the edge of
 *   the screen: usually the kit's `Oval` with `SeatPlate`s, `StatusLine`, `PlayingHand` and `ActionBar`. The
 *   shell draws the header, the sheets, the panel at the end of a round, the podium and the connection bar.
 * - `step.ts` (optional; export `step: Step`) shows one event: the view after it, and how long to look at it.
 *   Without it the table goes from view to view.
 * - `Round.svelte` (optional; props: `TableProps`) is what the panel at the end of a round shows above the
 *   scores: what was won and why.
 */
import type { Component } from 'svelte'
import type { Lang } from '$lib/preferences.svelte'
import type { GameEvent } from '$lib/wire/state'
import type { PlaceName, Refusal, Status } from '$lib/wire/types.gen'

/** What all views have in common; a game's own view type extends it. */
export interface GameView {
  game: string
  phase: string
  round: number | null
  rounds: number | null
  dealer?: number | null
  to_act: readonly number[]
  players: readonly (object | null)[]
  ranking?: readonly Ranked[] | null
  /** Present in a seat's own view only. */
  legal?: readonly GameAction[]
}
export interface Ranked {
  seat: number
  rank: number
  score: number
}
/** An action, or a template with ranges. */
export interface GameAction {
  type: string
  [field: string]: unknown
}
export type { GameEvent }

/** A clock that runs for a seat, in milliseconds; a new object exactly when the clock starts anew. */
export interface SeatClock {
  remaining: number
  total: number
}

/** The clock of a place, for somebody or for nobody; `ends` is a moment of `performance.now()` on this device. */
export interface PlaceClock {
  ends: number
  total: number
}

/** What `SeatPlate` needs of a person whatever the game: `<SeatPlate {...seat.plate} value=… />`. */
export interface Plate {
  name: string
  avatar: string
  robot: boolean
  away: boolean
  me: boolean
  turn: boolean
  clock?: SeatClock
  labels: { robot: string; turn: string; away: string; dealer: string }
}

/** A chair or stool with somebody on it. */
export interface Seated {
  seat: number
  name: string
  avatar: string
  /** The person's id; null for a house player. */
  person: string | null
  robot: boolean
  away: boolean
  /** A house player plays for the person for now. */
  standIn: boolean
  me: boolean
  turn: boolean
  clock: SeatClock | null
  plate: Plate
}

/** An event with its number in the stream of the place (a good key for an `{#each}`). */
export interface Played<Event extends GameEvent = GameEvent> {
  n: number
  event: Event
}

/** The text of the game (or of the shell) with this key, its placeholders filled from `params`. */
export type Say = (key: string, params?: object) => string

export interface TableProps<
  View extends GameView = GameView,
  Action extends GameAction = GameAction,
  Event extends GameEvent = GameEvent,
> {
  place: PlaceName
  status: Status
  /** The view that is shown now: it follows the events one by one (`step`), then the server. */
  view: View
  /** The viewer's seat; null for a spectator. */
  me: number | null
  /**
   * What the viewer may do at this moment; empty while the connection is lost. It is the server's word: while
   * events are still shown it is ahead of `view`, and acting jumps to the present.
   */
  legal: readonly Action[]
  /** The kit's `place` of a seat: seats to the left of the viewer (a spectator sits nowhere: seat 0 is place 0). */
  placeOf: (seat: number) => number
  /** The seat at a place, the other way round. */
  seatAt: (place: number) => number
  /** By seat; null for an empty stool. */
  seats: readonly (Seated | null)[]
  /** The clock that runs by the server's last word, whoever it is for; null without one. */
  clock?: PlaceClock | null
  /** When the pause after a round ends, as a moment of `performance.now()`; null without one. */
  pauseEnds?: number | null
  /** Does something in the game; answers null, or why not. The shell also shows the refusal in words. */
  act: (action: Action) => Promise<Refusal | null>
  /** Open seating: takes an empty stool, gives one's own up. */
  sit: (seat: number) => Promise<Refusal | null>
  stand: () => Promise<Refusal | null>
  say: Say
  lang: Lang
  /** The events that led to `view` since the table was last at rest, oldest first. */
  events: readonly Played<Event>[]
  /** What has happened as far as it is shown, oldest first; null marks what this device has missed. */
  history: readonly (Played<Event> | null)[]
  /**
   * What the line above the bar must say instead of the game's own sentence (connection lost, spectator,
   * robot plays for you); null: the game's own.
   */
  notice: string | null
  /** Whether a command is on its way: buttons may show it, and need not lock. */
  busy: boolean
  /** One tap plays at once (a setting of the device). */
  oneTap: boolean
}

/**
 * How one event is shown: the view after it and the milliseconds to look at it; null: nothing.
 * They are those of speed 1, unless `exact`: then they are the same on every device.
 * `present` is the view of the server, which may be ahead: what is turned up at the end stands in no event.
 */
export type Step<View = unknown, Event = unknown> = (
  view: View,
  event: Event,
  me: number | null,
  present?: View,
) => { view: View; ms: number; exact?: boolean } | null

/** What a game's folder gives the shell, loaded when its table is opened. */
export interface GameTable {
  Table: Component<TableProps>
  Round: Component<TableProps> | null
  step: Step | null
}
