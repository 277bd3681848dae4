/** The buttons of the bar: what they say and what they do. */
import type { Action } from '$lib/table/actions'
import { valueOf, type Props } from './table'
import type { Turn } from './turn.svelte'

type Say = Props['say']

/** « Jouer la paire de 10 », « Préparer le roi »: what would be laid, in words. */
function laying(say: Say, how: 'lay' | 'ahead.prepare' | 'ahead.ready', cards: readonly string[]): string {
  return say(`${how}.${cards.length}`, { value: valueOf(cards[0] ?? '') })
}

function giving(turn: Turn, say: Say, owed: number): Action[] {
  return [
    {
      id: 'give',
      text: say('action.give'),
      small: say('prompt.selected', { count: turn.chosen.length, of: owed }),
      tone: 'gold',
      disabled: turn.chosen.length !== owed,
      reason: say('refusal.give_count', { count: owed }),
      onpress: () => void turn.give(),
    },
  ]
}

function playing(turn: Turn, say: Say): Action[] {
  const { chosen } = turn
  return [
    {
      id: 'pass',
      text: say('action.pass'),
      disabled: !turn.mayPass,
      reason: say('refusal.opener_must_play'),
      onpress: () => void turn.pass(),
    },
    {
      id: 'play',
      text: chosen.length ? laying(say, 'lay', chosen) : say('action.play'),
      tone: 'gold',
      disabled: chosen.length === 0,
      reason: say('refusal.no_cards'),
      onpress: () => void turn.play(),
    },
  ]
}

function preparing(turn: Turn, say: Say): Action[] {
  const { chosen, armed } = turn
  return [
    {
      id: 'pass',
      text: say('action.pass'),
      disabled: true,
      reason: say('ahead.wait'),
      onpress: () => undefined,
    },
    {
      id: 'play',
      text: chosen.length ? laying(say, armed ? 'ahead.ready' : 'ahead.prepare', chosen) : say('ahead.none'),
      disabled: chosen.length === 0,
      reason: say('refusal.no_cards'),
      pressed: armed,
      onpress: () => (turn.armed = !turn.armed),
    },
  ]
}

/** Returns what the viewer can do now; nothing for who watches. */
export function actionsOf(turn: Turn, say: Say): Action[] {
  if (turn.owed !== null) return giving(turn, say, turn.owed)
  if (turn.playing) return playing(turn, say)
  return turn.preparing ? preparing(turn, say) : []
}
