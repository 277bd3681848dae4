/** « Jouer tout seul »: the card is turned up by itself when there is nothing to choose (`clock.3`). */
import { Remembered } from '$lib/tables/remembered.svelte'
import type { Props } from './table'

/** How long the viewer sees that it is their turn, in ms (`clock.3`). */
export const AUTO_MS = 800

export class Auto {
  /** A setting of this device. */
  readonly wanted = new Remembered('salon.poule_mouillee.auto')
  #props: () => Props

  constructor(props: () => Props) {
    this.#props = props
  }

  /** It is about to play: there is one thing to do, and the table shows that it is the viewer's turn. */
  going: boolean = $derived.by(() => {
    const { legal, view, me, busy } = this.#props()
    const forced = legal.length === 1 && legal[0]?.type === 'play'
    return this.wanted.on && forced && !busy && me !== null && view.to_act.includes(me)
  })

  /** Starts what happens by itself; to be called while the table is set up. */
  run(): void {
    $effect(() => {
      // Each card is a decision of its own.
      void this.#props().view.played
      if (!this.going) return
      const timer = setTimeout(() => void this.#props().act({ type: 'play' }), AUTO_MS)
      return () => clearTimeout(timer)
    })
  }
}
