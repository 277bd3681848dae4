/** The buttons of the bar: what they say and what they do. */
import type { Action } from '$lib/table/actions'
import { rankOf, suitOf, type FreezeView, type Say } from './table'
import type { Turn } from './turn.svelte'

function looking(turn: Turn, say: Say): Action[] {
  return [
    {
      id: 'ready',
      text: say('action.ready'),
      small: say('bar.ready'),
      tone: 'gold',
      icon: 'check',
      onpress: () => void turn.act({ type: 'ready' }),
    },
  ]
}

function placing(turn: Turn, say: Say): Action[] {
  return (['top', 'bottom'] as const).map((row, line) => ({
    id: row,
    text: say(`button.${row}`),
    tone: 'gold',
    onpress: () => void turn.act({ type: 'place', line }),
  }))
}

function drawn(turn: Turn, view: FreezeView, say: Say): Action[] {
  return [
    {
      id: 'discard',
      text: say('bar.discard', { rank: rankOf(view.drawn ?? ''), suit: suitOf(view.drawn ?? '') }),
      small: view.gives ? say('bar.gives', { kind: view.gives }) : undefined,
      tone: 'gold',
      onpress: () => void turn.act({ type: 'discard' }),
    },
  ]
}

function cancel(turn: Turn, say: Say): Action {
  return { id: 'cancel', text: say('bar.cancel'), onpress: turn.clear }
}

function power(turn: Turn, view: FreezeView, say: Say): Action[] {
  const looked = (view.power?.looked.length ?? 0) > 0
  const actions: Action[] = [
    {
      id: 'skip',
      text: say(looked ? 'button.seen' : 'button.skip'),
      tone: looked && !turn.king ? 'gold' : 'wood',
      onpress: () => void turn.act({ type: 'skip' }),
    },
  ]
  if (turn.divided)
    actions.push({
      id: 'speed',
      text: say('action.speed'),
      icon: 'flash',
      pressed: turn.mode === 'speed',
      onpress: () => turn.ask('speed'),
    })
  const { king } = turn
  if (king)
    actions.push({
      id: 'exchange',
      text: say('action.exchange'),
      tone: 'gold',
      onpress: () => void turn.act(king),
    })
  else if (turn.may('exchange'))
    actions.push({
      id: 'exchange',
      text: say('action.exchange'),
      small: say('bar.picked', { count: turn.picked.length }),
      tone: 'gold',
      disabled: turn.picked.length !== 2,
      reason: say('bar.pick_two'),
      onpress: () => void turn.exchange(),
    })
  return actions
}

function starting(turn: Turn, say: Say): Action[] {
  if (turn.mode === 'take') return [cancel(turn, say)]
  if (turn.mode === 'freeze')
    return [
      cancel(turn, say),
      {
        id: 'freeze',
        text: say('bar.freeze'),
        tone: 'frost',
        icon: 'frost',
        onpress: () => void turn.act({ type: 'freeze' }),
      },
    ]
  const { kept } = turn
  const held = (type: string): Partial<Action> =>
    kept === null
      ? {}
      : kept === type
        ? { small: say('mark.held'), icon: 'hourglass', disabled: true, reason: say('refusal.kept_already') }
        : { disabled: true, reason: say('refusal.kept_already') }
  const actions: Action[] = []
  if (turn.may('draw'))
    actions.push({
      id: 'draw',
      text: say('action.draw'),
      tone: 'gold',
      onpress: () => void turn.act({ type: 'draw' }),
      ...held('draw'),
    })
  if (turn.may('take'))
    actions.push({ id: 'take', text: say('action.take'), onpress: () => turn.ask('take'), ...held('take') })
  if (turn.may('skip'))
    actions.push({
      id: 'skip',
      text: say('button.pass'),
      tone: 'gold',
      onpress: () => void turn.act({ type: 'skip' }),
      ...held('skip'),
    })
  if (turn.may('freeze'))
    actions.push({
      id: 'ask-freeze',
      text: say('action.freeze'),
      tone: 'frost',
      icon: 'frost',
      onpress: () => turn.ask('freeze'),
      ...held('freeze'),
    })
  return actions
}

/** Returns what the viewer can do now; nothing for who watches. */
export function actionsOf(turn: Turn, view: FreezeView, say: Say): Action[] {
  if (turn.may('ready')) return looking(turn, say)
  if (turn.may('place')) return placing(turn, say)
  if (turn.may('discard')) return drawn(turn, view, say)
  if (view.power && turn.may('skip')) return power(turn, view, say)
  return starting(turn, say)
}
