import { describe, expect, test } from 'vitest'
import { steps } from '$lib/shell/start'
import { Clocks } from '$lib/tables/clocks'
import { actionFor, cardsIn, choosable, detailOf, middleOf, offersOf, openCards } from '$lib/tables/plain'
import type { GameView } from '$lib/tables/props'
import { noteScores, scoreTable } from '$lib/tables/score'
import type { PlaceState } from '$lib/wire/state'

const view = (extra: object): GameView => ({
  game: 'g',
  phase: 'play',
  round: 1,
  rounds: 3,
  to_act: [0],
  players: [],
  ...extra,
})

describe('the plain table', () => {
  test('finds cards however deep they lie, and nothing that only looks like one', () => {
    const found = cardsIn({
      pile: [{ seat: 0, cards: ['5s', '5h'] }],
      board: ['Td', null, '??'],
      x: ['X1', '20p'],
    })
    expect(found).toEqual(['5s', '5h', 'Td', '??', 'X1', '20p'])
    expect(cardsIn(['left', '5', 'president', '21p', '0p'])).toEqual([])
  })

  test('shows in the middle what is neither of a player nor an option', () => {
    const middle = middleOf(
      view({ pile: [{ cards: ['5s'] }], legal: [{ type: 'play', cards: ['6s'] }], discard: '9c' }),
    )
    expect(middle).toEqual([
      { field: 'pile', cards: ['5s'] },
      { field: 'discard', cards: ['9c'] },
    ])
  })

  test('a card lies there once, though the best five of a hand name it again', () => {
    const best = { cards: ['As', 'Ah', 'Kd', '9c', '4s'] }
    expect(openCards({ hand: ['As', 'Ah'], combination: best })).toEqual(['As', 'Ah'])
    expect(openCards({ hand: ['??', '??'], shown: ['5s'], last: '5s' })).toEqual(['5s'])
    expect(openCards(null)).toEqual([])
    const [row] = middleOf(view({ board: ['5s', '??', '??', '5s'] }))
    expect(row?.cards).toEqual(['5s', '??', '??'])
  })

  test('sisters are told apart in the words of the game, and counted from one', () => {
    const say = (key: string): string => (key === 'line.1' ? 'rangée du bas' : key)
    expect(detailOf({ type: 'swap', line: 1, slot: 0 }, say)).toBe('rangée du bas, 1')
    expect(detailOf({ type: 'look', cards: [{ line: 1, slot: 1 }] }, say)).toBe('rangée du bas, 2')
    expect(detailOf({ type: 'chip', amount: 50 }, say)).toBe('50')
  })

  test('actions that differ by their cards are one offer; the others are buttons', () => {
    const offers = offersOf([
      { type: 'play', cards: ['5s'] },
      { type: 'play', cards: ['5s', '5h'] },
      { type: 'pass' },
    ])
    expect(offers.map(({ kind }) => kind)).toEqual(['cards', 'button'])
    const [play] = offers
    expect(play && actionFor(play, ['5h', '5s'])).toEqual({ type: 'play', cards: ['5s', '5h'] })
    expect(play && actionFor(play, ['5h'])).toBeNull()
    expect(choosable(offers, ['5s'], '5h')).toBe(true)
    expect(choosable(offers, [], '9c')).toBe(false)
  })

  test('templates of the notation: so many cards, up to so many, an amount, a place', () => {
    const offers = offersOf([
      { type: 'give', count: 2 },
      { type: 'draw', max: 3 },
      { type: 'raise', min: 40, max: 980 },
      { type: 'bet', min: 10, max: 500, step: 10 },
      { type: 'draw', count: 7 },
      { type: 'bet', amount: 0 },
    ])
    expect(offers.map(({ kind }) => kind)).toEqual(['pick', 'pick', 'number', 'number', 'value', 'button'])
    const [give, draw, raise, bet, place] = offers
    expect(give && actionFor(give, ['5s'])).toBeNull()
    expect(give && actionFor(give, ['5s', '6s'])).toEqual({ type: 'give', cards: ['5s', '6s'] })
    expect(draw && actionFor(draw, [])).toEqual({ type: 'draw', discard: [] })
    expect(raise).toMatchObject({ field: 'to', min: 40, max: 980, step: 1 })
    expect(bet).toMatchObject({ field: 'amount', step: 10 })
    expect(place).toMatchObject({ field: 'position', values: [0, 1, 2, 3, 4, 5, 6] })
  })
})

describe('the score sheet', () => {
  const over = (round: number, ...scores: number[]): GameView =>
    view({ phase: 'round_over', round, players: scores.map((score) => ({ score })) })

  test('notes the totals of each round once, and the points between them', () => {
    let log = noteScores({}, over(1, 3, 1))
    expect(noteScores(log, over(1, 3, 1))).toBe(log)
    log = noteScores(log, view({ phase: 'play', round: 2, players: [{ score: 3 }, { score: 1 }] }))
    log = noteScores(log, over(2, 4, 4))
    expect(scoreTable(log)).toEqual({
      rounds: [1, 2],
      rows: [
        { seat: 0, total: 4, points: [3, 1] },
        { seat: 1, total: 4, points: [1, 3] },
      ],
    })
  })

  test('a round that nobody saw leaves its points open, not wrong', () => {
    const log = noteScores(noteScores({}, over(1, 3)), over(3, 9))
    expect(scoreTable(log).rows[0]?.points).toEqual([3, null])
  })

  test('a game without scores has no sheet', () => {
    expect(noteScores({}, view({ phase: 'round_over', players: [null, {}] }))).toEqual({})
  })
})

describe('clocks', () => {
  const at = (arrived: number, key: string, left: number): PlaceState =>
    ({
      at: arrived,
      table: { clock: { key, seats: [2], total: 20_000, left, lead: 0 } },
    }) as unknown as PlaceState

  test('the same clock told again is the same object; a new key or more time is another', () => {
    const clocks = new Clocks()
    const first = clocks.of(at(0, 'a', 20_000), 0).get(2)
    expect(first).toEqual({ remaining: 20_000, total: 20_000 })
    expect(clocks.of(at(5000, 'a', 15_000), 5000).get(2)).toBe(first)
    expect(clocks.of(at(6000, 'b', 20_000), 6000).get(2)).not.toBe(first)
    const extended = clocks.of(at(9000, 'b', 19_500), 9000).get(2)
    expect(extended?.remaining).toBe(19_500)
  })

  test('nobody has a clock when none runs', () => {
    expect(new Clocks().of(undefined, 0).size).toBe(0)
  })
})

test('playing right away sits down, fills the table within what the game takes, and starts', () => {
  const types = (min_seats: number, max_seats: number): string[] =>
    steps({ key: 'president', min_seats, max_seats }).map(({ type }) => type)
  expect(types(3, 8)).toEqual(['sit', 'choose', 'add_robot', 'add_robot', 'add_robot', 'start'])
  expect(types(2, 2).filter((type) => type === 'add_robot')).toHaveLength(1)
  expect(types(6, 8).filter((type) => type === 'add_robot')).toHaveLength(5)
})
