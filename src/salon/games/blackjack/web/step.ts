/** The view after each event, so that every card and every chip is seen moving. */
import { emptied, withPlayer } from '../../_corner/web/step'
import type { Event, PlayerView, View } from './types.gen'

/** A card is dealt after the other by so many milliseconds. */
export const DEAL_MS = 105
const FLIGHT_MS = 280

type Change = Partial<PlayerView>
type Shown = { view: View; ms: number }

function opened(view: View, round: number): View {
  const players = view.players.map(
    (player): PlayerView | null =>
      player && {
        ...player,
        bet: 0,
        hand: [],
        total: null,
        soft: false,
        state: 'idle',
        result: null,
        net: null,
      },
  )
  return {
    ...view,
    phase: 'betting',
    round,
    players,
    to_act: players.flatMap((player, seat) => (player ? [seat] : [])),
    dealer_hand: [],
    dealer_total: null,
    dealer_soft: false,
  }
}

function dealt(view: View, event: Extract<Event, { type: 'dealt' }>): View {
  const hands = new Map(event.seats.map((seat, index) => [seat, event.hands[index] ?? []]))
  return {
    ...view,
    phase: 'playing',
    round: event.round,
    to_act: [],
    players: view.players.map((player, seat) => {
      const hand = hands.get(seat)
      return player && hand ? { ...player, hand: [...hand], state: 'playing' as const } : player
    }),
    dealer_hand: [event.up, event.hole],
    dealer_total: null,
    dealer_soft: false,
    shoe: view.shoe - 2 * (event.seats.length + 1),
  }
}

type Card = Extract<Event, { type: 'hit' | 'double' }>

function drawn(view: View, { seat, card, total, soft }: Card, change: Change = {}): View {
  const hand = [...(view.players[seat]?.hand ?? []), card]
  return { ...withPlayer(view, seat, { hand, total, soft, ...change }), shoe: view.shoe - 1 }
}

function after(view: View, event: Event): Shown | null {
  const player = 'seat' in event ? view.players[event.seat] : null
  switch (event.type) {
    case 'opened':
      return { view: opened(view, event.round), ms: 350 }
    case 'sat':
      return player ? { view: withPlayer(view, event.seat, { leaving: false }), ms: 100 } : null
    case 'left':
    case 'freed':
      return { view: emptied(view, event.seat), ms: 100 }
    case 'hand_left':
      return { view: withPlayer(view, event.seat, { leaving: true }), ms: 200 }
    case 'bet': {
      const balance = (player?.balance ?? 0) + event.replaced - event.amount
      return { view: withPlayer(view, event.seat, { bet: event.amount, balance, state: 'bet' }), ms: 180 }
    }
    case 'taken_back': {
      const balance = (player?.balance ?? 0) + event.amount
      return { view: withPlayer(view, event.seat, { bet: 0, balance, state: 'idle' }), ms: 180 }
    }
    case 'shuffled':
      return { view: { ...view, shoe: event.decks * 52 }, ms: 600 }
    case 'dealt':
      return { view: dealt(view, event), ms: 2 * (event.seats.length + 1) * DEAL_MS + FLIGHT_MS }
    case 'blackjack':
      return { view: withPlayer(view, event.seat, { state: 'blackjack', total: 21, soft: true }), ms: 400 }
    case 'turn': {
      const { seat, total, soft } = event
      return { view: { ...withPlayer(view, seat, { total, soft }), to_act: [seat] }, ms: 200 }
    }
    case 'hit':
      return { view: drawn(view, event), ms: 420 }
    case 'double': {
      const balance = (player?.balance ?? 0) + (player?.bet ?? 0) - event.bet
      return { view: drawn(view, event, { bet: event.bet, balance, state: 'stood' }), ms: 500 }
    }
    case 'stood': {
      const stood = withPlayer(view, event.seat, { state: 'stood', total: event.total })
      return { view: stood, ms: 220 }
    }
    case 'bust':
      return { view: withPlayer(view, event.seat, { state: 'bust' }), ms: 450 }
    case 'revealed':
      return {
        view: {
          ...view,
          to_act: [],
          dealer_hand: [...view.dealer_hand.slice(0, 1), event.card],
          dealer_total: event.total,
          dealer_soft: false,
        },
        ms: 520,
      }
    case 'dealer_drew':
      return {
        view: {
          ...view,
          dealer_hand: [...view.dealer_hand, event.card],
          dealer_total: event.total,
          dealer_soft: false,
          shoe: view.shoe - 1,
        },
        ms: 430,
      }
    case 'dealer_done':
      return { view: { ...view, phase: 'round_over', dealer_total: event.total }, ms: 260 }
    case 'settled': {
      const { result, net, balance } = event
      return { view: withPlayer(view, event.seat, { result, net, balance }), ms: 70 }
    }
    case 'lent': {
      const balance = (player?.balance ?? 0) + event.amount
      return { view: withPlayer(view, event.seat, { balance, loans: event.loans }), ms: 300 }
    }
  }
}

/** Shows one event; null for one that changes nothing to be seen. What is on offer is the server's word only. */
export function step(view: View, event: Event): Shown | null {
  const shown = after(view, event)
  return shown && { ...shown, view: { ...shown.view, legal: [], advice: null } }
}
