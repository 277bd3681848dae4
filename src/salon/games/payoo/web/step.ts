/** The view after each event, so that every event is shown on its own. */
import type { Step } from '$lib/tables/props'
import { complete, sorted, suitOf, type PayooView } from './table'
import type { Event, PlayerView } from './types.gen'

const HIDDEN = '??'
const backs = (count: number): string[] => Array.from({ length: count }, () => HIDDEN)

/**
 * How long each event is looked at, in ms at speed 1. The end of the gift and the die fit into the 3 s that
 * the rules give them before the clock starts (`clock.6`), a trick into its second.
 */
const MS = {
  dealt: 1100,
  gave: 100,
  delivered: 450,
  received: 800,
  rolled: 1600,
  played: 430,
  trick_won: 1000,
  round_over: 500,
} as const satisfies Partial<Record<Event['type'], number>>

const change = (view: PayooView, seat: number, more: Partial<PlayerView>): PlayerView[] =>
  view.players.map((player, other) => (other === seat ? { ...player, ...more } : player))

const without = (cards: readonly string[], gone: readonly string[]): string[] =>
  cards.filter((code) => !gone.includes(code))

function after(view: PayooView, event: Event, me: number | null): Partial<PayooView> | null {
  switch (event.type) {
    case 'dealt':
      return {
        phase: 'give',
        round: event.round,
        rounds: event.rounds,
        dealer: event.dealer,
        die: null,
        grand: null,
        leader: event.dealer,
        suit: null,
        trick: [],
        last_trick: null,
        last_winner: null,
        players: view.players.map((player, seat) => ({
          ...player,
          taken: 0,
          hand: event.hands[seat] ?? [],
          cards: event.hands[seat]?.length ?? 0,
          received: seat === me ? [] : null,
          gave: null,
        })),
      }
    case 'gave': {
      const player = view.players[event.seat]
      if (!player) return null
      const hand = event.seat === me ? without(player.hand, event.cards) : backs(player.cards - event.count)
      return { players: change(view, event.seat, { hand, cards: hand.length, gave: event.cards }) }
    }
    case 'delivered':
      // What the viewer receives is told next (`received`).
      return {
        phase: 'play',
        players: view.players.map((player, seat) =>
          seat === me
            ? player
            : {
                ...player,
                cards: player.cards + event.count,
                hand: backs(player.cards + event.count),
              },
        ),
      }
    case 'received': {
      const player = view.players[event.seat]
      if (!player) return null
      const hand = sorted([...player.hand, ...event.cards])
      return { players: change(view, event.seat, { hand, cards: hand.length, received: event.cards }) }
    }
    case 'rolled':
      return { die: event.suit, grand: event.card, leader: event.leader }
    case 'played': {
      const player = view.players[event.seat]
      if (!player) return null
      const play = { seat: event.seat, card: event.card }
      return {
        suit: event.kind === 'lead' ? suitOf(event.card) : view.suit,
        trick: event.kind === 'lead' ? [play] : [...view.trick, play],
        players: change(view, event.seat, {
          cards: event.left,
          hand: event.seat === me ? without(player.hand, [event.card]) : backs(event.left),
          received: player.received && without(player.received, [event.card]),
        }),
      }
    }
    case 'trick_won':
      // The cards stay until the next thing happens; then they go to the winner.
      return {
        leader: event.seat,
        last_trick: complete(view) ? view.trick : view.last_trick,
        last_winner: event.seat,
        players: change(view, event.seat, { taken: event.taken }),
      }
    case 'round_over':
      return {
        phase: event.round === event.rounds ? 'over' : 'round_over',
        leader: null,
        suit: null,
        trick: [],
        players: view.players.map((player, seat) => ({
          ...player,
          taken: event.points[seat] ?? player.taken,
          score: event.scores[seat] ?? player.score,
        })),
      }
    case 'match_over':
      return null
  }
}

export const step: Step<PayooView, Event> = (view, event, me) => {
  const changed = after(view, event, me)
  if (changed === null || event.type === 'match_over') return null
  // What may be done, and why not, is known of the view of the server only.
  return { view: { ...view, legal: [], barred: {}, to_act: [], ...changed }, ms: MS[event.type] }
}
