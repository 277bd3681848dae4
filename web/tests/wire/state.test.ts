import { describe, expect, test } from 'vitest'
import { clockLeft, KEPT, NOTHING, receive, type SalonState } from '$lib/wire/state'
import type { FromServer, PlaceView, RoomView, Table, TableView } from '$lib/wire/types.gen'

const place = (name: 'table' | 'blackjack' | 'roulette'): PlaceView => ({
  place: name,
  game: null,
  status: 'idle',
  seats: [null, null],
  round: null,
  rounds: null,
  match: 0,
})
const room: RoomView = {
  code: 'ABCDEF',
  host: 'p1',
  locked: false,
  capacity: 12,
  people: [{ id: 'p1', name: 'Léa', avatar: 'renard' }],
  table: place('table'),
  blackjack: place('blackjack'),
  roulette: place('roulette'),
  choice: null,
  results: [],
}
const view = (extra: Partial<TableView> = {}): TableView => ({
  place: 'table',
  game: 'president',
  status: 'playing',
  seat: 0,
  view: {},
  decision: 'd1',
  clock: null,
  pause: null,
  ready: [],
  waits: [],
  ...extra,
})
const table = (n: number, extra: Partial<Table> = {}): Table => ({
  type: 'table',
  n,
  table: view(),
  ...extra,
})
const said = (n: number, text: string) => ({ n, event: { type: 'said', person: 'p1', name: 'Léa', text } })
const fold = (...messages: FromServer[]): SalonState =>
  messages.reduce((state, message) => receive(state, message, 1000), NOTHING)
const welcome: FromServer = {
  type: 'welcome',
  protocol: 1,
  build: 'b',
  you: 'p1',
  room: { type: 'room', n: 7, room },
  chat: [{ type: 'said', person: 'p1', name: 'Léa', text: 'bonsoir' }],
}

describe('the room', () => {
  test('a welcome says who one is and what was said before', () => {
    const state = fold(welcome)
    expect(state.you).toBe('p1')
    expect(state.last.room).toBe(7)
    expect(state.chat.map(({ text }) => text)).toEqual(['bonsoir'])
  })

  test('a line of chat is added once, even if it comes twice', () => {
    const line: FromServer = { type: 'room', n: 8, room, events: [said(8, 'salut')] }
    expect(fold(welcome, line, line).chat.map(({ text }) => text)).toEqual(['bonsoir', 'salut'])
  })

  test('an older message changes nothing', () => {
    const state = fold(welcome)
    expect(receive(state, { type: 'room', n: 6, room: { ...room, locked: true } }, 0)).toBe(state)
  })

  test('a second welcome after a loss adds only what was missed', () => {
    const back: FromServer = {
      ...welcome,
      room: { type: 'room', n: 9, room, events: [said(8, 'un'), { n: 9 }] },
    }
    const state = fold(welcome, { type: 'room', n: 8, room, events: [said(8, 'un')] }, back)
    expect(state.chat.map(({ text }) => text)).toEqual(['bonsoir', 'un'])
    expect(state.last.room).toBe(9)
  })

  test('an event that one may not see leaves no trace but its number', () => {
    const state = fold(welcome, { type: 'room', n: 8, room, events: [{ n: 8 }] })
    expect(state.news).toEqual([])
    expect(state.last.room).toBe(8)
  })

  test('the chat keeps the last lines only', () => {
    const events = Array.from({ length: KEPT + 10 }, (_, i) => said(8 + i, String(i)))
    const state = fold(welcome, { type: 'room', n: 8 + KEPT + 10, room, events })
    expect(state.chat).toHaveLength(KEPT)
    expect(state.chat.at(-1)?.text).toBe(String(KEPT + 9))
  })
})

describe('a table', () => {
  const played = (n: number) => ({ n, event: { type: 'played', seat: n % 2 } })

  test('events become news once and history for good', () => {
    const state = fold(
      welcome,
      table(1, { events: [played(1)] }),
      table(3, { events: [played(1), { n: 2 }, played(3)] }),
    )
    expect(state.places.table?.news.map(({ n }) => n)).toEqual([3])
    expect(state.places.table?.history.map((entry) => entry?.n)).toEqual([1, 3])
    expect(state.last.table).toBe(3)
  })

  test('a fresh view after a long absence marks the gap', () => {
    const state = fold(welcome, table(1, { events: [played(1)] }), table(90, { fresh: true }))
    expect(state.places.table?.history.at(-1)).toBeNull()
    expect(state.places.table?.fresh).toBe(true)
  })

  test('the number stays and the view changes when only presence has changed', () => {
    const state = fold(welcome, table(4), { ...table(4), table: view({ status: 'pause' }) })
    expect(state.places.table?.table.status).toBe('pause')
  })

  test('the lead of a clock passes before the clock starts', () => {
    const clock = { key: 'k', seats: [0], total: 20_000, left: 20_000, lead: 500 }
    const at = fold(welcome, { ...table(1), table: view({ clock }) }).places.table
    expect(at && clockLeft(at, 1400)).toBe(20_000)
    expect(at && clockLeft(at, 2500)).toBe(19_000)
    expect(at && clockLeft(at, 99_000)).toBe(0)
  })
})

test('the reason of the end is kept until the next welcome', () => {
  const closed = fold(welcome, { type: 'closed', refusal: { code: 'replaced', params: {} } })
  expect(closed.closed?.refusal.code).toBe('replaced')
  expect(receive(closed, welcome, 0).closed).toBeNull()
})
