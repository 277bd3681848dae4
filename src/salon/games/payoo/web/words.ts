/** The one line that says what is going on, as keys of texts. */
import type { Played } from '$lib/tables/props'
import { suitOf, type PayooEvent, type PayooView, type Props } from './table'

export interface Line {
  key: string
  params: object
  /** Whether it asks something of the viewer. */
  mine: boolean
}

export interface Situation {
  view: PayooView
  me: number | null
  legal: Props['legal']
  events: readonly Played<PayooEvent>[]
}

const asks = (key: string, params: object = {}): Line => ({ key, params, mine: true })
const tells = (key: string, params: object = {}): Line => ({ key, params, mine: false })

function asked({ view, me, legal }: Situation): Line | null {
  const [option] = legal
  if (!option || me === null) return null
  if ('count' in option)
    return asks('prompt.give', { count: option.count, receiver: (me + 1) % view.players.length })
  if (!('card' in option)) return null
  const { suit } = view
  if (suit === null || view.trick.length === view.players.length) return asks('prompt.lead')
  // What may be played tells whether the viewer can follow.
  return asks(suitOf(option.card) === suit ? 'prompt.follow' : 'prompt.discard', { suit })
}

function waiting({ view, me }: Situation): Line {
  const [seat] = view.to_act
  if (view.phase === 'play') return tells(view.trick.length ? 'wait.play' : 'wait.lead', { seat })
  const gave = me !== null && view.players[me]?.gave
  return tells(gave ? 'wait.give' : 'wait.watch_give', { seats: view.to_act })
}

/** Returns what to say now: a question to the viewer, else what just happened, else whom all wait for. */
export function lineOf(situation: Situation): Line {
  const { view, events } = situation
  const question = asked(situation)
  if (question) return question
  if (view.to_act.length) return waiting(situation)
  const last = events.at(-1)?.event
  if (last && last.type !== 'match_over') return tells(`event.${last.type}`, last)
  const over = view.phase === 'round_over' || view.phase === 'over'
  return tells(over ? `wait.${view.phase}` : `phase.${view.phase}`)
}
