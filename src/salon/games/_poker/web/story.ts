/** What has happened in this hand, read from the history. */
import type { Played } from '$lib/tables/props'
import type { History, PokerEvent } from './types'

const TOLD: readonly PokerEvent['type'][] = [
  'folded',
  'checked',
  'called',
  'raised',
  'came_back',
  'turned',
  'drew',
  'combination',
  'pot_won',
  'eliminated',
]
/** The first thing that each betting round begins after. */
const ROUNDS: readonly PokerEvent['type'][] = [
  'hand_started',
  'gathered',
  'turned',
  'exchange_opened',
  'drew',
]

/** Returns the events of the hand under way, as far as this device has seen them. */
export function handOf(history: History): Played<PokerEvent>[] {
  const start = history.findLastIndex((entry) => entry?.event.type === 'hand_started')
  return history.slice(Math.max(0, start)).filter((entry) => entry !== null)
}

/** Returns the last `count` things worth telling of the hand, the latest last. */
export function storyOf(history: History, count: number): Played<PokerEvent>[] {
  return handOf(history)
    .filter(({ event }) => TOLD.includes(event.type))
    .slice(-count)
}

export type Saying = 'checked' | 'called' | 'bet' | 'raised'

/** Returns what each seat has last said in the betting round under way. */
export function sayingsOf(history: History): ReadonlyMap<number, Saying> {
  const start = history.findLastIndex((entry) => entry && ROUNDS.includes(entry.event.type))
  const said = new Map<number, Saying>()
  for (const entry of history.slice(Math.max(0, start))) {
    const event = entry?.event
    if (event?.type === 'checked' || event?.type === 'called') said.set(event.seat, event.type)
    else if (event?.type === 'raised') said.set(event.seat, event.opening ? 'bet' : 'raised')
  }
  return said
}

/** Returns the bet or raise that the next seat has to answer; undefined if there is none. */
export function lastRaise(history: History): (PokerEvent & { type: 'raised' }) | undefined {
  const start = history.findLastIndex((entry) => entry && ROUNDS.includes(entry.event.type))
  const events = history.slice(Math.max(0, start)).map((entry) => entry?.event)
  return events.findLast((event) => event?.type === 'raised')
}
