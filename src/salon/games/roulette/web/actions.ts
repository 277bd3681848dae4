/** The buttons of the bar, from what `legal` offers. */
import type { Action } from '$lib/table/actions'
import type { GameAction, Say } from '$lib/tables/props'
import { fits, sumOf, touches } from './bets'
import { offers, type Shown } from './shown'
import type { Bet, PlayerView } from './types.gen'

export interface Playing {
  view: Shown
  own: PlayerView
  legal: readonly GameAction[]
  /** The stakes of the round before; null: none yet. */
  before: PlayerView['bets'] | null
}

export interface Doing {
  clear: () => void
  ready: () => void
  lay: (bets: Bet[]) => void
}

/** « Mêmes mises » or « Effacer » and « Doubler », then « C’est parti ! »; one that is not to be had says why. */
export function barActions({ view, own, legal, before }: Playing, say: Say, go: Doing): Action[] {
  const open = view.phase === 'betting'
  const limit = view.config.limit ?? 1000
  const why = say('refusal.bets_closed')
  const list: Action[] = []
  if (own.staked > 0) {
    list.push({
      id: 'clear',
      text: say('action.clear'),
      disabled: !offers(legal, 'clear'),
      reason: why,
      onpress: go.clear,
    })
    list.push({
      id: 'double',
      text: say('bar.double'),
      disabled: !open || !fits(own, limit, own.staked),
      reason: open ? tooMuch(own, limit, own.staked, say) : why,
      onpress: () => go.lay(touches(own.bets)),
    })
  } else if (before) {
    const sum = sumOf(before)
    list.push({
      id: 'repeat',
      text: say('bar.repeat'),
      small: say('bar.worth', { amount: sum }),
      disabled: !open || !fits(own, limit, sum),
      reason: open ? tooMuch(own, limit, sum, say) : why,
      onpress: () => go.lay(touches(before)),
    })
  }
  list.push({
    id: 'ready',
    text: say('action.ready'),
    tone: 'gold',
    disabled: !offers(legal, 'ready'),
    reason: open ? say(own.ready ? 'refusal.already_ready' : 'refusal.no_stake') : why,
    onpress: go.ready,
  })
  return list
}

/** Why a chip, or a sum of them, is not to be laid: the limit of the round, or what one owns (`bet.2`). */
export function tooMuch({ staked, balance }: PlayerView, limit: number, amount: number, say: Say): string {
  return staked + amount > limit
    ? say('refusal.over_limit', { limit, staked })
    : say('refusal.not_enough', { balance })
}
