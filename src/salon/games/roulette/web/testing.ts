/** Views and texts for the specs of this table. */
import type { Say } from '$lib/tables/props'
import type { Fall, PlayerView, View } from './types.gen'

/** A person with 1000 chips; what is staked follows from the bets. */
export const player = (bets: Record<string, number> = {}, extra: Partial<PlayerView> = {}): PlayerView => {
  const staked = Object.values(bets).reduce((sum, amount) => sum + amount, 0)
  return {
    balance: 1000 - staked,
    loans: 0,
    bets: bets as PlayerView['bets'],
    staked,
    ready: false,
    net: null,
    leaving: false,
    away: false,
    ...extra,
  }
}

/** The betting of round 1. */
export const view = (players: (PlayerView | null)[], extra: Partial<View> = {}): View => ({
  game: 'roulette',
  config: { spin_seconds: 20, limit: 1000 },
  phase: 'betting',
  round: 1,
  rounds: null,
  dealer: null,
  to_act: players.flatMap((held, seat) => (held ? [seat] : [])),
  players,
  ranking: null,
  last: null,
  history: [],
  fall: null,
  ...extra,
})

export const SEVENTEEN: Fall = {
  number: 17,
  colour: 'black',
  parity: 'odd',
  half: 'low',
  wins: ['17', 'dozen2', 'black', 'odd', 'low'],
  gains: [35, 2, 1, 1, 1],
}

/** A text is its key and what it is filled with. */
export const say: Say = (key, params) => (params === undefined ? key : `${key} ${JSON.stringify(params)}`)
