/** A view to begin a test with. */
import type { Played } from '$lib/tables/props'
import type { FanEvent, FanView } from './table'
import type { PlayerView } from './types.gen'

const backs = (count: number): string[] => Array.from({ length: count }, () => '??')

export function playerView(hand: string[] | number, more: Partial<PlayerView> = {}): PlayerView {
  const cards = typeof hand === 'number' ? backs(hand) : hand
  return { score: 0, cards: cards.length, hand: cards, pairs: 2, out: null, ...more }
}

/** Three seats; seat 2 offers four cards to seat 0, the viewer, who holds three. */
export function fanView(more: Partial<FanView> = {}): FanView {
  return {
    game: 'pouilleux',
    config: {},
    phase: 'offer',
    round: 1,
    rounds: 3,
    dealer: 2,
    to_act: [0],
    players: [playerView(['9h', 'Qs', '2c']), playerView(3), playerView(4)],
    offer: { from: 2, to: 0, cards: 4, open: true },
    shown: [],
    removed: 'Qc',
    loser: null,
    ranking: null,
    ...more,
  }
}

export const told = (...events: FanEvent[]): Played<FanEvent>[] => events.map((event, n) => ({ n, event }))
