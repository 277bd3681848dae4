/** The buttons of the bar: what they say and what they do. */
import type { Action } from '$lib/table/actions'
import { numberOf, suitOf, type PayooView, type Say } from './table'
import type { Turn } from './turn.svelte'

/** « Jouer le 9 ♥ »: the card as it is written on it. */
function naming(say: Say, key: 'lay' | 'ahead.prepare' | 'ahead.ready', code: string): string {
  return say(key, { number: numberOf(code), suit: suitOf(code) })
}

function giving(turn: Turn, say: Say, owed: number): Action {
  return {
    id: 'give',
    text: say('action.give'),
    small: say('prompt.selected', { count: turn.chosen.length, of: owed }),
    tone: 'gold',
    disabled: turn.chosen.length !== owed,
    reason: say('refusal.give_count', { count: owed }),
    onpress: () => void turn.give(),
  }
}

function playing(turn: Turn, say: Say): Action {
  const [code] = turn.chosen
  return {
    id: 'play',
    text: code === undefined ? say('action.play') : naming(say, 'lay', code),
    tone: 'gold',
    disabled: code === undefined,
    reason: say('ahead.choose'),
    onpress: () => void turn.play(),
  }
}

function preparing(turn: Turn, say: Say): Action {
  const [code] = turn.chosen
  return {
    id: 'prepare',
    text:
      code === undefined
        ? say('ahead.none')
        : naming(say, turn.armed ? 'ahead.ready' : 'ahead.prepare', code),
    small: code === undefined ? undefined : say('ahead.when'),
    icon: turn.armed ? 'check' : undefined,
    disabled: code === undefined,
    reason: say('ahead.choose'),
    pressed: turn.armed,
    onpress: () => (turn.armed = !turn.armed),
  }
}

/** Returns what the viewer can do now; who watches can look at the last trick. */
export function actionsOf(turn: Turn, view: PayooView, say: Say): Action[] {
  const look: Action[] = view.last_trick
    ? [
        {
          id: 'last',
          text: say('prompt.last_trick'),
          icon: 'trick',
          iconOnly: true,
          pressed: turn.looking,
          onpress: () => (turn.looking = !turn.looking),
        },
      ]
    : []
  if (turn.owed !== null) return [giving(turn, say, turn.owed)]
  if (turn.playing) return [...look, playing(turn, say)]
  return turn.preparing ? [...look, preparing(turn, say)] : look
}
