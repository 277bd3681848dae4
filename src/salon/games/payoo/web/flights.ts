/** Where the cards of an event come from when they were in no place on the screen: the face of who plays. */
import { leaveFrom } from '$lib/motion/flight'
import type { PayooEvent } from './table'

/** Lets the cards of `event` start; to be called before they are drawn where they go. */
export function launchFor(
  event: PayooEvent,
  me: number | null,
  faces: ReadonlyMap<number, HTMLElement>,
): void {
  const launch = (seat: number, codes: readonly string[]): void => {
    const face = faces.get(seat)
    if (face) for (const code of codes) leaveFrom(code, face)
  }
  switch (event.type) {
    case 'dealt':
      if (me !== null) launch(event.dealer, event.hands[me] ?? [])
      break
    case 'received':
      // The gift has come to the viewer's place; from there it spreads into the hand.
      launch(event.seat, event.cards)
      break
    case 'played':
      if (event.seat !== me) launch(event.seat, [event.card])
      break
  }
}
