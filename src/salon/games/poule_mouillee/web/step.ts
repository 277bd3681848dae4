/** The view after each event, so that every event is shown on its own. */
import type { Step } from '$lib/tables/props'
import { GOAL, type HenView } from './table'
import type { Event, PlayerView } from './types.gen'

/**
 * How long each event is looked at, in ms at speed 1. A turn is fast; only what ends a series is looked at, and
 * for no longer than the rules wait before the next clock (`clock.1`).
 */
const MS = {
  dealt: 1000,
  played: 420,
  paired: 240,
  bust: 640,
  chickened: 720,
  twenty_one: 720,
  stopped: 200,
  round_won: 900,
  capped: 900,
  round_over: 400,
} as const satisfies Partial<Record<Event['type'], number>>
/** The card that makes 21, or goes past it. */
const DECISIVE_MS = 900

const HIDDEN = '??'
const backs = (count: number): string[] => Array.from({ length: count }, () => HIDDEN)

function change(view: HenView, seat: number | null, cards: (player: PlayerView) => number): PlayerView[] {
  return view.players.map((player, other) => {
    if (other !== seat) return player
    const left = cards(player)
    return { ...player, cards: left, stack: backs(left) }
  })
}

/** The series goes under the stack of `seat`. Its count stays to be looked at until the next card. */
const taken = (view: HenView, seat: number | null, cards: number): Partial<HenView> => ({
  pile: [],
  sums: [],
  players: change(view, seat, (player) => player.cards + cards),
})

function after(view: HenView, event: Event): Partial<HenView> | null {
  switch (event.type) {
    case 'dealt':
      return {
        phase: 'series',
        round: event.round,
        rounds: event.rounds,
        dealer: event.dealer,
        pile: [],
        sums: [],
        count: 0,
        played: 0,
        out_of_play: [],
        players: view.players.map((player, seat) => ({
          ...player,
          cards: event.cards[seat] ?? 0,
          stack: backs(event.cards[seat] ?? 0),
        })),
      }
    case 'played': {
      const { how, value, before, count } = event
      return {
        pile: [...view.pile, event.card],
        sums: [...view.sums, { how, value, before, count }],
        count,
        played: view.played + 1,
        players: change(view, event.seat, () => event.left),
      }
    }
    case 'bust':
    case 'chickened':
      return { ...taken(view, event.seat, event.picked), count: event.count }
    case 'twenty_one': {
      const out = event.goes === 'out' ? [...view.out_of_play, ...view.pile] : view.out_of_play
      return { ...taken(view, event.receiver, event.passed), count: GOAL, out_of_play: out }
    }
    case 'paired':
    case 'stopped':
    case 'round_won':
    case 'capped':
      return {}
    case 'round_over':
      return {
        phase: event.round === event.rounds ? 'over' : 'round_over',
        players: view.players.map((player, seat) => ({
          ...player,
          score: event.scores[seat] ?? player.score,
        })),
      }
    case 'match_over':
      return null
  }
}

export const step: Step<HenView, Event> = (view, event) => {
  const changed = after(view, event)
  if (changed === null || event.type === 'match_over') return null
  const decisive = event.type === 'played' && event.count >= GOAL
  return {
    // Whose turn it is then, and what may be done, only the server knows.
    view: { ...view, legal: [], to_act: [], run: null, due: 0, ...changed },
    ms: decisive ? DECISIVE_MS : MS[event.type],
  }
}
