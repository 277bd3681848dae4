/** The cards that the viewer lifts to change them: at most as many as are allowed, none of them is « Servi ». */
import type { Action } from '$lib/table/actions'
import { Remark } from '$lib/tables/remark.svelte'
import type { Line } from '../../_poker/web/words'
import type { Props } from './table'

export class Exchange {
  #lifted: readonly string[] = $state.raw([])
  readonly #said = new Remark()
  #props: () => Props

  constructor(props: () => Props) {
    this.#props = props
  }

  hand: readonly string[] = $derived.by(() => {
    const { view, me } = this.#props()
    return (me === null ? null : view.players[me])?.hand ?? []
  })
  /** How many cards may be changed; null while it is not the moment. */
  most: number | null = $derived.by(() => {
    const { view, me, legal } = this.#props()
    if (me === null || view.phase !== 'draw' || !view.to_act.includes(me)) return null
    for (const option of legal) if (option.type === 'draw' && 'max' in option) return option.max
    return null
  })
  lifted: readonly string[] = $derived.by(() =>
    this.most === null ? [] : this.hand.filter((code) => this.#lifted.includes(code)),
  )
  full: boolean = $derived.by(() => this.most !== null && this.lifted.length >= this.most)

  get said(): string | null {
    return this.#said.text
  }

  /** Starts what happens by itself; to be called while the table is set up. */
  run(): void {
    $effect(() => {
      if (this.#props().view.phase !== 'draw') this.#lifted = []
    })
    this.#said.run()
  }

  /** Lifts a card, or lays it back. */
  press = (code: string): void => {
    this.#said.text = null
    if (this.lifted.includes(code)) this.#lifted = this.lifted.filter((other) => other !== code)
    else if (this.full) this.refuse()
    else this.#lifted = [...this.lifted, code]
  }
  refuse = (): void => {
    this.#said.text = this.#props().say('refusal.too_many', { max: this.most })
  }
  clear = (): void => {
    this.#lifted = []
  }

  line: Line | null = $derived.by(() => {
    const { view, me } = this.#props()
    if (view.phase !== 'draw' || !view.to_act.length) return null
    if (this.most !== null) return { key: 'prompt.draw', params: {}, mine: true }
    const player = me === null ? undefined : view.players[me]
    if (player?.state === 'folded' || player?.state === 'out')
      return { key: `wait.${player.state}`, params: {}, mine: false }
    return { key: me === null ? 'wait.choosing' : 'wait.chosen', params: { seats: view.to_act }, mine: false }
  })
  actions: readonly Action[] = $derived.by(() => {
    if (this.most === null) return []
    const { say, act } = this.#props()
    const discard = this.lifted
    const count = discard.length
    return [
      {
        id: 'draw',
        text: count ? say('button.draw', { count }) : say('button.pat'),
        small: say(count ? 'prompt.selected' : 'button.keep_all', { count, of: this.most }),
        tone: 'gold',
        onpress: () => void act({ type: 'draw', discard: [...discard] }),
      },
      ...(count ? [{ id: 'back', text: say('button.lay_back'), onpress: this.clear }] : []),
    ]
  })
}
