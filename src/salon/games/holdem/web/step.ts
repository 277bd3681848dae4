/** The view after each event of Texas Hold'em, so that every event is shown on its own. */
import type { Step } from '$lib/tables/props'
import { RUN_MS, stepOf } from '../../_poker/web/step'
import type { HoldemView } from './table'
import type { Event } from './types.gen'

/** How long new cards of the board are looked at, in ms at speed 1. */
const TURNED_MS = 620

export const step: Step<HoldemView, Event> = (view, event, me) => {
  switch (event.type) {
    case 'hand_started':
      return stepOf(view, event, me, { change: { street: 'preflop', board: [] } })
    case 'posted':
      return stepOf(view, event, me, { change: { [event.kind]: event.seat } })
    case 'turned': {
      // best.1: what it makes of the viewer's hand, the server says.
      const change = { street: event.street, board: event.board, best: null }
      // showdown.5: the hands are up, and the missing cards run.
      return stepOf(view, event, me, { change, ms: view.shown.length ? RUN_MS : TURNED_MS })
    }
    default:
      return stepOf(view, event, me)
  }
}
