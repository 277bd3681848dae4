/** Where the cards of an event come from: the dealer, a place in the fan, the hand of who throws a pair off. */
import { leaveFrom } from '$lib/motion/flight'
import type { FanEvent } from './table'

/** The card on its way to another's hand; it has no name of its own (`hidden.2`). */
export const DRAWN = 'drawn'

export interface Spots {
  faces: ReadonlyMap<number, HTMLElement>
  /** The fan that is held out: its cards in order. */
  fan: () => HTMLElement | undefined
  /** The viewer's own hand: its cards in order. */
  hand: () => HTMLElement | undefined
}

const nth = (list: HTMLElement | undefined, position: number): HTMLElement | undefined =>
  list?.querySelectorAll<HTMLElement>('li')[position]

/** Lets the cards of `event` start; to be called before they are drawn where they go. */
export function launchFor(event: FanEvent, me: number | null, spots: Spots): void {
  const launch = (key: string, from: HTMLElement | undefined): void => {
    if (from) leaveFrom(key, from)
  }
  switch (event.type) {
    case 'dealt':
      if (me !== null) for (const code of event.hands[me] ?? []) launch(code, spots.faces.get(event.dealer))
      break
    case 'paired':
      if (event.seat !== me) for (const code of event.cards) launch(code, spots.faces.get(event.seat))
      break
    case 'drew': {
      const own = event.giver === me
      const from = nth(own ? spots.hand() : spots.fan(), event.position) ?? spots.faces.get(event.giver)
      launch(event.taker === me ? event.card : DRAWN, from)
      break
    }
  }
}
