/** What a table is given in a test: nobody's face, no clock, and texts that are their own keys. */
import { vi } from 'vitest'
import type { GameAction, GameEvent, GameView, Say, TableProps } from './props'

/** The key and what it is filled with. */
export const keys: Say = (key, params = {}) => [key, ...Object.values(params).map(String)].join(' ')

/** Returns the props of seat 0 at a table that shows `view`; `act` is a spy that refuses nothing. */
export function propsOf<View extends GameView, Action extends GameAction, Event extends GameEvent>(
  view: View,
  more: Partial<TableProps<View, Action, Event>> = {},
): TableProps<View, Action, Event> {
  return {
    place: 'table',
    status: 'playing',
    view,
    me: 0,
    legal: [],
    placeOf: (seat) => seat,
    seatAt: (place) => place,
    seats: view.players.map(() => null),
    clock: null,
    pauseEnds: null,
    act: vi.fn(async () => null),
    sit: vi.fn(async () => null),
    stand: vi.fn(async () => null),
    say: keys,
    lang: 'en',
    events: [],
    history: [],
    notice: null,
    busy: false,
    oneTap: false,
    ...more,
  }
}
