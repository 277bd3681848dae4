/**
 * What the viewer may do in a betting round, has chosen or has prepared. One path for taps, keys and the slider.
 */
import { Remark } from '$lib/tables/remark.svelte'
import type { Refusal } from '$lib/wire/types.gen'
import { notchesOf, presetsOf, stepped, typedAmount, within, type Preset, type Range } from './raise'
import type { PokerAction, PokerPlayer, Props } from './types'

/** How long what was prepared is shown before it is done, in ms. */
export const PREPARED_MS = 500

/** What is done as soon as it is the viewer's turn; a call only for the amount that it was prepared for. */
export type Prepared = { kind: 'check_fold' } | { kind: 'check' } | { kind: 'call'; pays: number }

export class Turn {
  /** « Se coucher » was pressed although « Parler » is possible (`screen.2`). */
  confirming: boolean = $state(false)
  prepared: Prepared | null = $state.raw(null)

  #wanted: number | null = $state(null)
  #typed: string | null = $state(null)
  readonly #said = new Remark()
  #props: () => Props

  /** `unit` is the lowest ordinary opening bet: a notch of the slider. */
  constructor(
    props: () => Props,
    readonly unit: () => number,
  ) {
    this.#props = props
  }

  player: PokerPlayer | null = $derived.by(() => {
    const { view, me } = this.#props()
    return me === null ? null : (view.players[me] ?? null)
  })
  /** It is the viewer's turn, and what others did before has been seen. */
  asked: boolean = $derived.by(() => {
    const { view, me, legal } = this.#props()
    return me !== null && view.phase === 'betting' && view.to_act.includes(me) && legal.length > 0
  })
  /** What a call would put in now (`actions.3`). */
  pays: number = $derived.by(() => {
    if (!this.player) return 0
    const owed = Math.max(0, this.#props().view.current_bet - this.player.bet)
    return Math.min(owed, this.player.stack)
  })
  /** What may be done when the turn comes can be prepared. */
  preparing: boolean = $derived.by(() => {
    const { view, status } = this.#props()
    const waits = !this.asked && view.phase === 'betting' && status === 'playing' && view.to_act.length > 0
    return waits && this.player?.state === 'in'
  })
  range: Range | null = $derived.by(() => {
    if (!this.asked) return null
    for (const option of this.#props().legal)
      if (option.type === 'raise' && 'min' in option) return { min: option.min, max: option.max }
    return null
  })
  notches: readonly number[] = $derived.by(() => (this.range ? notchesOf(this.range, this.unit()) : []))
  presets: readonly Preset[] = $derived.by(() => {
    const { view } = this.#props()
    const pot = view.pots.reduce((sum, { amount }) => sum + amount, 0)
    return this.range ? presetsOf(this.range, pot, view.current_bet, this.pays) : []
  })
  /** The total that the raise would go to. */
  to: number = $derived(this.range ? within(this.range, this.#wanted ?? this.range.min) : 0)
  /** What stands in the field of the amount while it is no amount that may be raised to. */
  typed: string | null = $derived.by(() => {
    const { range } = this
    if (this.#typed === null || !range) return null
    const amount = typedAmount(this.#typed)
    return amount !== null && amount >= range.min && amount <= range.max ? null : this.#typed
  })
  /** Why the amount that was typed will not do. */
  wrong: string | null = $derived.by(() => {
    if (this.typed === null || !this.range) return null
    const { say } = this.#props()
    const tooLarge = (typedAmount(this.typed) ?? 0) > this.range.max
    return say(tooLarge ? 'refusal.raise_too_large' : 'refusal.raise_too_small', this.range)
  })

  /** What a press would mean: while it stays the same, the bar obeys at once. */
  meaning: string = $derived.by(() => {
    if (this.asked) return [this.confirming, this.can('check'), this.pays, this.range?.max].join()
    return this.preparing ? `ahead ${this.pays}` : 'wait'
  })

  get said(): string | null {
    return this.#said.text
  }

  can(type: 'check' | 'call' | 'fold'): boolean {
    return this.asked && this.#props().legal.some((option) => option.type === type)
  }

  /** Starts what happens by itself; to be called while the table is set up. */
  run(): void {
    $effect(() => {
      if (this.asked) return
      this.confirming = false
      this.#wanted = null
      this.#typed = null
    })
    $effect(() => {
      if (!this.prepared || !this.asked || this.#props().busy) return
      const timer = setTimeout(() => this.#doPrepared(), PREPARED_MS)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      // What was prepared for one hand is not done in the next one, nor a call for another amount.
      const { prepared, pays } = this
      if (!this.asked && !this.preparing) this.prepared = null
      else if (prepared?.kind === 'call' && prepared.pays !== pays) this.#drop()
      else if (prepared?.kind === 'check' && pays > 0) this.#drop()
    })
    this.#said.run()
  }

  #drop(): void {
    this.prepared = null
    this.#said.text = this.#props().say('ahead.dropped')
  }

  #doPrepared(): void {
    const { prepared } = this
    this.prepared = null
    if (this.can('check')) void this.act({ type: 'check' })
    else if (prepared?.kind === 'call') void this.act({ type: 'call' })
    else if (prepared?.kind === 'check_fold') void this.act({ type: 'fold' })
  }

  prepare = (what: Prepared): void => {
    this.#said.text = null
    this.prepared = this.prepared?.kind === what.kind ? null : what
  }

  set = (to: number): void => {
    this.#wanted = to
    this.#typed = null
  }
  /** One notch more or less. */
  nudge = (up: boolean): void => this.set(stepped(this.notches, this.to, up))
  /** Takes what stands in the field; an amount that will not do stays there and says why. */
  type = (text: string): void => {
    this.#typed = text
    const amount = typedAmount(text)
    if (amount !== null && this.range && amount === within(this.range, amount)) this.#wanted = amount
  }

  refuse = (reason: string | undefined): void => {
    this.#said.text = reason ?? null
  }
  clear = (): void => {
    this.confirming = false
    this.prepared = null
  }

  fold = (): void => {
    // screen.2: nobody gives a hand up by accident that costs nothing to keep.
    if (this.can('check') && !this.confirming) this.confirming = true
    else void this.act({ type: 'fold' })
  }
  raise = (): Promise<Refusal | null> => this.act({ type: 'raise', to: this.to })
  act = (action: PokerAction): Promise<Refusal | null> => {
    this.prepared = null
    this.#said.text = null
    return this.#props().act(action)
  }
}
