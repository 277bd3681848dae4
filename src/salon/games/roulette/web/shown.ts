/** What the table reads, in the shapes that the shell hands over. */
import type { GameAction, GameEvent } from '$lib/tables/props'
import type { Bet, BetOption, Event, PlayerView, View } from './types.gen'

/** The view; what is on offer comes apart from it, as the server's word of this moment. */
export type Shown = Omit<View, 'legal'>
export type Told = Event & GameEvent
export type PlaceName = Bet['on']
export type ChipValue = BetOption['chips'][number]

/** The chips that still fit, as `legal` offers them. */
export function chipsOf(legal: readonly GameAction[]): readonly ChipValue[] {
  const offer = legal.find(({ type }) => type === 'bet')
  return (offer as BetOption | undefined)?.chips ?? []
}

/** Whether the server takes this action now. */
export function offers(legal: readonly GameAction[], type: 'clear' | 'ready'): boolean {
  return legal.some((option) => option.type === type)
}

/**
 * The table as it was before the ball lay still: the number and all that it brings are told apart from the view,
 * and nothing of it may be read before everybody has seen the ball stop (`hidden.1`).
 */
export function beforeRest(view: Shown): Shown {
  if (view.fall === null) return view
  const history = view.history.slice(0, -1)
  return {
    ...view,
    phase: 'spinning',
    fall: null,
    history,
    last: history.at(-1) ?? null,
    players: view.players.map((player) => player && unpaid(player)),
  }
}

function unpaid(player: PlayerView): PlayerView {
  if (player.net === null) return player
  const balance = Math.max(0, player.balance - player.staked - player.net)
  return { ...player, balance, net: null }
}
