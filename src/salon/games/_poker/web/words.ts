/** The one line that says what is going on, as keys of texts, and a small one below it. */
import type { Played } from '$lib/tables/props'
import { handOf, lastRaise } from './story'
import type { Turn } from './turn.svelte'
import type { History, PokerEvent, PokerPlayer, PokerView } from './types'

export interface Saying {
  key: string
  params: object
}
export interface Line extends Saying {
  small?: Saying | undefined
  /** Whether it asks something of the viewer. */
  mine: boolean
}

export interface Situation {
  view: PokerView
  me: number | null
  turn: Pick<Turn, 'asked' | 'confirming' | 'pays'>
  history: History
}

const told = (event: PokerEvent | undefined): Saying | undefined =>
  event && { key: `event.${event.type}`, params: event }

/** What is not worth a line of its own while somebody thinks. */
const QUIET: readonly PokerEvent['type'][] = ['gathered', 'dealt', 'hand_started', 'chose']

function latest(history: History): PokerEvent | undefined {
  const loud = (event: PokerEvent): boolean =>
    !QUIET.includes(event.type) && !(event.type === 'posted' && event.kind === 'ante')
  return handOf(history).findLast(({ event }) => loud(event))?.event
}

function question({ view, turn, history }: Situation): Line {
  const small = told(lastRaise(history) ?? latest(history))
  if (turn.confirming) return { key: 'prompt.fold', params: {}, mine: true }
  if (view.current_bet > 0 && turn.pays > 0)
    return { key: 'prompt.owed', params: { amount: turn.pays }, small, mine: true }
  return { key: 'prompt.betting', params: {}, small, mine: true }
}

/** Why a seat that is still there has nothing to say; null if it may be asked. */
function idle(player: PokerPlayer | undefined): string | null {
  if (!player || player.state === 'in') return null
  return `wait.${player.state}`
}

/** The payment of the hand in one sentence: the last pot that was paid. */
function paid(events: readonly Played<PokerEvent>[]): Saying | undefined {
  return told(events.findLast(({ event }) => event.type === 'pot_won')?.event)
}

/** Returns what to say now: a question to the viewer, else whom all wait for, else what just happened. */
export function lineOf(situation: Situation): Line {
  const { view, me, turn, history } = situation
  if (turn.asked) return question(situation)
  const small = told(latest(history))
  const over = view.phase === 'round_over' || view.phase === 'over'
  if (over) {
    const won = paid(handOf(history))
    return won ? { ...won, mine: false } : { key: `wait.${view.phase}`, params: {}, mine: false }
  }
  const [seat] = view.to_act
  if (seat === undefined) {
    const now = small ?? { key: `phase.${view.phase}`, params: {} }
    return { ...now, mine: false }
  }
  const why = me === null ? null : idle(view.players[me])
  if (why) return { key: why, params: {}, small: { key: 'wait.betting', params: { seat } }, mine: false }
  return { key: 'wait.betting', params: { seat }, small, mine: false }
}
