/** The buttons of the bar: what they say and what they do. */
import type { Action } from '$lib/table/actions'
import { mayFinish, mayReorder, pairsIn, type FanView, type Legal, type Say } from './table'
import type { Turn } from './turn.svelte'

function pairing(turn: Turn, say: Say, legal: Legal): Action[] {
  const pair = turn.pair
  return [
    {
      id: 'done',
      text: say('action.done', { phase: 'pairing' }),
      small: say('bar.all'),
      onpress: () => turn.finish(),
    },
    {
      id: 'discard',
      text: say('action.discard'),
      small: pair ? say('bar.pair', { cards: pair }) : undefined,
      tone: 'gold',
      disabled: pair === null,
      reason: say(pairsIn(legal).length ? 'bar.choose' : 'bar.none'),
      onpress: () => turn.discard(),
    },
  ]
}

function ordering(turn: Turn, say: Say, legal: Legal): Action[] {
  const chosen = turn.lifted !== null
  const move: Action[] = ([-1, 1] as const).map((by) => ({
    id: by < 0 ? 'left' : 'right',
    text: say(by < 0 ? 'bar.left' : 'bar.right'),
    icon: by < 0 ? ('back' as const) : ('forward' as const),
    iconOnly: true,
    disabled: !chosen,
    reason: say('bar.lift'),
    onpress: () => turn.move(by),
  }))
  const mix: Action = { id: 'mix', text: say('bar.mix'), onpress: () => turn.mix() }
  if (!mayFinish(legal)) return [...move, mix]
  return [
    ...move,
    mix,
    {
      id: 'present',
      text: say('action.done', { phase: 'offer' }),
      tone: 'gold',
      onpress: () => turn.finish(),
    },
  ]
}

/** Returns what the viewer can do by buttons; a draw is done on the fan itself. */
export function actionsOf(turn: Turn, view: FanView, legal: Legal, say: Say): Action[] {
  if (!legal.length) return []
  if (view.phase === 'pairing') return pairing(turn, say, legal)
  return mayReorder(legal) ? ordering(turn, say, legal) : []
}

/** What a press would mean: while it stays the same, the bar obeys at once. */
export function meaningOf(view: FanView, legal: Legal): string {
  return [view.phase, view.offer?.from, ...new Set(legal.map(({ type }) => type))].join('|')
}
