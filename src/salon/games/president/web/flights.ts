/** Where the cards of an event come from when they were in no place on the screen: the face of who gives or plays. */
import { leaveFrom } from '$lib/motion/flight'
import type { PresidentEvent } from './table'

/** The key under which the `index`th hidden card that a seat gives flies. */
export function giftKey(giver: number, code: string, index: number): string {
  return code === '??' ? `gift-${giver}-${index}` : code
}

function launch(seat: number, keys: readonly string[], faces: ReadonlyMap<number, HTMLElement>): void {
  const face = faces.get(seat)
  if (face) for (const key of keys) leaveFrom(key, face)
}

/** Lets the cards of `event` start; to be called before they are drawn where they go. */
export function launchFor(
  event: PresidentEvent,
  me: number | null,
  faces: ReadonlyMap<number, HTMLElement>,
): void {
  switch (event.type) {
    case 'dealt':
      if (me !== null) launch(event.dealer, event.hands[me] ?? [], faces)
      break
    case 'tribute':
    case 'returned':
      // The viewer's own gifts fly from the hand.
      if (event.giver !== me)
        launch(
          event.giver,
          event.cards.map((code, i) => giftKey(event.giver, code, i)),
          faces,
        )
      break
    case 'played':
      if (event.seat !== me) launch(event.seat, event.cards, faces)
      break
  }
}
