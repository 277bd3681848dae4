import { describe, expect, test } from 'vitest'
import type { GameAction } from '$lib/tables/props'
import { betActions, moveActions } from './actions'
import { rangeOf, returnable, within } from './bets'
import { lineOf } from './line'
import { player, say, view } from './testing'
import type { View } from './types.gen'

const BETS: GameAction = { type: 'bet', min: 10, max: 340, step: 10 }
const BACK: GameAction = { type: 'bet', amount: 0 }

describe('the stake (bet.1, bet.2, record.5)', () => {
  test('its range is the offer of the server, and nothing is staked when there is none', () => {
    expect(rangeOf([BETS, BACK])).toEqual({ min: 10, max: 340, step: 10 })
    expect(rangeOf([{ type: 'hit' }])).toBeNull()
    expect(returnable([BETS])).toBe(false)
    expect(returnable([BETS, BACK])).toBe(true)
  })

  test('an amount is brought into the range, in its steps', () => {
    const range = { min: 10, max: 340, step: 10 }
    expect(within(range, 500)).toBe(340)
    expect(within(range, 0)).toBe(10)
    expect(within(range, 123)).toBe(120)
    expect(within(range, 200)).toBe(200)
  })

  const offer = (legal: GameAction[], bet: number, amount: number, last: number | null) => {
    const placed: number[] = []
    const range = rangeOf(legal) ?? { min: 0, max: 0, step: 0 }
    const actions = betActions({ legal, range, bet, amount, last }, say, (to) => placed.push(to))
    return { actions, placed }
  }

  test('the last stake can be had again with one press, as long as one owns it', () => {
    const { actions, placed } = offer([BETS], 0, 50, 100)
    expect(actions.map(({ id }) => id)).toEqual(['again', 'bet'])
    for (const action of actions) action.onpress()
    expect(placed).toEqual([100, 50])
    expect(offer([BETS], 0, 50, 500).actions.map(({ id }) => id)).toEqual(['bet'])
    expect(offer([BETS], 0, 50, 50).actions.map(({ id }) => id)).toEqual(['bet'])
  })

  test('a bet on the cloth can be taken back or replaced, and is not staked twice', () => {
    const { actions, placed } = offer([BETS, BACK], 50, 120, 50)
    expect(actions.map(({ id, small }) => [id, small])).toEqual([
      ['back', 'bar.returns {"bet":50}'],
      ['bet', 'bar.replaces {"bet":50}'],
    ])
    actions[0]?.onpress()
    expect(placed).toEqual([0])
    expect(offer([BETS, BACK], 120, 120, 120).actions[1]?.disabled).toBe(true)
  })
})

describe('the moves (text.2)', () => {
  const moves = (legal: string[], extra = {}) => {
    const held = player({ bet: 50, balance: 950, hand: ['As', '6h'], total: 17, state: 'playing', ...extra })
    return moveActions(
      legal.map((type) => ({ type })),
      held,
      null,
      say,
      () => undefined,
    )
  }

  test('Doubler stays in its place and says why it is not to be had', () => {
    expect(moves(['hit', 'stand', 'double']).map(({ disabled }) => disabled)).toEqual([false, false, false])
    const late = moves(['hit', 'stand'], { hand: ['As', '6h', '2c'], total: 19 })[2]
    expect(late?.disabled).toBe(true)
    expect(late?.reason).toContain('refusal.double_late')
    const poor = moves(['hit', 'stand'], { balance: 20 })[2]
    expect(poor?.reason).toBe('refusal.double_chips {"needed":50,"balance":20}')
  })

  test('the light falls on the best move', () => {
    const held = player({ bet: 50, hand: ['As', '6h'], total: 17, state: 'playing' })
    const advice = { move: 'double', why: 'double_soft' } as const
    const lit = moveActions([{ type: 'double' }], held, advice, say, () => undefined)
    expect(lit.map(({ tone }) => tone)).toEqual(['wood', 'wood', 'gold'])
  })
})

describe('the line', () => {
  const deal: Partial<View> = { phase: 'playing', dealer_hand: ['Kd', '??'] }

  test('says whose move it is', () => {
    const players = [player({ state: 'playing' }), player({ state: 'playing' })]
    const now = { ...deal, to_act: [1] }
    expect(lineOf(view(players, now), 1, say)).toEqual({
      title: 'prompt.your_turn',
      small: null,
    })
    expect(lineOf(view(players, now), 0, say).title).toBe('prompt.their_turn {"seat":1}')
    expect(lineOf(view(players, { ...deal, to_act: [] }), 0, say).title).toBe('prompt.deals')
    const open = { ...deal, dealer_hand: ['Kd', '7s'], to_act: [] }
    expect(lineOf(view(players, open), 0, say).title).toBe('prompt.dealer')
  })

  test('tells apart who did not bet from who sat down meanwhile (stool.2, stool.5)', () => {
    const small = (skipped: number): string | null =>
      lineOf(view([player({ skipped })], { ...deal, to_act: [] }), 0, say).small
    expect(small(1)).toBe('prompt.sitting_out')
    expect(small(0)).toBe('prompt.wait')
  })

  test('in the betting it is for who has no bet yet, after the donne it tells one’s own result', () => {
    expect(lineOf(view([player()]), 0, say)).toMatchObject({ title: 'prompt.your_bet', small: null })
    expect(lineOf(view([player({ bet: 50 })]), 0, say)).toMatchObject({ small: 'prompt.bet_placed' })
    expect(lineOf(view([player()]), null, say)).toMatchObject({ title: 'prompt.bet_watch' })
    const over = view([player({ result: 'win', net: 50 })], { phase: 'round_over' })
    expect(lineOf(over, 0, say).title).toBe('result.win {"net":50}')
    expect(lineOf(over, null, say).title).toBe('prompt.settled')
  })
})
