/** A view to begin a test with. */
import type { Played } from '$lib/tables/props'
import type { HenEvent, HenView } from './table'
import type { PlayerView } from './types.gen'

export function playerView(cards = 3, score = 0): PlayerView {
  return { score, cards, stack: Array.from({ length: cards }, () => '??') }
}

/** Three seats, 9♠ 7♠ on the table; seat 0 is the viewer, and to play. */
export function henView(more: Partial<HenView> = {}): HenView {
  return {
    game: 'poule_mouillee',
    config: {},
    phase: 'series',
    round: 1,
    rounds: 2,
    dealer: 1,
    to_act: [0],
    players: [playerView(11, 4), playerView(14, 0), playerView(7, 9)],
    pile: ['9s', '7s'],
    sums: [
      { how: 'add', value: 9, before: 0, count: 9 },
      { how: 'add', value: 7, before: 9, count: 16 },
    ],
    count: 16,
    due: 1,
    run: 'turn',
    played: 12,
    out_of_play: [],
    ranking: null,
    ...more,
  }
}

/** Events as a table is told them. */
export const told = (...events: HenEvent[]): Played<HenEvent>[] => events.map((event, n) => ({ n, event }))

export function played(
  seat: number,
  card: string,
  how: 'add' | 'set' | 'subtract',
  value: number,
  before: number,
  count: number,
): HenEvent {
  return { type: 'played', seat, card, how, value, before, count, left: 6 }
}
