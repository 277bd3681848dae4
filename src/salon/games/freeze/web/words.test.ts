import { describe, expect, it } from 'vitest'
import { helpOf } from './help'
import { freezeView, playerView } from './samples'
import { storyOf } from './story'
import { revealDelay, REVEAL_MS, type FreezeEvent } from './table'
import { allEqual, verdictOf } from './verdict'
import { lineOf, type Situation } from './words'

const open = { id: 3, rank: '7', used: false }
const line = (more: Partial<Situation>, may: string[] = []) =>
  lineOf({
    view: freezeView(),
    me: 0,
    may: (type) => may.includes(type),
    speeding: false,
    mode: null,
    events: [],
    ...more,
  })

describe('the line', () => {
  it('asks to snap before anything else, and says what comes otherwise (speed.3)', () => {
    const view = freezeView({ window: open })
    expect(line({ view, speeding: true }, ['draw', 'freeze'])).toMatchObject({
      key: 'prompt.speed',
      params: { rank: '7' },
      small: { key: 'prompt.else' },
      mine: true,
    })
    const theirs = freezeView({ window: open, turn: 2, to_act: [0, 1, 2] })
    expect(line({ view: theirs, speeding: true })).toMatchObject({
      small: { key: 'event.turn', params: { seat: 2 } },
    })
  })

  it('names the last window (last.3)', () => {
    const view = freezeView({ window: open, turn: null, last_lap: true, freezer: 1 })
    expect(line({ view, speeding: true })).toMatchObject({ key: 'prompt.speed_rest', params: { rank: '7' } })
  })

  it('asks what the bar has opened (turn.5, turn.6)', () => {
    expect(line({ mode: 'take' }, ['take'])).toMatchObject({ key: 'prompt.take', mine: true })
    expect(line({ mode: 'freeze' }, ['freeze'])).toMatchObject({ key: 'prompt.freeze' })
    expect(line({}, ['draw', 'freeze'])).toMatchObject({ key: 'prompt.start' })
    expect(line({}, ['skip'])).toMatchObject({ key: 'prompt.pass' })
  })

  it('follows a King through its two looks (power.5)', () => {
    const king = (count: number) =>
      freezeView({
        phase: 'power',
        power: {
          seat: 0,
          kind: 'king',
          looked: [
            { seat: 0, line: 0, slot: 0 },
            { seat: 1, line: 0, slot: 0 },
          ].slice(0, count),
        },
      })
    expect(line({ view: king(1) }, ['skip'])).toMatchObject({ key: 'prompt.power.king' })
    expect(line({ view: king(2) }, ['skip', 'exchange'])).toMatchObject({ key: 'prompt.power.king_exchange' })
    expect(line({ view: king(2) }, ['skip'])).toMatchObject({ key: 'prompt.power.looked' })
  })

  it('says whom all wait for', () => {
    expect(line({ view: freezeView({ turn: 1 }) })).toMatchObject({ key: 'wait.turn', params: { seat: 1 } })
    const frozen = freezeView({ turn: 1, freezer: 0 })
    expect(line({ view: frozen })).toMatchObject({ small: { key: 'wait.frozen' }, mine: false })
    const penalty = freezeView({ phase: 'penalty', to_act: [2] })
    expect(line({ view: penalty })).toMatchObject({ key: 'wait.penalty', params: { seat: 2 } })
  })
})

describe('the paper of help', () => {
  it('tells what the drawn card would give, to who holds it (power.1)', () => {
    const view = freezeView({ drawn: '9c', gives: 'look_other' })
    expect(helpOf(view, 0)).toMatchObject({ text: 'help.power.look_other', params: { rank: '9' } })
    expect(helpOf({ ...view, drawn: '??', gives: null }, 1)?.text).toBe('help.turn.text')
    expect(helpOf(freezeView({ drawn: '2c' }), 0)?.text).toBe('help.drawn.text')
  })
})

describe('the paper of the round', () => {
  it('tells the last things of this round only', () => {
    const turn: FreezeEvent = { type: 'turn', seat: 0 }
    const dealt: FreezeEvent = { type: 'dealt', round: 1, rounds: 5, dealer: 0, looks: [] }
    const froze = (seat: number): FreezeEvent => ({ type: 'froze', seat })
    const history = [froze(0), dealt, turn, froze(1), froze(2)].map((event, n) => ({ n, event }))
    expect(storyOf(history).map(({ n }) => n)).toEqual([3, 4])
  })
})

describe('the end of a round', () => {
  const ended = (points: number, score: number) =>
    freezeView({ freezer: 1, players: [playerView(), playerView({ points, round_score: score })] })

  it('tells what the freeze was worth (score.4)', () => {
    expect(verdictOf(ended(6, -10))).toMatchObject({ won: true, seat: 1 })
    expect(verdictOf(ended(6, 11))).toMatchObject({ won: false, others: 1 })
    expect(verdictOf(ended(9, 19))).toMatchObject({ won: false, others: 2, points: 9 })
    expect(verdictOf(freezeView())).toBeNull()
  })

  it('says why a row is worth nothing (score.2)', () => {
    expect(allEqual(['7s', '7d'])).toBe(true)
    expect(allEqual(['7s', null, '7d'])).toBe(true)
    expect(allEqual(['7s', null])).toBe(false)
    expect(allEqual(['8s', '8h', '9d'])).toBe(false)
  })

  it('turns the rows up one after the other, in time', () => {
    const players = Array.from({ length: 8 }, () => playerView())
    const view = freezeView({ players, dealer: 7 })
    const delays = players.flatMap((_, seat) => [revealDelay(view, seat, 0), revealDelay(view, seat, 1)])
    expect(delays).toEqual([...delays].sort((a, b) => a - b))
    expect(new Set(delays).size).toBe(16)
    expect(Math.max(...delays)).toBeLessThan(REVEAL_MS)
  })
})
