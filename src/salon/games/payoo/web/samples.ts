/** A view to begin a test with. */
import type { PayooView } from './table'
import type { PlayerView } from './types.gen'

export function playerView(more: Partial<PlayerView> = {}): PlayerView {
  const hand = more.hand ?? ['??', '??', '??']
  return { score: 0, taken: 0, cards: hand.length, hand, received: null, gave: null, ...more }
}

/** Three seats; seat 0 is the viewer, and to play. */
export function payooView(more: Partial<PayooView> = {}): PayooView {
  return {
    game: 'payoo',
    config: {},
    phase: 'play',
    round: 2,
    rounds: 4,
    dealer: 1,
    to_act: [0],
    players: [
      playerView({ hand: ['7d', 'Td', '3p'], received: ['7d'], score: 15 }),
      playerView({ score: 38, taken: 9 }),
      playerView({ score: 61 }),
    ],
    die: 'd',
    grand: '7d',
    leader: 0,
    suit: null,
    trick: [],
    last_trick: null,
    last_winner: null,
    ranking: null,
    legal: [],
    barred: {},
    ...more,
  }
}
