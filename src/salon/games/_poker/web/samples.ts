/** Views and props to begin a test with. */
import type { PokerEvent, PokerPlayer, PokerView, Props } from './types'

export function player(more: Partial<PokerPlayer> = {}): PokerPlayer {
  const still = { bet: 0, paid: 0, state: 'in' as const, won: null, exit: null, combination: null }
  return { ...still, stack: 1000, cards: 2, hand: ['??', '??'], ...more }
}

/** Three seats of Hold'em; seat 0 is the viewer, and asked after a bet of 40 on the flop. */
export function pokerView(more: Partial<PokerView> = {}): PokerView {
  return {
    game: 'holdem',
    phase: 'betting',
    round: 2,
    rounds: 10,
    dealer: 2,
    to_act: [0],
    street: 'flop',
    current_bet: 40,
    min_raise_to: 80,
    pots: [{ amount: 100, seats: [0, 1, 2] }],
    shown: [],
    ranking: null,
    best: { category: 'pair', cards: ['Ah', 'Ad', 'Kc', '9s', '4d'] },
    players: [
      player({ stack: 980, paid: 20, hand: ['Ah', 'Kc'] }),
      player({ stack: 940, paid: 60, bet: 40 }),
      player({ stack: 980, paid: 20 }),
    ],
    board: ['Ad', '9s', '4d'],
    small_blind: 0,
    big_blind: 1,
    ...more,
  }
}

export function historyOf(...events: PokerEvent[]): Props['history'] {
  return events.map((event, n) => ({ n, event }))
}
