import { describe, expect, it } from 'vitest'
import { playerView, presidentView } from './samples'
import { lanesOf } from './swap'
import { lineOf, type Situation } from './words'

const line = (more: Partial<Situation>): unknown =>
  lineOf({ view: presidentView(), me: 0, legal: [], events: [], ...more })

describe('the line (text.1, text.5)', () => {
  it('asks who opens, who must follow, who can only pass', () => {
    expect(line({ legal: [{ type: 'play', cards: ['5s'] }] })).toMatchObject({
      key: 'prompt.open',
      mine: true,
    })
    const follow = [{ type: 'play' as const, cards: ['5s'] }, { type: 'pass' as const }]
    expect(line({ legal: follow })).toMatchObject({ key: 'prompt.play', mine: true })
    expect(line({ legal: [{ type: 'pass' }] })).toMatchObject({ key: 'prompt.only_pass', mine: true })
  })

  it('asks the Président for the cards that are owed', () => {
    expect(line({ legal: [{ type: 'give', count: 2 }] })).toMatchObject({ key: 'prompt.give.president' })
  })

  it('tells each title what the exchange is to it', () => {
    const view = presidentView({ phase: 'exchange', to_act: [0, 2] })
    expect(line({ view, me: 1 })).toMatchObject({ key: 'wait.give.trou', mine: false })
    expect(line({ view, me: 3 })).toMatchObject({ key: 'wait.give.vice_trou' })
    expect(line({ view: { ...view, to_act: [2] } })).toMatchObject({ key: 'wait.give.done' })
    expect(line({ view, me: null })).toMatchObject({ key: 'wait.exchange' })
  })

  it('says whom all wait for, and what one waits for oneself', () => {
    const view = presidentView({ to_act: [2], pile: [{ seat: 1, cards: ['9s'] }] })
    expect(line({ view })).toMatchObject({ key: 'wait.play', params: { seat: 2 } })
    expect(line({ view: { ...view, pile: [] } })).toMatchObject({ key: 'wait.open' })
    expect(line({ view: { ...view, passed: [0] } })).toMatchObject({ key: 'wait.passed' })
    const done = { ...view, players: [playerView({ finish: 1, hand: [] }), ...view.players.slice(1)] }
    expect(line({ view: done })).toMatchObject({ key: 'wait.finished' })
  })

  it('tells what has just happened while events are shown', () => {
    const event = { type: 'passed' as const, seat: 3 }
    const view = presidentView({ to_act: [] })
    expect(line({ view, events: [{ n: 1, event }] })).toMatchObject({ key: 'event.passed', params: event })
  })
})

describe('the exchange', () => {
  it('has two lanes, the own one first (swap.1)', () => {
    const view = presidentView({ phase: 'exchange' })
    expect(lanesOf(view, 3)).toMatchObject([
      { lower: 3, upper: 2, count: 1, mine: true },
      { lower: 1, upper: 0, count: 2, mine: false },
    ])
  })

  it('has one lane with three seats, and none without titles (end.3)', () => {
    const three = [playerView({ role: 'trou', gave: ['??', '??'] }), playerView({ role: 'president' })]
    const view = presidentView({ players: [...three, playerView({ role: 'neutral' })] })
    expect(lanesOf(view, null)).toEqual([
      { lower: 0, upper: 1, count: 2, mine: false, up: ['??', '??'], down: [] },
    ])
    expect(lanesOf(presidentView({ players: [playerView(), playerView(), playerView()] }), 0)).toEqual([])
  })
})
