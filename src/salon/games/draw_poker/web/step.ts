/** The view after each event of Poker fermé, so that every event is shown on its own. */
import type { Step } from '$lib/tables/props'
import { stepOf } from '../../_poker/web/step'
import type { DrawView } from './table'
import type { Event, PlayerView } from './types.gen'

const change = (view: DrawView, seat: number, more: Partial<PlayerView>): PlayerView[] =>
  view.players.map((player, other) => (other === seat ? { ...player, ...more } : player))

/** How long each of the exchange's events is looked at, in ms at speed 1. */
const MS = { exchange_opened: 300, chose: 60, drew: 420 }

export const step: Step<DrawView, Event> = (view, event, me) => {
  switch (event.type) {
    case 'hand_started': {
      // draw.5: how many cards were changed is told to the end of the hand.
      const shown = stepOf(view, event, me, { change: { street: 'first' } })
      if (!shown) return null
      const players = shown.view.players.map((player) => ({ ...player, drew: null }))
      return { ...shown, view: { ...shown.view, players } }
    }
    case 'exchange_opened':
      return stepOf(view, event, me, {
        change: { phase: 'draw', street: 'draw' },
        ms: MS.exchange_opened,
      })
    case 'chose':
      // draw.3: of the others it is known only that they have chosen.
      return stepOf(view, event, me, {
        change: {
          players: change(view, event.seat, { drew: event.count }),
          to_act: view.to_act.filter((seat) => seat !== event.seat),
        },
        ms: MS.chose,
      })
    case 'drew': {
      const { seat, count, hand } = event
      return stepOf(view, event, me, {
        change: {
          phase: 'betting',
          street: 'second',
          players: change(view, seat, { drew: count, hand, cards: hand.length }),
          ...(seat === me ? { best: null } : {}),
        },
        ms: count && seat === me ? MS.drew * 2 : MS.drew,
      })
    }
    default:
      return stepOf(view, event, me)
  }
}
