/** The buttons of a betting round: what they say and what they do (`screen.1`, `screen.2`). */
import type { Action } from '$lib/table/actions'
import type { Prepared, Turn } from './turn.svelte'
import type { PokerView, Say } from './types'

function calling(turn: Turn, say: Say): Action {
  if (turn.can('check'))
    return { id: 'check', text: say('action.check'), onpress: () => void turn.act({ type: 'check' }) }
  const amount = turn.pays
  const allIn = amount === turn.player?.stack
  return {
    id: 'call',
    text: say(allIn ? 'button.call_all_in' : 'button.call', { amount }),
    onpress: () => void turn.act({ type: 'call' }),
  }
}

function raising(turn: Turn, view: PokerView, say: Say): Action[] {
  const { range, to } = turn
  if (!range) return []
  const kind = view.current_bet === 0 ? 'bet' : 'raise'
  const all = to === range.max
  return [
    {
      id: 'raise',
      text: say(all ? 'button.all_in' : `button.${kind}`, { to }),
      small: all ? say(`button.${kind}`, { to }) : undefined,
      tone: 'gold',
      disabled: turn.wrong !== null,
      reason: turn.wrong ?? undefined,
      onpress: () => void turn.raise(),
    },
  ]
}

function asked(turn: Turn, view: PokerView, say: Say): Action[] {
  const fold: Action = { id: 'fold', text: say('action.fold'), tone: 'rouge', onpress: turn.fold }
  return [fold, calling(turn, say), ...raising(turn, view, say)]
}

function confirming(turn: Turn, say: Say): Action[] {
  return [
    { id: 'fold', text: say('button.fold_anyway'), tone: 'rouge', onpress: turn.fold },
    { id: 'keep', text: say('button.keep'), tone: 'gold', onpress: () => (turn.confirming = false) },
  ]
}

function ahead(turn: Turn, say: Say): Action[] {
  const { pays } = turn
  const offer = (id: string, text: string, what: Prepared): Action => {
    const pressed = turn.prepared?.kind === what.kind
    return { id, text, pressed, icon: pressed ? 'check' : undefined, onpress: () => turn.prepare(what) }
  }
  return [
    offer('ahead-fold', say('prompt.auto'), { kind: 'check_fold' }),
    pays > 0
      ? offer('ahead-call', say('button.call', { amount: pays }), { kind: 'call', pays })
      : offer('ahead-check', say('prompt.auto_check'), { kind: 'check' }),
  ]
}

/** Returns what the viewer can do now, or prepare. */
export function actionsOf(turn: Turn, view: PokerView, say: Say): Action[] {
  if (turn.asked) return turn.confirming ? confirming(turn, say) : asked(turn, view, say)
  return turn.preparing ? ahead(turn, say) : []
}
