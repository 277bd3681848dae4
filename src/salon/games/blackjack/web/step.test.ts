import { describe, expect, test } from 'vitest'
import donne from './donne.json'
import { step } from './step'
import { player, view } from './testing'
import type { Event, View } from './types.gen'

interface Frame {
  events: Event[]
  view: View
}
const frames = donne as unknown as Frame[]

/** What can be seen on the table; totals are the server's word and may come with the view only. */
function seen(shown: View): object {
  return {
    phase: shown.phase,
    round: shown.round,
    dealer: shown.dealer_hand,
    shoe: shown.shoe,
    players: shown.players.map(
      (held) =>
        held && {
          balance: held.balance,
          loans: held.loans,
          bet: held.bet,
          hand: held.hand,
          state: held.state,
          result: held.result,
          net: held.net,
        },
    ),
  }
}

function after(from: View, events: Event[]): View {
  return events.reduce((shown, event) => step(shown, event)?.view ?? shown, from)
}

describe('a whole donne, step by step', () => {
  test.each(frames.slice(1).map((frame, index) => [frame.events.map(({ type }) => type).join(', '), index]))(
    'after « %s » the table looks as the server says',
    (_types, index) => {
      const [from, to] = [frames[index as number], frames[(index as number) + 1]]
      if (!from || !to) throw new Error('a frame is missing')
      // Who sits down is shown when the view comes: the event does not tell the loans.
      if (to.events.some(({ type }) => type === 'sat'))
        return expect(step(from.view, to.events[0] as Event)).toBeNull()
      expect(seen(after(from.view, to.events))).toEqual(seen(to.view))
    },
  )

  test('the hidden card stays hidden until it is turned (hidden.1)', () => {
    const playing = frames.filter(({ view }) => view.phase === 'playing')
    expect(playing.map(({ view }) => view.dealer_hand[1])).toEqual(playing.map(() => '??'))
    const last = frames.find(({ events }) => events.some(({ type }) => type === 'revealed'))
    const before = playing.at(-1)
    if (!last || !before) throw new Error('nothing is turned')
    let shown = before.view
    const holes = last.events.map((event) => {
      shown = step(shown, event)?.view ?? shown
      return shown.dealer_hand[1]
    })
    const turned = last.events.findIndex(({ type }) => type === 'revealed')
    expect(holes.slice(0, turned)).toEqual(holes.slice(0, turned).map(() => '??'))
    expect(holes[turned]).toBe('Ts')
  })

  test('a view between two events offers nothing and advises nothing', () => {
    const playing = frames.find(({ view }) => view.advice)
    if (!playing) throw new Error('no advice')
    const shown = step(playing.view, { type: 'hit', seat: 1, card: '2s', total: 18, soft: false })
    expect(shown?.view.legal).toEqual([])
    expect(shown?.view.advice).toBeNull()
  })

  test('the cards of the dealer and the results are all shown before the patience of the stage ends', () => {
    const ends: Event[] = [
      { type: 'stood', seat: 0, total: 12, why: 'choice' },
      { type: 'revealed', card: '2s', total: 4, blackjack: false },
      ...[6, 8, 10, 18].map((total): Event => ({ type: 'dealer_drew', card: '2h', total })),
      { type: 'dealer_done', total: 18, outcome: 'stands' },
      ...[0, 1, 2, 3, 4].map((seat): Event => ({
        type: 'settled',
        seat,
        result: 'lose',
        net: -50,
        balance: 950,
      })),
    ]
    const five = view(Array.from({ length: 5 }, () => player({ bet: 50 })))
    const ms = ends.reduce((sum, event) => sum + (step(five, event)?.ms ?? 0), 0)
    expect(ms).toBeLessThanOrEqual(3500)
  })
})

test('whoever comes back to a stool they were leaving is there again (stool.4)', () => {
  const gone = view([player({ leaving: true })])
  expect(step(gone, { type: 'sat', seat: 0, balance: 900 })?.view.players[0]?.leaving).toBe(false)
})
