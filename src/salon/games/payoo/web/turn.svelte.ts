/**
 * What the viewer has chosen and prepared, and what they may do with it. One path for taps, keys and drags.
 *
 * Three situations: a gift is owed (the chosen cards lie in the tray), it is the viewer's turn, or the next card
 * is prepared while others play.
 */
import { GUARD_MS } from '$lib/table/actions'
import { Remark } from '$lib/tables/remark.svelte'
import type { Refusal } from '$lib/wire/types.gen'
import type { Props } from './table'

/** How long a card that was prepared is shown before it is played, in ms. */
export const PREPARED_MS = 600

export class Turn {
  /** The chosen card is played as soon as it is the viewer's turn. */
  armed: boolean = $state(false)
  /** The trick before is looked at. */
  looking: boolean = $state(false)

  #picked: readonly string[] = $state.raw([])
  readonly #said = new Remark()
  #dropped: string | null = $state(null)
  #since = 0
  #props: () => Props

  constructor(props: () => Props) {
    this.#props = props
  }

  #player = $derived.by(() => {
    const { view, me } = this.#props()
    return me === null ? null : (view.players[me] ?? null)
  })
  hand: readonly string[] = $derived(this.#player?.hand ?? [])

  /** How many cards the viewer owes; null if none. */
  owed: number | null = $derived.by(() => {
    for (const option of this.#props().legal) if ('count' in option) return option.count
    return null
  })
  /** The cards that may be played now. */
  open: readonly string[] = $derived.by(() =>
    this.#props().legal.flatMap((option) => ('card' in option ? [option.card] : [])),
  )
  playing: boolean = $derived.by(() => this.open.length > 0)
  /** The next card may be prepared. */
  preparing: boolean = $derived.by(() => {
    const { view, status } = this.#props()
    return !this.playing && view.phase === 'play' && status === 'playing' && this.hand.length > 0
  })
  /** The table shows the viewer's turn: what others did before has been seen. */
  #reached: boolean = $derived.by(() => {
    const { view, me } = this.#props()
    return me !== null && this.playing && view.to_act.includes(me)
  })

  /** The cards that are chosen, as far as they are still there and may be. */
  chosen: readonly string[] = $derived.by(() => {
    const held = this.#picked.filter((code) => this.hand.includes(code))
    if (this.owed !== null) return held.slice(0, this.owed)
    if (!this.playing && !this.preparing) return []
    return held.slice(-1).filter((code) => !this.playing || this.open.includes(code))
  })

  /** What a press would mean: while it stays the same, the bar obeys at once. */
  meaning: string = $derived(this.owed !== null ? 'give' : this.playing ? 'play' : 'prepare')

  /** Why the bar did nothing just now. */
  get said(): string | null {
    return this.#said.text
  }
  /** The card that was prepared and may not be played. */
  get dropped(): string | null {
    return this.#dropped
  }

  /** Starts what happens by itself; to be called while the table is set up. */
  run(): void {
    $effect(() => {
      if (!this.armed || !this.#reached || this.#props().busy) return
      const [code] = this.chosen
      const timer = setTimeout(
        () => {
          this.armed = false
          if (code === undefined) this.#drop()
          else void this.play()
        },
        code === undefined ? 0 : PREPARED_MS,
      )
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (this.playing) {
        this.#since = performance.now()
        this.looking = false
      } else this.#dropped = null
    })
    this.#said.run()
  }

  #drop(): void {
    this.#dropped = this.#picked.at(-1) ?? null
    this.#picked = []
  }

  press = (code: string): void => {
    this.armed = false
    this.#said.text = null
    if (this.owed !== null) {
      if (this.chosen.length < this.owed) this.#picked = [...this.chosen, code]
      return
    }
    if (!this.playing && !this.preparing) return
    const again = this.chosen.includes(code)
    if (!this.playing) this.#picked = again ? [] : [code]
    else {
      this.#picked = [code]
      // A tap that was meant for the moment before one's turn only chooses.
      const meant = performance.now() - this.#since >= GUARD_MS
      if (meant && (again || this.#props().oneTap)) void this.play()
    }
  }

  /** A card was thrown on the table. */
  throw = (code: string): void => {
    if (this.owed !== null) return this.press(code)
    this.#picked = [code]
    if (this.playing) void this.play()
  }

  takeBack = (code: string): void => {
    this.#picked = this.chosen.filter((other) => other !== code)
  }

  clear = (): void => {
    this.#picked = []
    this.armed = false
    this.looking = false
  }

  refuse = (reason: string | undefined): void => {
    this.#said.text = reason ?? null
  }

  play = (): Promise<Refusal | null> => {
    const [card] = this.chosen
    return card === undefined ? Promise.resolve(null) : this.#act({ type: 'play', card })
  }
  give = (): Promise<Refusal | null> => this.#act({ type: 'give', cards: [...this.chosen] })

  async #act(action: Parameters<Props['act']>[0]): Promise<Refusal | null> {
    this.armed = false
    const refusal = await this.#props().act(action)
    if (refusal === null) this.#picked = []
    return refusal
  }
}
