/** What the viewer has chosen: a pair to throw off, a card of the own fan to move. One path for taps and keys. */
import { GUARD_MS } from '$lib/table/actions'
import { moved, partnerOf, shuffled } from './order'
import { drawable, mayReorder, pairsIn, type Props } from './table'

export class Turn {
  #picked: readonly string[] = $state.raw([])
  /** The fan has only just been held out, and gives nothing yet: a tap was meant for the moment before. */
  guarded: boolean = $state(false)
  #props: () => Props

  constructor(props: () => Props) {
    this.#props = props
  }

  hand: readonly string[] = $derived.by(() => {
    const { view, me } = this.#props()
    return me === null ? [] : (view.players[me]?.hand ?? [])
  })
  #held = $derived(this.#picked.filter((code) => this.hand.includes(code)))

  #mayDraw = $derived.by(() => drawable(this.#props().legal) > 0)

  /** The pair that is chosen; null while it is none. */
  pair: readonly string[] | null = $derived.by(
    () =>
      pairsIn(this.#props().legal).find((pair) => pair.every((code) => this.#held.includes(code))) ?? null,
  )
  /** The card of the own fan that is moved. */
  lifted: string | null = $derived.by(() =>
    mayReorder(this.#props().legal) ? (this.#held[0] ?? null) : null,
  )
  chosen: readonly string[] = $derived(this.lifted === null ? (this.pair ?? []) : [this.lifted])

  /** Starts what happens by itself; to be called while the table is set up. */
  run(): void {
    $effect.pre(() => {
      this.guarded = this.#mayDraw
      if (!this.#mayDraw) return undefined
      const timer = setTimeout(() => (this.guarded = false), GUARD_MS)
      return () => clearTimeout(timer)
    })
  }

  press = (code: string): void => {
    const { legal } = this.#props()
    if (mayReorder(legal)) this.#place(code)
    else if (this.pair?.includes(code)) this.discard()
    else this.#picked = partnerOf(code, pairsIn(legal), this.#held)
  }

  #place(code: string): void {
    const { lifted } = this
    if (lifted === null) this.#picked = [code]
    else if (lifted === code) this.#picked = []
    else this.#reorder(moved(this.hand, lifted, this.hand.indexOf(code)))
  }

  move = (by: -1 | 1): void => {
    if (this.lifted === null) return
    this.#reorder(moved(this.hand, this.lifted, this.hand.indexOf(this.lifted) + by))
  }

  mix = (): void => {
    this.#picked = []
    this.#reorder(shuffled(this.hand, Math.random))
  }

  discard = (): void => {
    const { pair } = this
    if (pair) void this.#props().act({ type: 'discard', cards: [...pair] })
  }

  finish = (): void => {
    this.#picked = []
    void this.#props().act({ type: 'done' })
  }

  draw = (position: number): void => {
    if (!this.#mayDraw || this.guarded) return
    void this.#props().act({ type: 'draw', position })
  }

  clear = (): void => {
    this.#picked = []
  }

  #reorder(order: readonly string[]): void {
    if (order.some((code, i) => code !== this.hand[i]))
      void this.#props().act({ type: 'reorder', order: [...order] })
  }
}
