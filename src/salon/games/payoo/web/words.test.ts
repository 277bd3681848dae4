import { describe, expect, it } from 'vitest'
import { payooView, playerView } from './samples'
import { storyOf } from './story'
import type { PayooEvent } from './table'
import { takesOf } from './takes'
import { lineOf } from './words'

const told = (...events: PayooEvent[]) => events.map((event, n) => ({ n, event }))
const dealt: PayooEvent = { type: 'dealt', round: 1, rounds: 4, dealer: 0, hands: [] }
const rolled: PayooEvent = { type: 'rolled', suit: 'd', card: '7d', leader: 0 }
const won = (seat: number, points: number): PayooEvent => ({ type: 'trick_won', seat, points, taken: points })
const played = (grand: boolean): PayooEvent => ({
  type: 'played',
  seat: 0,
  card: grand ? '7d' : '2d',
  kind: 'lead',
  grand,
  left: 3,
})

describe('the line', () => {
  it('asks for the gift and names the receiver (text.1)', () => {
    const view = payooView({ phase: 'give', die: null, grand: null })
    const line = lineOf({ view, me: 2, legal: [{ type: 'give', count: 5 }], events: [] })
    expect(line).toEqual({ key: 'prompt.give', params: { count: 5, receiver: 0 }, mine: true })
  })

  it('then says whom all wait for (text.1)', () => {
    const players = [playerView({ gave: ['7d'] }), playerView(), playerView()]
    const view = payooView({ phase: 'give', to_act: [1, 2], players })
    const situation = { view, legal: [], events: [] }
    expect(lineOf({ ...situation, me: 0 })).toEqual({
      key: 'wait.give',
      params: { seats: [1, 2] },
      mine: false,
    })
    expect(lineOf({ ...situation, me: null }).key).toBe('wait.watch_give')
  })

  it('says what must be done: lead, follow, or anything (text.3)', () => {
    const ask = (trick: string[], suit: 's' | 'd' | null, card: string) =>
      lineOf({
        view: payooView({ suit, trick: trick.map((code, i) => ({ seat: i + 1, card: code })) }),
        me: 0,
        legal: [{ type: 'play', card }],
        events: [],
      })
    expect(ask([], null, '7d')).toMatchObject({ key: 'prompt.lead', mine: true })
    expect(ask(['2d'], 'd', '7d')).toMatchObject({ key: 'prompt.follow', params: { suit: 'd' } })
    expect(ask(['2s'], 's', '7d')).toMatchObject({ key: 'prompt.discard', params: { suit: 's' } })
    // The last trick is still shown while the server waits for the lead of the next one.
    expect(ask(['2s', '3s', '4s'], 's', '7d')).toMatchObject({ key: 'prompt.lead' })
  })

  it('tells what happens while it is shown, then who plays', () => {
    const view = payooView({ to_act: [] })
    const event = won(1, 60)
    expect(lineOf({ view, me: 0, legal: [], events: told(event) })).toMatchObject({
      key: 'event.trick_won',
      params: event,
    })
    const waiting = lineOf({
      view: payooView({ to_act: [2], leader: 2 }),
      me: 0,
      legal: [],
      events: told(event),
    })
    expect(waiting).toEqual({ key: 'wait.lead', params: { seat: 2 }, mine: false })
  })
})

describe('what is told of the round', () => {
  it('gives each seat its tricks with points and marks the Grand Payoo (die.2, score.1)', () => {
    const history = told(
      played(true),
      won(1, 99),
      dealt,
      rolled,
      played(false),
      won(2, 0),
      played(true),
      won(2, 52),
      played(false),
      won(0, 12),
      won(2, 3),
    )
    expect(takesOf(history, 3)).toEqual([
      [{ points: 12, grand: false }],
      [],
      [
        { points: 52, grand: true },
        { points: 3, grand: false },
      ],
    ])
  })

  it('claims nothing if a part of the round was missed', () => {
    expect(takesOf(told(won(1, 5)), 3)).toBeNull()
    expect(takesOf([...told(dealt, won(1, 5)), null, ...told(won(2, 9))], 3)).toBeNull()
    expect(takesOf([null, ...told(dealt, won(1, 5))], 3)?.[1]).toEqual([{ points: 5, grand: false }])
  })

  it('writes the die, the Grand Payoo and what was taken on the paper, the latest first', () => {
    const lines = storyOf(told(won(2, 9), dealt, rolled, played(false), won(1, 0), played(true), won(1, 40)))
    expect(lines.map(({ event }) => event.type)).toEqual(['trick_won', 'played', 'rolled'])
    expect(storyOf([null])).toEqual([])
  })
})
