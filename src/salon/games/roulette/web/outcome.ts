/** What came of each stake, in numbers and in words. */
import type { Say } from '$lib/tables/props'
import type { PlaceName, Shown } from './shown'
import type { Fall, PlayerView } from './types.gen'

export interface Outcome {
  on: PlaceName
  amount: number
  /** What the stake has brought: its gain, or itself lost; null while nothing is known. */
  net: number | null
}

/** One's stakes in the order in which they were laid, each with what came of it (`pay.1`). */
export function outcomesOf(player: PlayerView | null, fall: Fall | null): Outcome[] {
  return Object.entries(player?.bets ?? {}).map(([on, amount]) => {
    if (!fall || fall.wins.length === 0) return { on: on as PlaceName, amount, net: null }
    const gain = fall.gains[fall.wins.indexOf(on as PlaceName)]
    return { on: on as PlaceName, amount, net: gain === undefined ? -amount : gain * amount }
  })
}

/** So many stakes are told one by one; of more, those that have won. */
const TOLD = 4

/** What each stake has brought, in a few words: « 17 +350 », « Rouge −100 », « les autres −40 ». */
export function toldOf(outcomes: readonly Outcome[], say: Say): string[] {
  const known = outcomes.filter(({ net }) => net !== null)
  const winners = known.filter(({ net }) => (net ?? 0) > 0)
  const one = known.length <= TOLD ? known : winners.slice(0, TOLD)
  const rest = known.filter((outcome) => !one.includes(outcome)).reduce((sum, { net }) => sum + (net ?? 0), 0)
  const words = one.map(({ on, net }) => say('stakes.brought', { on, net }))
  return rest === 0 ? words : [...words, say('stakes.others', { net: rest })]
}

/** What the number is, as the croupière calls it (`text.4`). */
export const calledBy = (fall: Fall, say: Say): string => say('announcement', fall)

/** What a person has won or lost; null without a stake or before the ball lies still. */
export function resultOf(player: PlayerView, say: Say): string | null {
  const { net } = player
  if (net === null) return null
  return say(net > 0 ? 'result.win' : net < 0 ? 'result.lose' : 'result.even', { net })
}

export interface Line {
  title: string
  small: string
}

/** What the croupière says, and a second line that says more. */
export function lineOf(view: Shown, me: number | null, say: Say): Line {
  const own = me === null ? null : (view.players[me] ?? null)
  if (view.phase === 'round_over' && view.fall) {
    const out = own && own.staked === 0
    const small =
      own && !out
        ? (resultOf(own, say) ?? say('prompt.pays'))
        : say(out ? 'prompt.sitting_out' : 'prompt.next')
    return { title: calledBy(view.fall, say), small }
  }
  if (view.phase !== 'betting') {
    const out = own && own.staked === 0
    return { title: say('phase.spinning'), small: say(out ? 'prompt.sitting_out' : 'wheel.turns') }
  }
  const small =
    own === null ? 'prompt.sit' : own.ready ? 'prompt.ready' : own.staked ? 'prompt.staked' : 'prompt.choose'
  return { title: say('phase.betting'), small: say(small) }
}
