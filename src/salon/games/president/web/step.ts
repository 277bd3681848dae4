/** The view after each event, so that every event is shown on its own. */
import type { Step } from '$lib/tables/props'
import { sorted, valueOf, type PresidentView } from './table'
import type { Event, PlayerView } from './types.gen'

const HIDDEN = '??'
const backs = (count: number): string[] => Array.from({ length: count }, () => HIDDEN)

/** How long each event is looked at, in ms at speed 1. */
const MS = {
  dealt: 1000,
  tribute: 1000,
  returned: 1100,
  opens: 250,
  played: 480,
  passed: 380,
  pli_won: 620,
  finished: 950,
  left_over: 1500,
  round_over: 300,
} as const satisfies Partial<Record<Event['type'], number>>

/** Moves cards from one hand to another; whoever may not see them moves as many backs. */
function handOver(
  players: readonly PlayerView[],
  { giver, receiver, cards }: { giver: number; receiver: number; cards: readonly string[] },
  me: number | null,
): PlayerView[] {
  return players.map((player, seat) => {
    if (seat === giver)
      return {
        ...player,
        cards: player.cards - cards.length,
        hand:
          seat === me ? player.hand.filter((code) => !cards.includes(code)) : player.hand.slice(cards.length),
        received: player.received?.filter((code) => !cards.includes(code)) ?? null,
        gave: [...cards],
      }
    if (seat === receiver)
      return {
        ...player,
        cards: player.cards + cards.length,
        hand: sorted([...player.hand, ...(seat === me ? cards : backs(cards.length))]),
        received: player.received && sorted([...player.received, ...cards]),
      }
    return player
  })
}

const change = (view: PresidentView, seat: number, with_: Partial<PlayerView>): PlayerView[] =>
  view.players.map((player, other) => (other === seat ? { ...player, ...with_ } : player))

function after(view: PresidentView, event: Event, me: number | null): Partial<PresidentView> | null {
  switch (event.type) {
    case 'dealt':
      return {
        phase: event.round === 1 ? 'play' : 'exchange',
        round: event.round,
        rounds: event.rounds,
        dealer: event.dealer,
        pile: [],
        passed: [],
        need: null,
        players: view.players.map((player, seat) => ({
          ...player,
          hand: event.hands[seat] ?? [],
          cards: event.hands[seat]?.length ?? 0,
          received: seat === me ? [] : null,
          gave: null,
          finish: null,
          points: null,
        })),
      }
    case 'tribute':
    case 'returned':
      return { players: handOver(view.players, event, me) }
    case 'opens':
      return {
        phase: 'play',
        pile: [],
        passed: [],
        need: null,
        players: view.players.map((player) => ({ ...player, gave: null })),
      }
    case 'played': {
      const player = view.players[event.seat]
      if (!player) return null
      const own = event.seat === me
      return {
        pile: [...view.pile, { seat: event.seat, cards: event.cards }],
        need: { count: event.cards.length, value: valueOf(event.cards[0] ?? '') },
        players: change(view, event.seat, {
          cards: event.left,
          hand: own ? player.hand.filter((code) => !event.cards.includes(code)) : backs(event.left),
          received: player.received?.filter((code) => !event.cards.includes(code)) ?? null,
        }),
      }
    }
    case 'passed':
      return { passed: [...view.passed, event.seat] }
    case 'pli_won':
      return { need: null }
    case 'finished':
      return { players: change(view, event.seat, { finish: event.rank }) }
    case 'left_over':
      return {
        players: change(view, event.seat, {
          hand: event.cards,
          finish: view.players.length,
          received: null,
        }),
      }
    case 'round_over':
      return {
        phase: event.round === event.rounds ? 'over' : 'round_over',
        need: null,
        players: view.players.map((player, seat) => ({
          ...player,
          role: event.roles[seat] ?? null,
          points: event.points[seat] ?? null,
          score: event.scores[seat] ?? player.score,
          received: player.received && [],
        })),
      }
    case 'match_over':
      return null
  }
}

export const step: Step<PresidentView, Event> = (view, event, me) => {
  const changed = after(view, event, me)
  if (changed === null || event.type === 'match_over') return null
  // What may be done, and why not, is known of the view of the server only.
  return { view: { ...view, legal: [], barred: {}, to_act: [], ...changed }, ms: MS[event.type] }
}
