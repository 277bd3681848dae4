/**
 * What the viewer may do with each place, what has been chosen, and what is on its way. One path for taps and keys.
 *
 * A press on a place means one thing at a time: to snap it on the discard while a window is open, to replace it, to
 * look at it, to choose it for an exchange.
 */
import { GUARD_MS } from '$lib/table/actions'
import { Remark } from '$lib/tables/remark.svelte'
import type { Refusal } from '$lib/wire/types.gen'
import { cardAt, keyOf, sameSpot, windowOpen, type Place, type Props } from './table'

export type Meaning = 'speed' | 'swap' | 'take' | 'look' | 'pick'
/** What the viewer has asked for at the bar before touching a place. */
export type Mode = 'take' | 'speed' | 'freeze'
type Doing = Parameters<Props['act']>[0]
type First = 'draw' | 'take' | 'freeze' | 'skip'

export class Turn {
  #mode: Mode | null = $state(null)
  #picked: readonly Place[] = $state.raw([])
  #thrown: { key: string; window: number } | null = $state.raw(null)
  #kept: { type: First; window: number } | null = $state.raw(null)
  readonly #said = new Remark()
  /** The places do something else than a moment ago, and do nothing yet. */
  guarded: boolean = $state(false)
  #meant: Meaning | null = null
  #ended = -Infinity
  #props: () => Props

  constructor(props: () => Props) {
    this.#props = props
  }

  #legal = $derived.by(() => this.#props().legal)
  #view = $derived.by(() => this.#props().view)
  #me = $derived.by(() => this.#props().me)

  /** Whether an action of this kind is offered. */
  may = (type: Doing['type']): boolean => this.#legal.some((option) => option.type === type)

  #places(type: 'speed' | 'swap' | 'take' | 'look'): readonly string[] {
    return this.#legal.flatMap((option) => {
      if (option.type !== type || !('slot' in option)) return []
      const { line, slot } = option as { line: number; slot: number }
      const seat = 'seat' in option ? option.seat : this.#me
      return seat === null || seat === undefined ? [] : [keyOf({ seat, line, slot })]
    })
  }
  #speeds = $derived.by(() => (windowOpen(this.#view) ? this.#places('speed') : []))
  #swaps = $derived.by(() => this.#places('swap'))
  #takes = $derived.by(() => this.#places('take'))
  #looks = $derived.by(() => this.#places('look'))
  /** Any two cards may be exchanged, as far as the power goes. */
  #free = $derived.by(() => this.#legal.some((option) => option.type === 'exchange' && !('line' in option)))
  /** The exchange of a King, which names its cards. */
  king: Doing | null = $derived.by(
    () => this.#legal.find((option) => option.type === 'exchange' && 'line' in option) ?? null,
  )

  /** What was asked for at the bar, as long as it can be had. */
  mode: Mode | null = $derived.by(() => {
    if (this.#mode === 'take') return this.#takes.length ? 'take' : null
    if (this.#mode === 'freeze') return this.may('freeze') ? 'freeze' : null
    return this.#mode === 'speed' && this.divided ? 'speed' : null
  })
  /** Own cards can be both snapped and used for the power: the bar tells them apart. */
  divided: boolean = $derived.by(() => this.#speeds.length > 0 && (this.#free || this.#looksAtOwn))
  #looksAtOwn = $derived.by(() => this.#looks.some((key) => this.#speeds.includes(key)))
  speeding: boolean = $derived.by(() => this.#speeds.length > 0)

  /** The cards that are chosen for an exchange and still lie there. */
  picked: readonly Place[] = $derived.by(() =>
    this.#free ? this.#picked.filter((spot) => cardAt(this.#view, spot) !== null) : [],
  )
  /** The first act that the table keeps until the window has had its time. */
  kept: First | null = $derived.by(() => {
    const { turn, phase, drawn, window } = this.#view
    const waits = turn === this.#me && phase === 'turn' && drawn === null && window !== null && !window.used
    return waits && this.#kept?.window === window.id ? this.#kept.type : null
  })
  /** The place whose card is on its way to the discard. */
  thrown: string | null = $derived.by(() => {
    const { window } = this.#view
    return window && !window.used && this.#thrown?.window === window.id ? this.#thrown.key : null
  })
  /** Why the bar did nothing just now. */
  get said(): string | null {
    return this.#said.text
  }

  /** What a press on this place does; null if nothing. */
  meaning = (spot: Place): Meaning | null => {
    const key = keyOf(spot)
    if (this.mode === 'take') return this.#takes.includes(key) ? 'take' : null
    if (this.mode !== 'speed') {
      if (this.#swaps.includes(key)) return 'swap'
      if (this.#looks.includes(key)) return 'look'
      if (this.#free && this.#pickable(spot)) return 'pick'
    }
    return this.#speeds.includes(key) ? 'speed' : null
  }

  #pickable(spot: Place): boolean {
    return spot.seat !== this.#view.freezer && cardAt(this.#view, spot) !== null
  }

  /** What a press on any of one's own cards does. */
  #own: Meaning | null = $derived.by(() => {
    const me = this.#me
    if (me === null) return null
    const rows = this.#view.players[me]?.lines ?? []
    for (const [line, row] of rows.entries())
      for (const slot of row.keys()) {
        const meaning = this.meaning({ seat: me, line, slot })
        if (meaning) return meaning
      }
    return null
  })

  /** Starts what happens by itself; to be called while the table is set up. */
  run(): void {
    let guard: ReturnType<typeof setTimeout> | undefined
    $effect.pre(() => {
      const now = performance.now()
      const meaning = this.#own
      if (meaning === this.#meant) return
      // A place that does something else all at once is inert for a moment; one that wakes up obeys at once.
      if (this.#meant !== null) this.#ended = now
      this.#meant = meaning
      if (meaning === null || now - this.#ended >= GUARD_MS) return
      clearTimeout(guard)
      this.guarded = true
      guard = setTimeout(() => (this.guarded = false), GUARD_MS)
    })
    $effect(() => () => clearTimeout(guard))
    this.#said.run()
  }

  press = (spot: Place): void => {
    this.#said.text = null
    const meaning = this.meaning(spot)
    if (meaning === null) return this.refuse(this.#props().say('spot.idle'))
    if (this.guarded) return
    if (meaning === 'pick') this.#pick(spot)
    else if (meaning === 'look') void this.#act({ type: 'look', ...spot })
    else if (meaning === 'speed') void this.#speed(spot)
    else void this.#act({ type: meaning, line: spot.line, slot: spot.slot })
  }

  async #speed({ seat, line, slot }: Place): Promise<void> {
    const { window } = this.#view
    if (!window || this.thrown) return
    this.#thrown = { key: keyOf({ seat, line, slot }), window: window.id }
    if (await this.#act({ type: 'speed', line, slot, window: window.id })) this.#thrown = null
  }

  #side(spot: Place): unknown {
    return this.#view.power?.kind === 'swap_any' ? spot.seat : spot.seat === this.#me
  }

  #pick(spot: Place): void {
    const held = this.picked.some((other) => sameSpot(other, spot))
    if (held && this.picked.length === 2) {
      void this.exchange()
      return
    }
    if (held) this.#picked = this.picked.filter((other) => !sameSpot(other, spot))
    else {
      const others = this.picked.filter((other) => this.#side(other) !== this.#side(spot))
      this.#picked = [...others.slice(-1), spot]
      if (this.picked.length === 2 && this.#props().oneTap) void this.exchange()
    }
  }

  /** Asks for places at the bar, or takes that back. */
  ask = (mode: Mode): void => {
    this.#said.text = null
    this.#mode = this.mode === mode ? null : mode
  }

  clear = (): void => {
    this.#mode = null
    this.#picked = []
  }

  refuse = (reason: string | undefined): void => {
    this.#said.text = reason ?? null
  }

  /** A plain act of the bar. */
  act = (action: Doing): Promise<Refusal | null> => this.#act(action)

  /** Exchanges the two cards that are chosen, one's own first. */
  exchange = async (): Promise<void> => {
    const [first, second] = [...this.picked].sort(
      (a, b) => Number(b.seat === this.#me) - Number(a.seat === this.#me),
    )
    if (!first || !second) return
    await this.#act({
      type: 'exchange',
      line: first.line,
      slot: first.slot,
      seat: second.seat,
      with_line: second.line,
      with_slot: second.slot,
      ...(first.seat !== this.#me && { from: first.seat }),
    })
  }

  async #act(action: Doing): Promise<Refusal | null> {
    const { window } = this.#view
    const refusal = await this.#props().act(action)
    if (refusal) return refusal
    if (action.type !== 'speed') this.clear()
    const { type } = action
    if (window && (type === 'draw' || type === 'take' || type === 'freeze' || type === 'skip'))
      this.#kept = { type, window: window.id }
    return null
  }
}
