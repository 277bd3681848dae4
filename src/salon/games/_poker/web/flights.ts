/** Where cards and chips come from when they were in no place on the screen: a face, or the pots. */
import { leaveFrom } from '$lib/motion/flight'
import type { PokerEvent } from './types'

/** The key of the chips that lie before a seat. */
export const betKey = (seat: number, bet: number): string => `bet ${seat} ${bet}`
/** The key of the chips that a seat has won. */
export const wonKey = (seat: number): string => `won ${seat}`

export interface Spots {
  faces: ReadonlyMap<number, HTMLElement>
  pots: HTMLElement | undefined
  /** Where the pack lies, if it is shown; else the cards come from who deals. */
  pack: HTMLElement | undefined
}

/** Lets what `event` moves start; to be called before it is drawn where it goes. */
export function launchFor(
  event: PokerEvent,
  dealer: number,
  me: number | null,
  { faces, pots, pack }: Spots,
): void {
  const launch = (key: string, from: HTMLElement | undefined): void => {
    if (from) leaveFrom(key, from)
  }
  switch (event.type) {
    case 'posted':
      return launch(betKey(event.seat, event.amount), faces.get(event.seat))
    case 'called':
      return launch(betKey(event.seat, event.bet), faces.get(event.seat))
    case 'raised':
      return launch(betKey(event.seat, event.to), faces.get(event.seat))
    case 'dealt':
      if (me !== null) for (const code of event.hands[me] ?? []) launch(code, pack ?? faces.get(dealer))
      return
    case 'turned':
      for (const code of event.cards) launch(code, pack ?? faces.get(dealer))
      return
    case 'drew':
      if (event.seat === me) for (const code of event.cards) launch(code, pack ?? faces.get(dealer))
      return
    case 'pot_won':
      for (const { seat } of event.winners) launch(wonKey(seat), pots)
      return
    default:
      return
  }
}
