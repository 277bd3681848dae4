/** The one line that says what is going on, and a second one that says more. */
import { HIDDEN } from '$lib/cards/codes'
import type { Say } from '$lib/tables/props'
import { resultOf } from './hands'
import type { Shown } from './shown'

export interface Line {
  title: string
  small: string | null
  /** It is the viewer's move. */
  mine: boolean
}

const quiet = (title: string, small: string | null = null): Line => ({ title, small, mine: false })

function playing(view: Shown, me: number | null, say: Say): Line {
  const [turn] = view.to_act
  if (turn !== undefined && turn === me) return { title: say('prompt.your_turn'), small: null, mine: true }
  const dealing = view.dealer_hand.includes(HIDDEN) ? 'prompt.deals' : 'prompt.dealer'
  const now = turn === undefined ? say(dealing) : say('prompt.their_turn', { seat: turn })
  const own = me === null ? null : view.players[me]
  if (!own || own.state !== 'idle') return quiet(now)
  return quiet(now, own.skipped > 0 ? say('prompt.sitting_out') : say('prompt.wait'))
}

/** What the line says of the game itself; the shell's notice goes before it. */
export function lineOf(view: Shown, me: number | null, say: Say): Line {
  const own = me === null ? null : (view.players[me] ?? null)
  if (view.phase === 'playing') return playing(view, me, say)
  if (view.phase === 'round_over')
    return quiet((own && resultOf(own, say)) ?? say('prompt.settled'), say('prompt.next'))
  if (!own) return quiet(say('prompt.bet_watch'), me === null ? say('prompt.sit') : null)
  return own.bet
    ? quiet(say('prompt.your_bet'), say('prompt.bet_placed'))
    : { title: say('prompt.your_bet'), small: null, mine: true }
}
