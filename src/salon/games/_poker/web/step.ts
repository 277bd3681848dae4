/** The view after each event that both games tell, so that every event is shown on its own. */
import type { PokerEvent, PokerPlayer, PokerView, Pot } from './types'

/** What an event changes, and how long it is looked at in ms at speed 1. */
export interface Shown {
  change: Partial<PokerView>
  ms: number
}

/** How long the cards of an all-in hand that runs are looked at, each time, in ms at speed 1 (`screen.4`). */
export const RUN_MS = 500

const NOTHING = { legal: [], to_act: [] }
const ACTION_MS = 320

const change = (view: PokerView, seat: number, more: (player: PokerPlayer) => Partial<PokerPlayer>) =>
  view.players.map((player, other) => (other === seat ? { ...player, ...more(player) } : player))

/** The chips of the last pot grow or shrink; how they are cut, the server says when they are gathered. */
function grown(pots: readonly Pot[], amount: number, seats: number[]): Pot[] {
  const last = pots.at(-1)
  if (!last) return [{ amount, seats }]
  return [...pots.slice(0, -1), { ...last, amount: last.amount + amount }]
}

const live = (view: PokerView): number[] =>
  view.players.flatMap(({ state }, seat) => (state === 'in' || state === 'all_in' ? [seat] : []))

function paying(view: PokerView, seat: number, amount: number, bet: number, allIn: boolean) {
  return {
    players: change(view, seat, (player) => ({
      stack: player.stack - amount,
      paid: player.paid + amount,
      bet,
      state: allIn ? 'all_in' : player.state,
    })),
    pots: grown(view.pots, amount, live(view)),
    current_bet: Math.max(view.current_bet, bet),
  }
}

function dealt(view: PokerView, hands: readonly string[][]): Partial<PokerView> {
  return {
    players: view.players.map((player, seat) => {
      const hand = hands[seat] ?? []
      return { ...player, hand, cards: hand.length }
    }),
  }
}

function started(view: PokerView, event: PokerEvent & { type: 'hand_started' }): Partial<PokerView> {
  return {
    phase: 'betting',
    round: event.round,
    rounds: event.rounds,
    dealer: event.dealer,
    current_bet: 0,
    pots: [],
    shown: [],
    best: null,
    players: view.players.map((player, seat) => {
      const stack = event.stacks[seat] ?? player.stack
      const fresh = { bet: 0, paid: 0, cards: 0, hand: [], won: null, combination: null }
      return { ...player, ...fresh, stack, state: stack > 0 ? ('in' as const) : ('out' as const) }
    }),
  }
}

function folded(view: PokerView, seat: number, me: number | null): Partial<PokerView> {
  return {
    // hidden.2: who folds keeps seeing the cards, and nobody else does.
    players: change(view, seat, ({ hand }) => ({
      state: 'folded',
      cards: 0,
      hand: seat === me ? hand : [],
    })),
    pots: view.pots.map((pot) => ({ ...pot, seats: pot.seats.filter((other) => other !== seat) })),
    ...(seat === me ? { best: null } : {}),
  }
}

function paid(view: PokerView, event: PokerEvent & { type: 'pot_won' }): Partial<PokerView> {
  const pot = {
    amount: event.amount,
    seats: view.pots[event.pot]?.seats ?? event.seats,
    winners: event.winners,
  }
  // showdown.4: the last one left takes everything, in one pot.
  const pots = live(view).length > 1 ? [...view.pots] : []
  pots[event.pot] = pot
  return {
    phase: 'round_over',
    pots,
    players: view.players.map((player, seat) => {
      const chips = event.winners.find((share) => share.seat === seat)?.chips ?? 0
      return chips ? { ...player, stack: player.stack + chips, won: (player.won ?? 0) + chips } : player
    }),
  }
}

/** Returns what a shared event changes; null if it shows nothing of its own. */
function after(view: PokerView, event: PokerEvent, me: number | null): Shown | null {
  switch (event.type) {
    case 'hand_started':
      return { change: started(view, event), ms: 350 }
    case 'posted': {
      const before = view.players[event.seat]?.bet ?? 0
      const bet = event.kind === 'ante' ? before : before + event.amount
      const ms = event.kind === 'ante' ? 90 : 220
      return { change: paying(view, event.seat, event.amount, bet, event.all_in), ms }
    }
    case 'dealt':
      return { change: dealt(view, event.hands), ms: 700 }
    case 'folded':
      return { change: folded(view, event.seat, me), ms: ACTION_MS }
    case 'checked':
      return { change: {}, ms: ACTION_MS }
    case 'called':
      return { change: paying(view, event.seat, event.amount, event.bet, event.all_in), ms: ACTION_MS }
    case 'raised':
      return { change: paying(view, event.seat, event.amount, event.to, event.all_in), ms: ACTION_MS }
    case 'came_back':
      return {
        change: {
          players: change(view, event.seat, (player) => ({
            stack: player.stack + event.amount,
            paid: player.paid - event.amount,
            bet: Math.max(0, player.bet - event.amount),
            state: player.state === 'all_in' ? 'in' : player.state,
          })),
          pots: grown(view.pots, -event.amount, []).filter(({ amount }) => amount > 0),
        },
        ms: 260,
      }
    case 'gathered':
      return {
        change: {
          pots: event.pots,
          current_bet: 0,
          players: view.players.map((player) => ({ ...player, bet: 0 })),
        },
        ms: 330,
      }
    case 'shown': {
      const players = change(view, event.seat, () => ({ hand: event.cards, cards: event.cards.length }))
      return { change: { players, shown: [...view.shown, event.seat] }, ms: view.shown.length ? 40 : 320 }
    }
    case 'combination': {
      const { category, cards } = event
      return {
        change: {
          players: change(view, event.seat, () => ({ combination: { category, cards } })),
          ...(event.seat === me ? { best: { category, cards } } : {}),
        },
        ms: 0,
      }
    }
    case 'pot_won':
      return { change: paid(view, event), ms: event.pot ? 260 : 420 }
    default:
      return null
  }
}

/**
 * Returns the view after `event` with what the game adds to it (`more`), and how long to look at it; null: nothing
 * is shown.
 */
export function stepOf<View extends PokerView>(
  view: View,
  event: PokerEvent,
  me: number | null,
  more: { change: Partial<View>; ms?: number } | null = null,
): { view: View; ms: number } | null {
  const shown = after(view, event, me)
  if (!shown && !more) return null
  // What may be done is known of the view of the server only.
  return {
    view: { ...view, ...NOTHING, ...shown?.change, ...more?.change },
    ms: more?.ms ?? shown?.ms ?? 0,
  }
}
