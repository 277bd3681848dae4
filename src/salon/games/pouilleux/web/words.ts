/** The one line that says what is going on, as keys of texts. */
import type { Played } from '$lib/tables/props'
import { drawable, lastOf, mayFinish, type FanEvent, type FanView, type Legal } from './table'

export interface Line {
  key: string
  params: object
  /** Whether it asks something of the viewer. */
  mine: boolean
}

export interface Situation {
  view: FanView
  me: number | null
  legal: Legal
  events: readonly Played<FanEvent>[]
}

const asks = (key: string, params: object = {}): Line => ({ key, params, mine: true })
const tells = (key: string, params: object = {}): Line => ({ key, params, mine: false })

function asked({ view, me, legal }: Situation): Line | null {
  if (me === null || !legal.length) return null
  if (view.phase === 'pairing')
    return asks(view.config.pairing === 'manual' ? 'prompt.pairing' : 'prompt.trio')
  const { offer } = view
  if (!offer) return null
  const params = { giver: offer.from, taker: offer.to }
  // The server may be ahead of what is shown: another fan is still held out on the table.
  if (drawable(legal)) return offer.to === me ? asks('prompt.draw', params) : null
  if (offer.from !== me) return null
  // Who may only put the fan in order is not waited for.
  return mayFinish(legal) ? asks('prompt.present', params) : tells('prompt.fan', params)
}

/** Returns what to say now: a question to the viewer, else what just happened, else whom all wait for. */
export function lineOf(situation: Situation): Line {
  const { view, events } = situation
  const question = asked(situation)
  if (question) return question
  const { offer } = view
  if (view.to_act.length) {
    if (!offer) return tells('wait.pairing', { seats: view.to_act })
    return tells(offer.open ? 'wait.offer' : 'wait.present', { giver: offer.from, taker: offer.to })
  }
  const last = lastOf(events)
  if (last && last.type !== 'match_over' && last.type !== 'round_over')
    return tells(`event.${last.type}`, last)
  const over = view.phase === 'round_over' || view.phase === 'over'
  return tells(over ? `wait.${view.phase}` : `phase.${view.phase}`)
}
