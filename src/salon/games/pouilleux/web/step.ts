/** The view after each event, so that every event is shown on its own. */
import type { Step } from '$lib/tables/props'
import type { FanView } from './table'
import type { Event, PlayerView } from './types.gen'

/**
 * How long each event is looked at, in ms at speed 1. What is told after a draw fits about into the second that
 * the rules give it before the next clock.
 */
const MS = {
  dealt: 900,
  paired: 900,
  offered: 300,
  fanned: 320,
  reordered: 160,
  presented: 250,
  drew: 800,
  left: 700,
  lost: 1600,
  void: 1200,
  unveiled: 1100,
  round_over: 400,
} as const satisfies Partial<Record<Event['type'], number>>
/** The many pairs of the deal, one after the other. */
const DEAL_PAIR_MS = 105

const HIDDEN = '??'
const backs = (count: number): string[] => Array.from({ length: Math.max(0, count) }, () => HIDDEN)

const change = (view: FanView, seat: number, more: Partial<PlayerView>): PlayerView[] =>
  view.players.map((player, other) => (other === seat ? { ...player, ...more } : player))

const holding = (hand: string[]): Partial<PlayerView> => ({ hand, cards: hand.length })

function paired(view: FanView, { seat, cards }: Extract<Event, { type: 'paired' }>, me: number | null) {
  const player = view.players[seat]
  if (!player) return null
  const hand =
    seat === me
      ? player.hand.filter((code) => !cards.includes(code))
      : backs(player.hand.length - cards.length)
  return {
    shown: [...view.shown, { seat, cards }],
    players: change(view, seat, { ...holding(hand), pairs: player.pairs + 1 }),
  }
}

function drew(
  view: FanView,
  { giver, taker, position, card }: Extract<Event, { type: 'drew' }>,
  me: number | null,
) {
  const [from, to] = [view.players[giver], view.players[taker]]
  if (!from || !to) return null
  const left = giver === me ? from.hand.filter((_, i) => i !== position) : backs(from.hand.length - 1)
  const more = taker === me ? [...to.hand, card] : backs(to.hand.length + 1)
  const players = change({ ...view, players: change(view, giver, holding(left)) }, taker, holding(more))
  // The fan stays in sight, closed, while the card goes.
  const offer = left.length ? { from: giver, to: taker, cards: left.length, open: false } : null
  return { shown: [], players, offer }
}

function after(view: FanView, event: Event, me: number | null): Partial<FanView> | null {
  switch (event.type) {
    case 'dealt':
      return {
        phase: 'pairing',
        round: event.round,
        rounds: event.rounds,
        dealer: event.dealer,
        offer: null,
        shown: [],
        loser: null,
        removed: view.config.variant === 'mystery' ? HIDDEN : view.removed,
        players: view.players.map((player, seat) => ({
          ...player,
          ...holding(event.hands[seat] ?? []),
          pairs: 0,
          out: null,
        })),
      }
    case 'paired':
      return paired(view, event, me)
    case 'offered': {
      const { giver, taker, cards, open } = event
      return { phase: 'offer', offer: { from: giver, to: taker, cards, open } }
    }
    case 'fanned':
    case 'reordered':
      return { players: change(view, event.seat, holding(event.hand)) }
    case 'presented':
      return { offer: view.offer && { ...view.offer, open: true } }
    case 'drew':
      return drew(view, event, me)
    case 'left':
      return { players: change(view, event.seat, { out: event.place }) }
    case 'lost':
      return { loser: event.seat, offer: null, players: change(view, event.seat, holding([event.card])) }
    case 'void':
      return { offer: null }
    case 'unveiled':
      return { removed: event.card }
    case 'round_over':
      return {
        phase: event.round === event.rounds ? 'over' : 'round_over',
        offer: null,
        loser: event.loser,
        players: view.players.map((player, seat) => ({
          ...player,
          ...holding(event.hands[seat] ?? player.hand),
          score: event.scores[seat] ?? player.score,
        })),
      }
    case 'match_over':
      return null
  }
}

export const step: Step<FanView, Event> = (view, event, me) => {
  const changed = after(view, event, me)
  if (changed === null || event.type === 'match_over') return null
  const ms = event.type === 'paired' && view.phase === 'pairing' ? DEAL_PAIR_MS : MS[event.type]
  // What may be done is known of the view of the server only.
  return { view: { ...view, legal: [], to_act: [], ...changed }, ms }
}
