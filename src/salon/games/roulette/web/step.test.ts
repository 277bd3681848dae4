import { describe, expect, test } from 'vitest'
import { step } from './step'
import { player, SEVENTEEN, view } from './testing'
import type { Event, View } from './types.gen'

const after = (from: View, events: Event[]): View =>
  events.reduce((shown, event) => step(shown, event)?.view ?? shown, from)

describe('the view after each event', () => {
  test('chips go from the balance to the place, and back (bet.1, bet.4)', () => {
    const first = after(view([player(), null]), [
      { type: 'bet', seat: 0, on: 'red', chip: 50, amount: 50, staked: 50 },
      { type: 'bet', seat: 0, on: 'red', chip: 10, amount: 60, staked: 60 },
      { type: 'ready', seat: 0 },
    ])
    expect(first.players[0]).toEqual(player({ red: 60 }, { ready: true }))
    expect(after(first, [{ type: 'cleared', seat: 0, amount: 60 }]).players[0]).toEqual(player())
  })

  test('a chip takes the readiness back (start.2)', () => {
    const shown = after(view([player({ red: 10 }, { ready: true })]), [
      { type: 'bet', seat: 0, on: '4', chip: 10, amount: 10, staked: 20 },
    ])
    expect(shown.players[0]).toEqual(player({ red: 10, '4': 10 }))
  })

  test('the ball has the same two seconds on every device before anything is paid (hidden.1)', () => {
    const spinning = view([player({ '17': 10 })], { phase: 'spinning', to_act: [] })
    const stopped = step(spinning, { type: 'stopped', ...SEVENTEEN })
    expect(stopped).toMatchObject({ ms: 2000, exact: true })
    expect(stopped?.view).toMatchObject({ phase: 'spinning', last: 17, history: [17] })
    expect(stopped?.view.players[0]?.balance).toBe(990)
    const paid = after(stopped?.view ?? spinning, [
      { type: 'settled', seat: 0, result: 'win', staked: 10, net: 350, balance: 1350 },
    ])
    expect(paid.players[0]).toMatchObject({ balance: 1350, net: 350 })
  })

  test('the next betting begins with an empty cloth (bet.5)', () => {
    const over = view([player({ '17': 10 }, { net: 350, balance: 1350, ready: true })], {
      phase: 'round_over',
      fall: SEVENTEEN,
    })
    const next = after(over, [{ type: 'opened', round: 2 }])
    expect(next).toMatchObject({ phase: 'betting', round: 2, fall: null, to_act: [0] })
    expect(next.players[0]).toEqual(player({}, { balance: 1350 }))
  })

  test('whoever comes back to a stool they were leaving is there again (stool.4)', () => {
    const gone = view([player({}, { leaving: true })])
    expect(step(gone, { type: 'sat', seat: 0, balance: 900 })?.view.players[0]?.leaving).toBe(false)
    expect(after(gone, [{ type: 'freed', seat: 0 }]).players[0]).toBeNull()
  })

  test('all is shown before the patience of the stage ends', () => {
    const five = view(Array.from({ length: 5 }, () => player({ red: 10 })))
    const events: Event[] = [
      { type: 'stopped', ...SEVENTEEN },
      ...[0, 1, 2, 3, 4].map((seat): Event => ({
        type: 'settled',
        seat,
        result: 'lose',
        staked: 10,
        net: -10,
        balance: 990,
      })),
      ...[0, 1, 2, 3, 4].map((seat): Event => ({ type: 'lent', seat, amount: 1000, loans: 1 })),
    ]
    expect(events.reduce((sum, event) => sum + (step(five, event)?.ms ?? 0), 0)).toBeLessThanOrEqual(3500)
  })
})
