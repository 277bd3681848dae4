/** The one line that says what is going on, as keys of texts. */
import type { Played } from '$lib/tables/props'
import { rankOf, windowOpen, type FreezeEvent, type FreezeView } from './table'
import type { Mode } from './turn.svelte'

interface Told {
  key: string
  params: object
}
export interface Line extends Told {
  /** A second, smaller sentence. */
  small: Told | null
  /** Whether it asks something of the viewer. */
  mine: boolean
}

export interface Situation {
  view: FreezeView
  me: number | null
  /** Kinds of actions that are offered. */
  may: (type: 'ready' | 'place' | 'discard' | 'skip' | 'exchange' | 'draw' | 'take' | 'freeze') => boolean
  speeding: boolean
  mode: Mode | null
  events: readonly Played<FreezeEvent>[]
}

const told = (key: string, params: object = {}): Told => ({ key, params })
const asks = (first: Told, small: Told | null = null): Line => ({ ...first, small, mine: true })
const tells = (first: Told, small: Told | null = null): Line => ({ ...first, small, mine: false })

function ofPower(view: FreezeView, may: Situation['may']): Line {
  const { power } = view
  const kind = power?.kind ?? 'look_own'
  if (kind === 'king' && may('exchange')) return asks(told('prompt.power.king_exchange'))
  const looks = kind === 'king' ? 2 : 1
  if (power && power.looked.length >= looks) return asks(told('prompt.power.looked'))
  return asks(told(`prompt.power.${kind}`), told(`prompt.how.${kind}`))
}

/** What the viewer's own turn asks. */
function asked({ view, me, may, mode }: Situation): Line | null {
  if (may('ready')) return asks(told('prompt.look'), told('prompt.look_once'))
  if (may('place')) return asks(told('prompt.penalty'))
  if (may('discard') && view.drawn)
    return asks(told('prompt.drew', { rank: rankOf(view.drawn) }), told('prompt.drawn'))
  if (mode === 'take') return asks(told('prompt.take'))
  if (mode === 'freeze') return asks(told('prompt.freeze'), told('prompt.freeze_cost'))
  if (view.power && view.power.seat === me && may('skip')) return ofPower(view, may)
  return null
}

function speed({ view, me, may }: Situation): Line {
  const rank = view.window?.rank
  if (view.turn === null) return asks(told('prompt.speed_rest', { rank }))
  const mine = view.turn === me && (may('draw') || may('take') || may('freeze'))
  return asks(
    told('prompt.speed', { rank }),
    mine ? told('prompt.else') : told('event.turn', { seat: view.turn }),
  )
}

function start(may: Situation['may']): Line | null {
  if (may('draw') || may('take') || may('freeze')) return asks(told('prompt.start'), told('prompt.start_how'))
  return may('skip') ? asks(told('prompt.pass')) : null
}

function waiting({ view, me, events }: Situation): Line {
  const last = events.at(-1)?.event
  const news = last && last.type !== 'match_over' ? told(`event.${last.type}`, last) : null
  switch (view.phase) {
    case 'look':
      return tells(told('wait.look'))
    case 'penalty':
      return tells(told('wait.penalty', { seat: view.to_act[0] ?? view.faults.at(-1)?.seat }))
    case 'power':
      return tells(told('wait.power', { seat: view.turn }))
    case 'turn':
      if (view.turn === null) return tells(told('wait.last'))
      if (view.turn === me && news) return tells(news)
      return tells(
        told('wait.turn', { seat: view.turn }),
        me !== null && view.freezer === me ? told('wait.frozen') : null,
      )
    case 'round_over':
    case 'over':
      return tells(told(`wait.${view.phase}`))
  }
}

/** Returns what to say now: a question to the viewer, or whom all wait for. */
export function lineOf(situation: Situation): Line {
  const { view, speeding, mode, may } = situation
  if (mode === 'speed') return speed(situation)
  const question = asked(situation)
  if (question) return question
  if (speeding && windowOpen(view)) return speed(situation)
  return start(may) ?? waiting(situation)
}
