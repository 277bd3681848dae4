/** The one line that says what is going on, as keys of texts. */
import type { Played } from '$lib/tables/props'
import type { PresidentEvent, PresidentView, Props } from './table'

export interface Line {
  key: string
  params: object
  /** Whether it asks something of the viewer. */
  mine: boolean
}

export interface Situation {
  view: PresidentView
  me: number | null
  legal: Props['legal']
  events: readonly Played<PresidentEvent>[]
}

const asks = (key: string): Line => ({ key, params: {}, mine: true })
const tells = (key: string, params: object = {}): Line => ({ key, params, mine: false })

function exchange({ view, me }: Situation): Line {
  const player = me === null ? undefined : view.players[me]
  if (!player) return tells('wait.exchange')
  const upper = player.role === 'president' || player.role === 'vice_president'
  if (upper) return tells('wait.give.done')
  const lower = player.role === 'trou' || player.role === 'vice_trou'
  if (lower && !player.received?.length) return tells(`wait.give.${player.role}`)
  return tells('wait.exchange')
}

function waiting({ view, me }: Situation): Line {
  const [seat] = view.to_act
  const player = me === null ? undefined : view.players[me]
  if (player && player.finish !== null) return tells('wait.finished')
  if (me !== null && view.passed.includes(me)) return tells('wait.passed')
  return view.pile.length ? tells('wait.play', { seat }) : tells('wait.open', { seat })
}

/** What just happened; the cards that are left lie on the table and need not be told. */
const happened = (event: PresidentEvent): Line =>
  tells(event.type === 'left_over' ? 'mark.left_over' : `event.${event.type}`, event)

/** Returns what to say now: a question to the viewer, else what just happened, else whom all wait for. */
export function lineOf(situation: Situation): Line {
  const { view, me, legal, events } = situation
  if (legal.length) {
    if (legal.some(({ type }) => type === 'give'))
      return asks(`prompt.give.${(me !== null && view.players[me]?.role) || 'president'}`)
    if (!legal.some(({ type }) => type === 'pass')) return asks('prompt.open')
    return asks(legal.length === 1 ? 'prompt.only_pass' : 'prompt.play')
  }
  const last = events.at(-1)?.event
  if (view.phase === 'round_over' || view.phase === 'over')
    return last && last.type !== 'round_over' && last.type !== 'match_over'
      ? happened(last)
      : tells(`wait.${view.phase}`)
  if (view.to_act.length === 0) return last ? happened(last) : tells(`phase.${view.phase}`)
  return view.phase === 'exchange' ? exchange(situation) : waiting(situation)
}
