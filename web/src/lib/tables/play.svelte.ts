/** A place that is looked at: what its table is given, and what it may ask. */
import { lang, sayAt, t, type Table } from '$lib/i18n/i18n.svelte'
import { preferences } from '$lib/preferences.svelte'
import { sound } from '$lib/sound/sound'
import { announcer } from '$lib/shell/announcer.svelte'
import { callToPlay, myTurn } from '$lib/shell/tell'
import type { Ui } from '$lib/shell/ui.svelte'
import type { GameEvent, Seen } from '$lib/wire/state'
import type { FromServer, PlaceName, PlaceView, Refusal, RoomView, Status } from '$lib/wire/types.gen'
import { Clocks } from './clocks'
import type { GameAction, GameView, PlaceClock, Seated, Step, TableProps } from './props'
import { keepScores, loadScores, noteScores, type ScoreLog } from './score'
import { seatsOf, tableOf } from './seated'
import { Stage, type Hearer } from './stage.svelte'

export class Play {
  stage: Stage = $state.raw(new Stage(null, this.#hearer()))
  busy: number = $state(0)
  scores: ScoreLog = $state.raw({})

  #clocks = new Clocks()
  #scored = -1
  /** The decision that the viewer was last called to; undefined before anything was heard. */
  #called: string | undefined

  constructor(
    readonly ui: Ui,
    readonly place: PlaceName,
  ) {}

  get #state() {
    return this.ui.salon.state.places[this.place]
  }
  get seatView(): PlaceView | null {
    return this.ui.salon.place(this.place)
  }
  get status(): Status {
    return this.#state?.table.status ?? this.seatView?.status ?? 'idle'
  }
  get match(): number {
    return this.seatView?.match ?? 0
  }
  /** The viewer's seat in the match; a chair taken after its end is none. */
  get me(): number | null {
    const seat = this.#state?.table.seat ?? null
    return seat !== null && seat < (this.stage.view?.players.length ?? Infinity) ? seat : null
  }
  /** The viewer has given up a seat that still bears the viewer's name: it can be taken back. */
  get left(): boolean {
    const { salon } = this.ui
    return this.#state !== undefined && this.#state.table.seat === null && salon.seatAt(this.place) !== null
  }
  get readySeats(): readonly number[] {
    return this.#state?.table.ready ?? []
  }
  /** When the pause ends, on the device's own clock in milliseconds; null without one. */
  get pauseEnds(): number | null {
    const pause = this.#state?.table.pause ?? null
    return pause === null || !this.#state ? null : this.#state.at + pause
  }
  get table(): Table {
    return tableOf(this.ui.salon.state.room as RoomView, this.place, this.me)
  }

  seats: readonly (Seated | null)[] = $derived.by(() => {
    const view = this.seatView
    const toAct = this.stage.view?.to_act ?? []
    const clocks = this.#clocks.of(this.#state, performance.now())
    // When the match is over the place tells all its chairs; those of the match come first, in order.
    const count = this.stage.view?.players.length
    return view ? seatsOf(view, { me: this.me, toAct, clocks }).slice(0, count) : []
  })

  props: TableProps | null = $derived.by(() => {
    const { view } = this.stage
    if (view === null) return null
    const count = Math.max(1, view.players.length)
    const first = this.me ?? 0
    return {
      place: this.place,
      status: this.status,
      view,
      me: this.me,
      legal: this.#legal(),
      placeOf: (seat) => (seat - first + count) % count,
      seatAt: (place) => (place + first) % count,
      seats: this.seats,
      clock: this.#clock(),
      pauseEnds: this.pauseEnds,
      act: this.act,
      sit: this.sit,
      stand: this.stand,
      say: this.say,
      lang: lang(),
      events: this.stage.events,
      history: this.#shown(),
      notice: this.#notice(),
      busy: this.busy > 0,
      oneTap: preferences.oneTap,
    }
  })

  /** Shows events by `step` from now on. */
  use(step: Step | null): void {
    this.stage.end()
    this.stage = new Stage(step, this.#hearer())
    if (this.#state) this.stage.take(this.#state)
    this.#note()
  }

  /** Takes a message of the server that concerns this place. */
  hear(message: FromServer): void {
    const mine =
      message.type === 'table'
        ? message.table.place === this.place
        : message.type === 'welcome' && message.tables?.some(({ table }) => table.place === this.place)
    if (!mine || !this.#state) return
    this.stage.take(this.#state)
    this.#note()
  }

  end(): void {
    this.stage.end()
  }

  act = async (action: GameAction): Promise<Refusal | null> => {
    const state = this.#state
    // What is still to be shown has not been seen: the referee of a fast game counts on it.
    const seen = this.stage.shownUpTo ?? state?.n ?? 0
    this.stage.jump()
    this.busy++
    try {
      const refusal = await this.ui.salon.do({
        type: 'act',
        place: this.place,
        action,
        decision: state?.table.decision || null,
        seen,
      })
      if (refusal) this.ui.refuse(refusal, this.table)
      return refusal
    } finally {
      this.busy--
    }
  }

  sit = (seat: number): Promise<Refusal | null> => this.#ask({ type: 'sit', place: this.place, seat })
  stand = (): Promise<Refusal | null> => this.#ask({ type: 'stand', place: this.place })
  say = (key: string, params: object = {}): string =>
    sayAt(this.table, key, { ...this.#round(), ...params }) ?? key

  async #ask(command: Parameters<Ui['ask']>[0]): Promise<Refusal | null> {
    const refusal = await this.ui.salon.do(command)
    if (refusal) this.ui.refuse(refusal, this.table)
    else sound.play('card')
    return refusal
  }

  /** What is shown is told, not before: a ball that still runs has no number. */
  #hearer(): Hearer {
    return {
      shown: ({ event }) => announcer.say(sayAt(this.table, `event.${event.type}`, event) ?? ''),
      settled: () => {
        const decision = this.#state?.table.decision ?? ''
        const anew = this.#called !== undefined && decision !== this.#called
        this.#called = decision
        if (anew && myTurn(this.ui.salon.state, this.place)) callToPlay()
      },
    }
  }

  #round(): object {
    const { view } = this.stage
    return view ? { round: view.round, rounds: view.rounds, phase: view.phase } : {}
  }

  #shown(): readonly (Seen<GameEvent> | null)[] {
    const history = this.#state?.history ?? []
    if (!this.stage.behind) return history
    const last = this.stage.events.at(-1)?.n ?? 0
    return history.filter((entry) => entry === null || entry.n <= last)
  }

  #clock(): PlaceClock | null {
    const state = this.#state
    const clock = state?.table.clock
    return state && clock ? { ends: state.at + clock.lead + clock.left, total: clock.total } : null
  }

  #legal(): readonly GameAction[] {
    if (this.ui.salon.link !== 'open') return []
    return (this.#state?.table.view as GameView | null)?.legal ?? []
  }

  #notice(): string | null {
    if (this.ui.salon.link !== 'open') return t('table.offline')
    if (this.left) return t('table.left')
    // At a corner table one may sit down at any moment: the game says so itself.
    if (this.me === null) return this.place === 'table' ? t('table.spectator') : null
    return this.seats[this.me]?.standIn ? t('table.stand_in') : null
  }

  #note(): void {
    const view = this.#state?.table.view as GameView | null | undefined
    const { code } = this.ui.salon
    if (this.#scored !== this.match) {
      this.#scored = this.match
      this.scores = loadScores(code, this.place, this.match)
    }
    if (!view) return
    const noted = noteScores(this.scores, view)
    if (noted === this.scores) return
    this.scores = noted
    keepScores(code, this.place, this.match, noted)
  }
}
