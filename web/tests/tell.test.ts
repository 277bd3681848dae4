import { describe, expect, test } from 'vitest'
import { myTurn } from '$lib/shell/tell'
import { NOTHING, type SalonState } from '$lib/wire/state'
import type { ClockView, PlaceName, TableView } from '$lib/wire/types.gen'

const CLOCK: ClockView = { key: '1.bet', seats: [0], total: 20_000, left: 12_000, lead: 0 }

function at(place: PlaceName, changes: Partial<TableView>): SalonState {
  const table: TableView = {
    place,
    game: 'blackjack',
    status: 'playing',
    seat: 0,
    view: { to_act: [0] },
    decision: '1.bet',
    clock: null,
    pause: null,
    ready: [],
    waits: [],
    ...changes,
  }
  const seen = { n: 1, table, at: 0, news: [], fresh: false, history: [] }
  return { ...NOTHING, places: { [place]: seen } }
}

describe('a game waits for me', () => {
  test('when I am to act at the big table, with or without a clock', () => {
    expect(myTurn(at('table', {}), 'table')).toBe(true)
    expect(myTurn(at('table', { clock: CLOCK }), 'table')).toBe(true)
    expect(myTurn(at('table', { view: { to_act: [1] } }), 'table')).toBe(false)
    expect(myTurn(at('table', { status: 'pause' }), 'table')).toBe(false)
    expect(myTurn(at('table', { seat: null }), 'table')).toBe(false)
  })

  test('when the table waits for me, not when I merely may do something too', () => {
    const view = { to_act: [0, 1] }
    expect(myTurn(at('table', { view, waits: [1] }), 'table')).toBe(false)
    expect(myTurn(at('table', { view, waits: [0] }), 'table')).toBe(true)
  })

  test('where bets lie open it is nobody’s turn until the time for them runs', () => {
    expect(myTurn(at('blackjack', {}), 'blackjack')).toBe(false)
    expect(myTurn(at('blackjack', { clock: CLOCK }), 'blackjack')).toBe(true)
  })
})
