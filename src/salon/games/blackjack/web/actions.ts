/** The buttons of the bar, from what `legal` offers. */
import type { Action } from '$lib/table/actions'
import type { GameAction, Say } from '$lib/tables/props'
import { returnable, type Range } from './bets'
import type { Advice, PlayerView } from './types.gen'

export interface Staking {
  legal: readonly GameAction[]
  range: Range
  /** On the cloth now; 0 without. */
  bet: number
  /** The amount on the bar. */
  amount: number
  /** What was staked in the donne before; null if unknown. */
  last: number | null
}

/** « Reprendre ma mise », « Même mise », « Miser 120 ». */
export function betActions(
  { legal, range, bet, amount, last }: Staking,
  say: Say,
  place: (amount: number) => void,
): Action[] {
  const list: Action[] = []
  if (returnable(legal))
    list.push({
      id: 'back',
      text: say('action.take_back'),
      small: say('bar.returns', { bet }),
      onpress: () => place(0),
    })
  else if (last !== null && last <= range.max && last !== amount)
    list.push({
      id: 'again',
      text: say('bar.again', { amount: last }),
      small: say('bar.as_before'),
      onpress: () => place(last),
    })
  list.push({
    id: 'bet',
    text: say('action.bet_amount', { amount }),
    small: bet ? say(bet === amount ? 'bar.lies' : 'bar.replaces', { bet }) : undefined,
    tone: 'gold',
    disabled: bet === amount,
    reason: say('bar.same'),
    onpress: () => place(amount),
  })
  return list
}

/** Tirer, Rester, Doubler; the last one says why when it is not to be had. */
export function moveActions(
  legal: readonly GameAction[],
  player: PlayerView,
  advice: Advice | null,
  say: Say,
  go: (action: GameAction) => void,
): Action[] {
  const { bet, balance, total } = player
  const offered = new Set(legal.map(({ type }) => type))
  const late = player.hand.length !== 2
  const smalls = {
    hit: say('bar.one_card'),
    stand: total === null ? undefined : say('bar.on_total', { total }),
    double: late ? undefined : say('bar.doubles', { bet, double: 2 * bet }),
  }
  return (['hit', 'stand', 'double'] as const).map((type) => ({
    id: type,
    text: say(`action.${type}`),
    small: smalls[type],
    tone: (advice?.move ?? 'hit') === type ? 'gold' : 'wood',
    disabled: !offered.has(type),
    reason: say(late ? 'refusal.double_late' : 'refusal.double_chips', { needed: bet, balance }),
    onpress: () => go({ type }),
  }))
}
