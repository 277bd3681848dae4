/** The one line that says what is going on, and a second one that says more. */
import { HIDDEN } from '$lib/cards/codes'
import type { Say } from '$lib/tables/props'
import { resultOf } from './hands'
import type { Shown } from './shown'

export interface Line {
  title: string
  small: string | null
}

const told = (title: string, small: string | null = null): Line => ({ title, small })

function playing(view: Shown, me: number | null, say: Say): Line {
  const [turn] = view.to_act
  if (turn !== undefined && turn === me) return told(say('prompt.your_turn'))
  const dealing = view.dealer_hand.includes(HIDDEN) ? 'prompt.deals' : 'prompt.dealer'
  const now = turn === undefined ? say(dealing) : say('prompt.their_turn', { seat: turn })
  const own = me === null ? null : view.players[me]
  if (!own || own.state !== 'idle') return told(now)
  return told(now, own.skipped > 0 ? say('prompt.sitting_out') : say('prompt.wait'))
}

/** What the line says of the game itself; the shell's notice goes before it. */
export function lineOf(view: Shown, me: number | null, say: Say): Line {
  const own = me === null ? null : (view.players[me] ?? null)
  if (view.phase === 'playing') return playing(view, me, say)
  if (view.phase === 'round_over')
    return told((own && resultOf(own, say)) ?? say('prompt.settled'), say('prompt.next'))
  if (!own) return told(say('prompt.bet_watch'), me === null ? say('prompt.sit') : null)
  return own.bet ? told(say('prompt.your_bet'), say('prompt.bet_placed')) : told(say('prompt.your_bet'))
}
