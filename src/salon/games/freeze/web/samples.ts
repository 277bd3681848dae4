/** A view to begin a test with. */
import type { FreezeView } from './table'
import type { PlayerView } from './types.gen'

export function playerView(more: Partial<PlayerView> = {}): PlayerView {
  const lines = more.lines ?? [
    ['??', '??'],
    ['??', '??'],
  ]
  const cards = lines.flat().filter((card) => card !== null).length
  return { score: 0, cards, lines, rows: null, points: null, round_score: null, ...more }
}

/** Three seats; seat 0 is the viewer, and its turn begins. */
export function freezeView(more: Partial<FreezeView> = {}): FreezeView {
  return {
    game: 'freeze',
    config: { speed_hold: 2.5, powers: 'classic' },
    phase: 'turn',
    round: 2,
    rounds: 5,
    dealer: 2,
    to_act: [0],
    players: [playerView({ score: 17 }), playerView({ score: 9 }), playerView({ score: 31 })],
    turn: 0,
    turns: 0,
    spent: null,
    drawn: null,
    gives: null,
    discard: null,
    discard_count: 0,
    draw_count: 40,
    freezer: null,
    last_lap: false,
    window: null,
    windows: 0,
    power: null,
    seen: [],
    faults: [],
    ranking: null,
    legal: [],
    ...more,
  }
}
