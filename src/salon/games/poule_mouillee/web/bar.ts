/** The buttons of the bar: what they say and what they do. */
import type { Action } from '$lib/table/actions'
import { CHICKEN_FROM, type HenView, type Props, type Say } from './table'

type Kind = Props['legal'][number]['type']

const may = (legal: Props['legal'], type: Kind): boolean => legal.some((option) => option.type === type)

/** What a press would mean: while it stays the same, the bar obeys at once, so that two cards go fast. */
export const meaningOf = (legal: Props['legal']): string => legal.map(({ type }) => type).join('|')

/** Returns the two big buttons of a player; who watches has none. */
export function actionsOf(
  view: HenView,
  legal: Props['legal'],
  say: Say,
  act: (type: Kind) => void,
): Action[] {
  const mine = may(legal, 'play')
  const wait = say('bar.wait')
  const play: Action = {
    id: 'play',
    text: say('bar.play'),
    small: say(mine && view.due > 1 ? 'bar.play_more' : 'bar.play_one', { due: view.due }),
    tone: 'gold',
    disabled: !mine,
    reason: wait,
    onpress: () => act('play'),
  }
  if (may(legal, 'stop'))
    return [
      play,
      {
        id: 'stop',
        text: say('bar.stop'),
        small: say('bar.stop_small', { count: view.count }),
        onpress: () => act('stop'),
      },
    ]
  const chicken = may(legal, 'chicken')
  const low = view.run === 'turn' || !mine
  return [
    play,
    {
      id: 'chicken',
      text: say('bar.chicken'),
      small: chicken ? say('bar.chicken_small', { cards: view.pile.length }) : undefined,
      tone: 'rouge',
      icon: 'hen',
      disabled: !chicken,
      reason: !mine
        ? wait
        : say(low ? 'refusal.chicken_too_low' : 'refusal.chicken_not_now', { count: CHICKEN_FROM }),
      onpress: () => act('chicken'),
    },
  ]
}
