import { describe, expect, test, vi } from 'vitest'
import { barActions, type Doing } from './actions'
import { fits, touches } from './bets'
import { CELLS, nameOf, pilesOn, towards, type Box } from './cloth'
import { lineOf, outcomesOf, toldOf } from './outcome'
import { beforeRest } from './shown'
import { player, say, SEVENTEEN, view } from './testing'

describe('stakes of several chips (bet.1, bet.2)', () => {
  test('are laid touch by touch, the highest chips first', () => {
    const bets = player({ red: 160, '17': 20 }).bets
    expect(touches(bets)).toEqual([
      { type: 'bet', on: '17', chip: 10 },
      { type: 'bet', on: '17', chip: 10 },
      { type: 'bet', on: 'red', chip: 100 },
      { type: 'bet', on: 'red', chip: 50 },
      { type: 'bet', on: 'red', chip: 10 },
    ])
  })

  test('are not offered beyond what one owns or the limit of the round', () => {
    expect(fits(player({ red: 400 }), 1000, 400)).toBe(true)
    expect(fits(player({ red: 600 }), 1000, 600)).toBe(false)
    expect(fits(player({}, { balance: 30 }), 1000, 40)).toBe(false)
  })
})

describe('the bar (text.2)', () => {
  const go: Doing = { clear: vi.fn(), ready: vi.fn(), lay: vi.fn() }
  const bar = (own: ReturnType<typeof player>, legal: string[], extra = {}, before: object | null = null) =>
    barActions(
      { view: view([own], extra), own, legal: legal.map((type) => ({ type })), before: before as never },
      say,
      go,
    )

  test('says why one cannot be ready', () => {
    expect(bar(player(), ['bet']).map(({ id, disabled, reason }) => [id, disabled, reason])).toEqual([
      ['ready', true, 'refusal.no_stake'],
    ])
    const said = bar(player({ red: 10 }, { ready: true }), ['bet', 'clear']).at(-1)
    expect([said?.disabled, said?.reason]).toEqual([true, 'refusal.already_ready'])
  })

  test('lays the stakes of the round before again, and as much again', () => {
    const again = bar(player(), ['bet'], {}, { red: 50 })[0]
    expect(again?.id).toBe('repeat')
    again?.onpress()
    expect(go.lay).toHaveBeenLastCalledWith([{ type: 'bet', on: 'red', chip: 50 }])
    const twice = bar(player({ '7': 10 }), ['bet', 'clear', 'ready'])[1]
    twice?.onpress()
    expect(go.lay).toHaveBeenLastCalledWith([{ type: 'bet', on: '7', chip: 10 }])
    const poor = bar(player({ '7': 600 }), ['bet', 'clear', 'ready'])[1]
    expect(poor?.reason).toBe('refusal.over_limit {"limit":1000,"staked":600}')
  })

  test('keeps its buttons while nothing goes any more (start.5)', () => {
    const closed = bar(player({ red: 10 }), [], { phase: 'spinning' })
    expect(closed.map(({ id }) => id)).toEqual(['clear', 'double', 'ready'])
    expect(closed.every(({ disabled, reason }) => disabled && reason === 'refusal.bets_closed')).toBe(true)
  })
})

describe('the cloth (bet.3, text.3)', () => {
  test('has all the places, once each', () => {
    expect(new Set(CELLS.map(({ on }) => on)).size).toBe(46)
  })

  test('shows one’s own chips first, and names everything', () => {
    const shown = view([player({ '17': 50 }), player({ '17': 20 }), null])
    const piles = pilesOn(shown, '17', 1)
    expect(piles).toEqual([
      { seat: 1, amount: 20 },
      { seat: 0, amount: 50 },
    ])
    const cell = CELLS.find(({ on }) => on === '17')
    if (!cell) throw new Error('no 17')
    expect(nameOf(cell, piles, [], 1, say)).toBe(
      'cloth.place {"on":"17"}, colour.black, cloth.yours {"amount":20}, cloth.theirs {"name":"","amount":50}',
    )
  })

  test('the arrows go to the place beside, also from a large one', () => {
    const box = (left: number, top: number, width = 10, height = 10): Box => ({
      left,
      top,
      right: left + width,
      bottom: top + height,
    })
    // A tall place at the left of four small ones, and one under them all.
    const boxes = [box(0, 0, 10, 20), box(10, 0), box(20, 0), box(10, 10), box(20, 10), box(0, 20, 30)]
    expect(towards(boxes, 1, 'ArrowRight')).toBe(2)
    expect(towards(boxes, 1, 'ArrowDown')).toBe(3)
    expect(towards(boxes, 1, 'ArrowLeft')).toBe(0)
    expect(towards(boxes, 2, 'ArrowRight')).toBeNull()
    expect(towards(boxes, 4, 'ArrowDown')).toBe(5)
    expect(towards(boxes, 1, 'Enter')).toBeNull()
    expect([1, 3]).toContain(towards(boxes, 0, 'ArrowRight'))
  })
})

describe('what came of it (pay.1, text.4)', () => {
  const own = player({ '17': 10, red: 50, black: 20 }, { net: 320, balance: 1320 })
  const over = view([own], { phase: 'round_over', fall: SEVENTEEN, history: [3, 17], last: 17 })

  test('each stake, in numbers and in words', () => {
    const outcomes = outcomesOf(own, SEVENTEEN)
    expect(outcomes.map(({ on, net }) => [on, net])).toEqual([
      ['17', 350],
      ['red', -50],
      ['black', 20],
    ])
    expect(outcomes.reduce((sum, { net }) => sum + (net ?? 0), 0)).toBe(own.net)
    expect(toldOf(outcomes, say)).toHaveLength(3)
    const many = outcomesOf(player({ '17': 10, '1': 10, '2': 10, '3': 10, '4': 10 }), SEVENTEEN)
    expect(toldOf(many, say)).toEqual(['stakes.brought {"on":"17","net":350}', 'stakes.others {"net":-40}'])
    expect(toldOf(outcomesOf(own, null), say)).toEqual([])
  })

  test('the croupière calls the number, then one’s own result', () => {
    expect(lineOf(over, 0, say).title).toContain('announcement')
    expect(lineOf(over, 0, say).small).toBe('result.win {"net":320}')
    const unpaid = view([player({ red: 50 })], { phase: 'round_over', fall: SEVENTEEN })
    expect(lineOf(unpaid, 0, say).small).toBe('prompt.pays')
    expect(lineOf(view([player()], { phase: 'spinning' }), 0, say)).toEqual({
      title: 'phase.spinning',
      small: 'prompt.sitting_out',
    })
  })

  test('nothing of it can be read before the ball lies still (hidden.1)', () => {
    const before = beforeRest(over)
    expect(before).toMatchObject({ phase: 'spinning', fall: null, history: [3], last: 3 })
    expect(before.players[0]).toMatchObject({ balance: 920, net: null, staked: 80 })
  })
})
