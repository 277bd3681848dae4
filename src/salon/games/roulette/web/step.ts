/** The view after each event, so that every chip and the ball are seen moving. */
import { emptied, withPlayer } from '../../_corner/web/step'
import type { Event, PlayerView, View } from './types.gen'
import { LANDING_MS } from './wheel'

/** How many numbers are remembered (`hidden.2`). */
const REMEMBERED = 10

type Shown = { view: View; ms: number; exact?: boolean }

const NO_BETS = {} as PlayerView['bets']

function opened(view: View, round: number): View {
  const players = view.players.map(
    (player): PlayerView | null => player && { ...player, bets: NO_BETS, staked: 0, ready: false, net: null },
  )
  const to_act = players.flatMap((player, seat) => (player ? [seat] : []))
  return { ...view, phase: 'betting', round, players, to_act, fall: null }
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
    case 'stakes_left':
      return { view: withPlayer(view, event.seat, { leaving: true }), ms: 150 }
    case 'bet': {
      const bets = { ...player?.bets, [event.on]: event.amount } as PlayerView['bets']
      const balance = (player?.balance ?? 0) - event.chip
      return {
        view: withPlayer(view, event.seat, { bets, balance, staked: event.staked, ready: false }),
        ms: 90,
      }
    }
    case 'cleared': {
      const balance = (player?.balance ?? 0) + event.amount
      return {
        view: withPlayer(view, event.seat, { bets: NO_BETS, balance, staked: 0, ready: false }),
        ms: 180,
      }
    }
    case 'ready':
      return { view: withPlayer(view, event.seat, { ready: true }), ms: 120 }
    case 'started':
      return { view: { ...view, phase: 'spinning', to_act: [] }, ms: 50 }
    case 'stopped': {
      // What wins comes with the server's view; until the ball lies still nothing of it is shown.
      const { number, colour, parity, half } = event
      const fall = { number, colour, parity, half, wins: [], gains: [] }
      const history = [...view.history, number].slice(-REMEMBERED)
      return { view: { ...view, fall, history, last: number }, ms: LANDING_MS, exact: true }
    }
    case 'settled': {
      const { net, balance } = event
      return { view: withPlayer(view, event.seat, { net, balance }), ms: 70 }
    }
    case 'lent': {
      const balance = (player?.balance ?? 0) + event.amount
      return { view: withPlayer(view, event.seat, { balance, loans: event.loans }), ms: 100 }
    }
  }
}

/** Shows one event; null for one that changes nothing to be seen. What is on offer is the server's word only. */
export function step(view: View, event: Event): Shown | null {
  const shown = after(view, event)
  return shown && { ...shown, view: { ...shown.view, legal: [] } }
}
