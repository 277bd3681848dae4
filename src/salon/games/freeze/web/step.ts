/** The view after each event, so that every event is shown on its own. */
import { HIDDEN } from '$lib/cards/codes'
import type { Step } from '$lib/tables/props'
import { keyOf, rankOf, REVEAL_MS, type FreezeView } from './table'
import type { Event, PlayerView, Spot } from './types.gen'

const PACK = 52

/**
 * How long each event is looked at, in ms at speed 1. What comes before a window is short: whoever lags behind
 * would see the card too late to snap.
 */
const MS = {
  dealt: 1000,
  turned_up: 350,
  memorised: 40,
  look_over: 150,
  turn: 60,
  drew: 300,
  discarded: 260,
  swapped: 320,
  took: 380,
  froze: 700,
  passed: 250,
  power: 60,
  looked: 400,
  exchanged: 420,
  power_over: 60,
  sped: 420,
  fault: 400,
  waived: 60,
  placed: 320,
  remade: 400,
  last_lap: 400,
  last_window: 60,
  round_over: REVEAL_MS,
} as const satisfies Partial<Record<Event['type'], number>>

type Changed = Partial<FreezeView>

const change = (
  view: FreezeView,
  seat: number,
  more: (player: PlayerView) => Partial<PlayerView>,
): PlayerView[] =>
  view.players.map((player, other) => (other === seat ? { ...player, ...more(player) } : player))

/** The lines of a seat with something else in one place, which may lengthen its line by one. */
function put(player: PlayerView, line: number, slot: number, card: string | null): Partial<PlayerView> {
  const lines = player.lines.map((row, other) =>
    other === line ? [...row.slice(0, slot), card, ...row.slice(slot + 1)] : row,
  ) as PlayerView['lines']
  return { lines, cards: lines.flat().filter((code) => code !== null).length }
}

function thrownOff(view: FreezeView, card: string, window: number): Changed {
  return { discard: card, window: { id: window, rank: rankOf(card), used: false }, windows: window }
}

/** What the viewer is shown by a power, without cards of faults. */
const byPower = (view: FreezeView): FreezeView['seen'] =>
  view.seen.filter((seen) => view.power?.looked.some((spot) => keyOf(spot) === keyOf(seen)))

function dealt(view: FreezeView, event: Extract<Event, { type: 'dealt' }>, me: number | null): Changed {
  const closed = (): (string | null)[] => [HIDDEN, HIDDEN]
  return {
    phase: 'look',
    round: event.round,
    rounds: event.rounds,
    dealer: event.dealer,
    to_act: view.players.map((_, seat) => seat),
    players: view.players.map((player) => ({
      ...player,
      cards: 4,
      lines: [closed(), closed()],
      rows: null,
      points: null,
      round_score: null,
    })),
    turn: null,
    drawn: null,
    gives: null,
    discard: null,
    discard_count: 0,
    draw_count: PACK - 4 * view.players.length,
    freezer: null,
    last_lap: false,
    window: null,
    power: null,
    seen: me === null ? [] : (event.looks[me] ?? []).map((card, slot) => ({ seat: me, line: 1, slot, card })),
    faults: [],
  }
}

function opened(
  view: FreezeView,
  event: Extract<Event, { type: 'round_over' }>,
  present: FreezeView | undefined,
): Changed {
  return {
    phase: event.round === event.rounds ? 'over' : 'round_over',
    turn: null,
    drawn: null,
    window: null,
    power: null,
    seen: [],
    players: view.players.map((player, seat) => {
      const shown = present?.players[seat]
      const open = shown && shown.points !== null ? shown : player
      return {
        ...player,
        lines: open.lines,
        rows: open.rows,
        points: event.points[seat] ?? null,
        round_score: event.round_scores[seat] ?? null,
        score: event.scores[seat] ?? player.score,
      }
    }),
  }
}

function looked(view: FreezeView, event: Extract<Event, { type: 'looked' }>): Changed {
  const spot: Spot = { seat: event.owner, line: event.line, slot: event.slot }
  return {
    power: view.power && { ...view.power, looked: [...view.power.looked, spot] },
    seen: event.card === HIDDEN ? view.seen : [...view.seen, { ...spot, card: event.card }],
  }
}

function erred(view: FreezeView, event: Extract<Event, { type: 'fault' }>): Changed {
  const { seat, kind, penalty, line, slot, card } = event
  const shown = line !== null && slot !== null && card !== null ? [{ seat, line, slot, card }] : []
  return {
    phase: penalty ? 'penalty' : view.phase,
    to_act: penalty ? [seat] : [],
    faults: [...view.faults, { seat, kind, penalty }],
    seen: [...view.seen, ...shown],
    draw_count: penalty ? Math.max(0, view.draw_count - 1) : view.draw_count,
    window: view.window && kind === 'wrong' ? { ...view.window, used: true } : view.window,
  }
}

function after(
  view: FreezeView,
  event: Event,
  me: number | null,
  present: FreezeView | undefined,
): Changed | null {
  switch (event.type) {
    case 'dealt':
      return dealt(view, event, me)
    case 'turned_up':
      return { discard: event.card, discard_count: 1, draw_count: view.draw_count - 1, to_act: view.to_act }
    case 'memorised':
      return {
        seen: event.seat === me ? [] : view.seen,
        to_act: view.to_act.filter((seat) => seat !== event.seat),
      }
    case 'look_over':
      return { seen: [] }
    case 'turn':
      return { phase: 'turn', turn: event.seat, drawn: null, gives: null, power: null, seen: [] }
    case 'drew':
      return { drawn: event.card, draw_count: event.left, window: null }
    case 'discarded':
      return {
        ...thrownOff(view, event.card, event.window),
        drawn: null,
        gives: null,
        discard_count: view.discard_count + 1,
      }
    case 'swapped':
      return {
        ...thrownOff(view, event.card, event.window),
        drawn: null,
        gives: null,
        discard_count: view.discard_count + 1,
      }
    case 'took':
      return thrownOff(view, event.card, event.window)
    case 'froze':
      return { freezer: event.seat, last_lap: true, window: null }
    case 'passed':
      return { window: null }
    case 'power':
      return { phase: 'power', power: { seat: event.seat, kind: event.kind, looked: [] } }
    case 'looked':
      return looked(view, event)
    case 'exchanged':
      return { seen: [], power: view.power && { ...view.power, looked: [] } }
    case 'power_over':
      return { power: null, seen: [] }
    case 'sped':
      return {
        discard: event.card,
        discard_count: view.discard_count + 1,
        window: view.window && { ...view.window, used: true },
        players: change(view, event.seat, (player) => put(player, event.line, event.slot, null)),
      }
    case 'fault':
      return erred(view, event)
    case 'waived':
      return { seen: byPower(view) }
    case 'placed':
      return {
        phase: view.power ? 'power' : 'turn',
        seen: byPower(view),
        players: change(view, event.seat, (player) => put(player, event.line, event.slot, HIDDEN)),
      }
    case 'remade':
      return { draw_count: event.count, discard_count: Math.min(1, view.discard_count) }
    case 'last_lap':
      return { last_lap: true }
    case 'last_window':
      return { phase: 'turn', turn: null }
    case 'round_over':
      return opened(view, event, present)
    case 'late':
    case 'freeze_scored':
    case 'match_over':
      return null
  }
}

export const step: Step<FreezeView, Event> = (view, event, me, present) => {
  const changed = after(view, event, me, present)
  if (changed === null || !(event.type in MS)) return null
  // What may be done is known of the view of the server only.
  return { view: { ...view, legal: [], to_act: [], ...changed }, ms: MS[event.type as keyof typeof MS] }
}

/** The place that an event has put another card in; null if none. */
export function filledBy(event: Event, view: FreezeView): readonly Spot[] {
  switch (event.type) {
    case 'dealt':
      return view.players.flatMap((_, seat) =>
        [0, 1].flatMap((line) => [0, 1].map((slot) => ({ seat, line, slot }))),
      )
    case 'swapped':
    case 'took':
    case 'placed':
      return [{ seat: event.seat, line: event.line, slot: event.slot }]
    case 'exchanged':
      return [
        { seat: event.first, line: event.line, slot: event.slot },
        { seat: event.second, line: event.with_line, slot: event.with_slot },
      ]
    default:
      return []
  }
}
