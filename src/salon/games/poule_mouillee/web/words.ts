/** The one line that says what is going on, as keys of texts. */
import type { Played } from '$lib/tables/props'
import { CHICKEN_FROM, type HenEvent, type HenView, type Props, type Say } from './table'
import { whyOf } from './why'

export interface Line {
  key: string
  params: object
  /** Whether it asks something of the viewer. */
  mine: boolean
}

export interface Situation {
  view: HenView
  me: number | null
  legal: Props['legal']
  events: readonly Played<HenEvent>[]
}

/** Returns what to say now: a question to the viewer, else what just happened, else whom all wait for. */
export function lineOf({ view, me, legal, events }: Situation): Line {
  const { run, due, count } = view
  const [seat] = view.to_act
  if (me !== null && legal.length) {
    const low = run === 'turn' && count < CHICKEN_FROM
    return { key: `prompt.${low ? 'turn_low' : (run ?? 'turn')}`, params: { due, count }, mine: true }
  }
  if (seat !== undefined) {
    const key = run === 'start' && view.pile.length === 0 ? 'wait.start' : 'wait.series'
    return { key, params: { seat }, mine: false }
  }
  const last = events.at(-1)?.event
  if (last?.type === 'played')
    return {
      key: last.how === 'subtract' ? 'announce.subtract' : 'announce.count',
      params: last,
      mine: false,
    }
  if (last && last.type !== 'match_over' && last.type !== 'round_over')
    return { key: `event.${last.type}`, params: last, mine: false }
  const over = view.phase === 'round_over' || view.phase === 'over'
  return { key: over ? `wait.${view.phase}` : `phase.${view.phase}`, params: {}, mine: false }
}

/** What happened last, small under the line, where it is more than a number added; undefined if it is not. */
export function remarkOf(events: readonly Played<HenEvent>[], line: Line, say: Say): string | undefined {
  const event = events.findLast(({ event: { type } }) => type !== 'stopped')?.event
  switch (event?.type) {
    case 'played': {
      const why = whyOf(event)
      return why === null ? undefined : say(why, event)
    }
    case 'bust':
    case 'chickened':
    case 'twenty_one':
      return line.key === `event.${event.type}` ? undefined : say(`event.${event.type}`, event)
    default:
      return undefined
  }
}
