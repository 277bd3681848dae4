/** What the paper « Cette série » tells: who played what since the series began, the first card first. */
import type { HenEvent, Props } from './table'

type PlayedCard = Extract<HenEvent, { type: 'played' }>

/** What one seat did to the series in one go. */
export interface Turn {
  n: number
  seat: number
  cards: PlayedCard[]
}

const ENDS: readonly HenEvent['type'][] = ['dealt', 'bust', 'chickened', 'twenty_one']

/** Returns the last `most` turns of the series on the table. */
export function turnsOf(history: Props['history'], most: number): Turn[] {
  const end = history.findLastIndex((entry) => entry === null || ENDS.includes(entry.event.type))
  const turns: Turn[] = []
  for (const entry of history.slice(end + 1)) {
    if (entry?.event.type !== 'played') continue
    const { event, n } = entry
    const last = turns.at(-1)
    if (last?.seat === event.seat) last.cards.push(event)
    else turns.push({ n, seat: event.seat, cards: [event] })
  }
  return turns.slice(-most)
}
