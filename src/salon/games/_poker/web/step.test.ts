import { describe, expect, it } from 'vitest'
import { player, pokerView } from './samples'
import { stepOf } from './step'
import type { PokerEvent, PokerView } from './types'

function played(view: PokerView, ...events: PokerEvent[]): PokerView {
  return events.reduce((seen, event) => stepOf(seen, event, 0)?.view ?? seen, view)
}
const chips = (view: PokerView): number => view.players.reduce((sum, { stack }) => sum + stack, 0)

describe('a hand, event by event', () => {
  it('begins with the stacks that are told, and who has none is out (chips.2)', () => {
    const view = played(pokerView(), {
      type: 'hand_started',
      round: 3,
      rounds: 10,
      dealer: 1,
      stacks: [500, 0, 2500],
    })
    expect(view).toMatchObject({ round: 3, dealer: 1, current_bet: 0, pots: [], shown: [], to_act: [] })
    expect(view.players.map(({ state, stack }) => [state, stack])).toEqual([
      ['in', 500],
      ['out', 0],
      ['in', 2500],
    ])
  })

  it('moves chips from stacks to bets; a blind is one, an ante is none (blinds.2, ante.3)', () => {
    const start = pokerView({
      pots: [],
      current_bet: 0,
      players: [player(), player({ stack: 15 }), player()],
    })
    const view = played(
      start,
      { type: 'posted', seat: 0, kind: 'ante', amount: 10, all_in: false },
      { type: 'posted', seat: 1, kind: 'big_blind', amount: 15, all_in: true },
    )
    expect(view.players[0]).toMatchObject({ stack: 990, paid: 10, bet: 0 })
    expect(view.players[1]).toMatchObject({ stack: 0, paid: 15, bet: 15, state: 'all_in' })
    expect(view.pots).toEqual([{ amount: 25, seats: [0, 1, 2] }])
    expect(view.current_bet).toBe(15)
  })

  it('keeps every chip through raise, call, what comes back, and the gathering (chips.1)', () => {
    const before = pokerView()
    const all = chips(before) + 100
    const view = played(
      before,
      { type: 'raised', seat: 0, to: 120, amount: 120, opening: false, all_in: false },
      { type: 'called', seat: 1, amount: 80, bet: 120, all_in: false },
      { type: 'folded', seat: 2 },
    )
    expect(view.players.map(({ bet }) => bet)).toEqual([120, 120, 0])
    expect(chips(view) + (view.pots[0]?.amount ?? 0)).toBe(all)
    const after = played(
      view,
      { type: 'came_back', seat: 0, amount: 0 },
      { type: 'gathered', pots: [{ amount: 300, seats: [0, 1] }] },
    )
    expect(after).toMatchObject({ current_bet: 0, pots: [{ amount: 300, seats: [0, 1] }] })
    expect(after.players.map(({ bet }) => bet)).toEqual([0, 0, 0])
  })

  it('gives uncalled chips back: that seat is no longer all-in (uncalled.2)', () => {
    const players = [player({ stack: 0, bet: 300, paid: 300, state: 'all_in' }), player(), player()]
    const view = played(pokerView({ players }), { type: 'came_back', seat: 0, amount: 200 })
    expect(view.players[0]).toMatchObject({ stack: 200, bet: 100, paid: 100, state: 'in' })
  })

  it('hides a folded hand from others, not from its owner (hidden.2)', () => {
    const view = played(pokerView(), { type: 'folded', seat: 0 }, { type: 'folded', seat: 1 })
    expect(view.players[0]).toMatchObject({ state: 'folded', cards: 0, hand: ['Ah', 'Kc'] })
    expect(view.players[1]).toMatchObject({ state: 'folded', hand: [] })
    expect(view.best).toBeNull()
    expect(view.pots[0]?.seats).toEqual([2])
  })

  it('turns hands up in order and pays each pot (showdown.3, pots.5)', () => {
    const winners = [
      { seat: 0, chips: 60 },
      { seat: 1, chips: 60 },
    ]
    const start = pokerView({ pots: [{ amount: 120, seats: [0, 1] }] })
    const view = played(
      start,
      { type: 'shown', seat: 1, cards: ['As', 'Kd'] },
      { type: 'shown', seat: 0, cards: ['Ah', 'Kc'] },
      { type: 'pot_won', pot: 0, amount: 120, seat: 0, seats: [0, 1], count: 2, winners, category: 'pair' },
    )
    expect(view.shown).toEqual([1, 0])
    expect(view.players[1]).toMatchObject({ hand: ['As', 'Kd'], stack: 1000, won: 60 })
    expect(view.pots).toEqual([{ amount: 120, seats: [0, 1], winners }])
    expect(view.phase).toBe('round_over')
  })

  it('never offers what only the server knows', () => {
    const shown = stepOf(pokerView({ legal: [{ type: 'check' }] }), { type: 'checked', seat: 0 }, 0)
    expect(shown?.view).toMatchObject({ legal: [], to_act: [] })
  })
})
