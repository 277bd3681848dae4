/** Views and texts for the specs of this table. */
import type { Say } from '$lib/tables/props'
import type { PlayerView, View } from './types.gen'

/** A person with 1000 chips and no bet. */
export const player = (extra: Partial<PlayerView> = {}): PlayerView => ({
  balance: 1000,
  loans: 0,
  bet: 0,
  hand: [],
  total: null,
  soft: false,
  state: 'idle',
  result: null,
  net: null,
  leaving: false,
  away: false,
  skipped: 0,
  ...extra,
})

/** The betting of donne 1. */
export const view = (players: (PlayerView | null)[], extra: Partial<View> = {}): View => ({
  game: 'blackjack',
  config: {},
  phase: 'betting',
  round: 1,
  rounds: null,
  dealer: null,
  to_act: players.flatMap((held, seat) => (held ? [seat] : [])),
  players,
  ranking: null,
  dealer_hand: [],
  dealer_total: null,
  dealer_soft: false,
  shoe: 312,
  ...extra,
})

/** A text is its key and what it is filled with. */
export const say: Say = (key, params) => (params === undefined ? key : `${key} ${JSON.stringify(params)}`)
