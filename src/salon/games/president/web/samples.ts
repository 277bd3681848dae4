/** A view to begin a test with. */
import type { PresidentView } from './table'
import type { PlayerView } from './types.gen'

export function playerView(more: Partial<PlayerView> = {}): PlayerView {
  const hand = more.hand ?? ['??', '??', '??']
  return {
    score: 0,
    cards: hand.length,
    hand,
    received: null,
    gave: null,
    role: null,
    finish: null,
    points: null,
    ...more,
  }
}

/** Four seats; seat 0 is the viewer and bears the title of Président. */
export function presidentView(more: Partial<PresidentView> = {}): PresidentView {
  return {
    game: 'president',
    config: {},
    phase: 'play',
    round: 2,
    rounds: 5,
    dealer: 1,
    to_act: [0],
    players: [
      playerView({ role: 'president', hand: ['5s', '5h', '2c'], received: ['2c'] }),
      playerView({ role: 'trou' }),
      playerView({ role: 'vice_president' }),
      playerView({ role: 'vice_trou' }),
    ],
    pile: [],
    passed: [],
    need: null,
    ranking: null,
    legal: [],
    barred: {},
    ...more,
  }
}
