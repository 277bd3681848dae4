/**
 * What the viewer has chosen and prepared, and what they may do with it. One path for taps, keys and drags.
 *
 * Three situations: a gift is owed (the chosen cards lie in the tray), it is the viewer's turn, or the next play
 * is prepared while others play.
 */
import { Remark } from '$lib/tables/remark.svelte'
import { Remembered } from '$lib/tables/remembered.svelte'
import type { Refusal } from '$lib/wire/types.gen'
import { passDelay, PREPARED_MS } from './ahead'
import { among, anySets, heldBack, tap, type Sets } from './choose'
import type { Props } from './table'

export class Turn {
  /** « Passer si rien à jouer ». */
  readonly passes = new Remembered('salon.president.pass')
  /** The chosen cards are played as soon as it is the viewer's turn. */
  armed: boolean = $state(false)

  #picked: readonly string[] = $state.raw([])
  #dropped: boolean = $state(false)
  readonly #said = new Remark()
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
  /** It is the viewer's turn in the pli. */
  playing: boolean = $derived.by(() => this.owed === null && this.#props().legal.length > 0)
  mayPass: boolean = $derived.by(() => this.#props().legal.some(({ type }) => type === 'pass'))
  onlyPass: boolean = $derived.by(() => this.mayPass && this.#props().legal.length === 1)
  /** The next play may be prepared. */
  preparing: boolean = $derived.by(() => {
    const { view, status } = this.#props()
    return (
      !this.playing &&
      this.owed === null &&
      view.phase === 'play' &&
      status === 'playing' &&
      this.hand.length > 0
    )
  })

  /** What may be laid now, or prepared. */
  sets: Sets = $derived.by(() => {
    if (this.preparing) return anySets(this.hand)
    return this.#props().legal.flatMap((option) =>
      'cards' in option && option.type === 'play' ? [option.cards] : [],
    )
  })

  /** The cards that are chosen, as far as they are still there and fit. */
  chosen: readonly string[] = $derived.by(() => {
    const held = this.#picked.filter((code) => this.hand.includes(code))
    if (this.owed !== null) return held.slice(0, this.owed)
    return among(this.sets, held) ? held : []
  })

  /** Key of a text that the line says instead of the usual. */
  saying: string | null = $derived.by(() => {
    if (!this.playing) return null
    if (this.armed) return 'ahead.going'
    return this.onlyPass && this.passes.on ? 'ahead.passing' : null
  })
  /** Key of a text under the line. */
  remark: string | null = $derived.by(() => {
    if (this.#said.text) return this.#said.text
    if (this.#dropped && this.playing) return 'ahead.dropped'
    const opening = this.playing && !this.mayPass
    return opening && heldBack(this.hand, this.sets, this.chosen) ? 'refusal.only_twos' : null
  })

  /** Starts what happens by itself; to be called while the table is set up. */
  run(): void {
    $effect(() => {
      if (!this.passes.on || !this.onlyPass || !this.playing || this.#props().busy) return
      const timer = setTimeout(() => void this.pass(), passDelay(Math.random()))
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (!this.armed || !this.playing || this.#props().busy) return
      const timer = setTimeout(() => {
        this.armed = false
        if (this.chosen.length) void this.play()
        else this.#drop()
      }, PREPARED_MS)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      if (!this.playing) this.#dropped = false
    })
    this.#said.run()
  }

  #drop(): void {
    this.#picked = []
    this.#dropped = true
  }

  press = (code: string): void => {
    this.armed = false
    this.#said.text = null
    if (this.owed !== null) {
      // Where the tray is full, the card takes the place of the last one.
      this.#picked = [...this.chosen.slice(0, this.owed - 1), code]
      return
    }
    const again = this.#pick(code)
    if (!this.playing) return
    const [first, ...others] = this.sets.filter((set) => set.includes(code))
    const atOnce = this.#props().oneTap && others.every((set) => set.length === first?.length)
    if ((again || atOnce) && this.chosen.length) void this.play()
  }

  /** Chooses as a tap does; returns true if the tap was on a choice that stands. */
  #pick(code: string): boolean {
    const { view } = this.#props()
    const { chosen, play } = tap(this.hand, this.sets, this.chosen, code, view.need?.count ?? null)
    // Before one's turn there is nothing to play: such a tap lets the choice go.
    this.#picked = play && this.preparing ? [] : chosen
    return play
  }

  /** A card was thrown on the table: with the others that are chosen, if it is one of them. */
  throw = (code: string): void => {
    if (this.owed !== null) return this.press(code)
    if (!this.playing) return
    if (!this.chosen.includes(code)) this.#pick(code)
    if (this.chosen.includes(code)) void this.play()
  }

  takeBack = (code: string): void => {
    this.#picked = this.chosen.filter((other) => other !== code)
  }

  clear = (): void => {
    this.#picked = []
    this.armed = false
  }

  refuse = (reason: string | undefined): void => {
    this.#said.text = reason ?? null
  }

  pass = (): Promise<Refusal | null> => this.#act({ type: 'pass' })
  play = (): Promise<Refusal | null> => this.#act({ type: 'play', cards: [...this.chosen] })
  give = (): Promise<Refusal | null> => this.#act({ type: 'give', cards: [...this.chosen] })

  async #act(action: Parameters<Props['act']>[0]): Promise<Refusal | null> {
    this.armed = false
    const refusal = await this.#props().act(action)
    if (refusal === null) this.#picked = []
    return refusal
  }
}
