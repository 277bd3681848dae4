import { describe, expect, it } from 'vitest'
import { historyOf, player, pokerView } from './samples'
import { lastRaise, sayingsOf, storyOf } from './story'
import type { PokerEvent } from './types'
import { lineOf, type Situation } from './words'

const started: PokerEvent = { type: 'hand_started', round: 2, rounds: 10, dealer: 2, stacks: [] }
const bet: PokerEvent = { type: 'raised', seat: 1, to: 40, amount: 40, opening: true, all_in: false }
const check: PokerEvent = { type: 'checked', seat: 2 }
const gathered: PokerEvent = { type: 'gathered', pots: [] }
const asked = { asked: true, confirming: false, pays: 40 }
const waits = { asked: false, confirming: false, pays: 40 }

function line(more: Partial<Situation> = {}) {
  return lineOf({ view: pokerView(), me: 0, turn: asked, history: historyOf(started, bet), ...more })
}

describe('the line', () => {
  it('says what is owed and to whose bet (screen.1)', () => {
    expect(line()).toMatchObject({
      key: 'prompt.owed',
      params: { amount: 40 },
      small: { params: bet },
      mine: true,
    })
  })
  it('asks once more before a hand is given up for nothing (screen.2)', () => {
    expect(line({ turn: { ...asked, confirming: true } }).key).toBe('prompt.fold')
  })
  it('says whom all wait for, and why the viewer is not asked', () => {
    const view = pokerView({ to_act: [1] })
    expect(line({ view, turn: waits })).toMatchObject({
      key: 'wait.betting',
      params: { seat: 1 },
      mine: false,
    })
    for (const state of ['folded', 'all_in', 'out'] as const) {
      const players = [player({ state }), player(), player()]
      expect(line({ view: { ...view, players }, turn: waits }).key).toBe(`wait.${state}`)
    }
  })
  it('says at the end who has won what', () => {
    const won: PokerEvent = {
      type: 'pot_won',
      pot: 0,
      amount: 90,
      seat: 1,
      seats: [1],
      count: 1,
      winners: [],
      category: null,
    }
    const view = pokerView({ phase: 'round_over', to_act: [] })
    expect(line({ view, turn: waits, history: historyOf(started, won) }).params).toBe(won)
  })
})

describe('the story of the hand', () => {
  it('begins with the hand and leaves out what moves by itself', () => {
    const history = historyOf(check, started, bet, gathered, check)
    expect(storyOf(history, 5).map(({ event }) => event)).toEqual([bet, check])
    expect(storyOf(history, 1).map(({ event }) => event)).toEqual([check])
  })
  it('knows what each has said in this betting round only (betting.1)', () => {
    expect([...sayingsOf(historyOf(started, check, bet))]).toEqual([
      [2, 'checked'],
      [1, 'bet'],
    ])
    expect(sayingsOf(historyOf(started, check, bet, gathered)).size).toBe(0)
    expect(lastRaise(historyOf(started, bet, gathered))).toBeUndefined()
  })
})
