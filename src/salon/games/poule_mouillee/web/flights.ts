/** Where the cards of an event come from: the dealer, or the stack of who plays. */
import { leaveFrom } from '$lib/motion/flight'
import type { HenEvent } from './table'

/** So many cards are seen flying to each stack at the deal. */
export const DEALT = 4

export const dealKey = (seat: number, i: number): string => `deal${seat}.${i}`

/** Lets the cards of `event` start; to be called before they are drawn where they go. */
export function launchFor(
  event: HenEvent,
  faces: ReadonlyMap<number, HTMLElement>,
  stacks: ReadonlyMap<number, HTMLElement>,
): void {
  if (event.type === 'played') {
    const from = stacks.get(event.seat) ?? faces.get(event.seat)
    if (from) leaveFrom(event.card, from)
  }
  if (event.type === 'dealt') {
    const dealer = faces.get(event.dealer)
    if (!dealer) return
    for (const seat of event.cards.keys()) for (let i = 0; i < DEALT; i++) leaveFrom(dealKey(seat, i), dealer)
  }
}
