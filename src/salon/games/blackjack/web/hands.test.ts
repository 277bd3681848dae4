import { describe, expect, test } from 'vitest'
import { badgeOf, dealerBadge, dealerTotal, resultOf, stride } from './hands'
import type { Shown } from './shown'
import { player, say, view } from './testing'

describe('what stands over a hand (text.3)', () => {
  test('a total, both totals while a soft hand is played, one when it stands', () => {
    const soft = player({ hand: ['As', '6h'], total: 17, soft: true, state: 'playing' })
    expect(badgeOf(soft, true, say)).toEqual({ text: 'hand.soft {"low":7,"total":17}', kind: 'plain' })
    expect(badgeOf({ ...soft, state: 'stood' }, false, say)?.text).toBe('hand.total {"total":17}')
    const hard = player({ hand: ['9s', '4d'], total: 13, state: 'playing' })
    expect(badgeOf(hard, false, say)?.kind).toBe('waiting')
    expect(badgeOf(hard, true, say)?.kind).toBe('plain')
  })

  test('21, blackjack and bust each have a shape of their own', () => {
    const kinds = [
      badgeOf(player({ total: 21, state: 'stood' }), false, say),
      badgeOf(player({ total: 21, state: 'blackjack' }), false, say),
      badgeOf(player({ total: 26, state: 'bust' }), false, say),
    ].map((badge) => badge?.kind)
    expect(kinds).toEqual(['full', 'blackjack', 'bust'])
    expect(badgeOf(player({ total: null, state: 'playing' }), false, say)).toBeNull()
  })

  test('the dealer shows the card face up, has a total once the hidden one is turned (hidden.2)', () => {
    const shown = (extra: Partial<Shown>): string | undefined =>
      dealerBadge(view([], { phase: 'playing', ...extra }), say)?.text
    expect(shown({})).toBeUndefined()
    expect(shown({ dealer_hand: ['Kd', '??'], dealer_total: 10 })).toBe('dealer.shows {"total":10}')
    expect(shown({ dealer_hand: ['Ad', '??'], dealer_total: 11, dealer_soft: true })).toBe(
      'dealer.shows_soft {"low":1,"total":11}',
    )
    expect(shown({ dealer_hand: ['Kd', '9s'], dealer_total: 19 })).toBe('dealer.has {"total":19}')
    expect(shown({ dealer_hand: ['Kd', 'As'], dealer_total: 21 })).toBe('dealer.blackjack')
    expect(shown({ dealer_hand: ['Kd', '5s', '6h'], dealer_total: 21 })).toBe('dealer.has {"total":21}')
    expect(shown({ dealer_hand: ['Kd', '5s', '9h'], dealer_total: 24 })).toBe('dealer.bust')
  })

  test('where there is no room the dealer has a figure, and words when a figure would not do', () => {
    const brief = (extra: Partial<Shown>): string | null => dealerTotal(view([], extra), say)
    expect(brief({ dealer_hand: ['Ad', '??'], dealer_total: 11, dealer_soft: true })).toBe(
      'hand.soft {"low":1,"total":11}',
    )
    expect(brief({ dealer_hand: ['Kd', '9s'], dealer_total: 19 })).toBe('hand.total {"total":19}')
    expect(brief({ dealer_hand: ['Kd', 'As'], dealer_total: 21 })).toBeNull()
    expect(brief({ dealer_hand: ['Kd', '5s', '9h'], dealer_total: 24 })).toBeNull()
  })

  test('a result is told once the hand is settled (text.4)', () => {
    expect(resultOf(player({}), say)).toBeNull()
    expect(resultOf(player({ result: 'win', net: 100 }), say)).toBe('result.win {"net":100}')
    expect(resultOf(player({ result: 'push', net: 0 }), say)).toBe('result.push {"net":0}')
  })
})

test('cards close up when there are more than fit', () => {
  expect(stride(1, 0.6, 2)).toBe(0.6)
  expect(stride(2, 0.6, 2)).toBe(0.6)
  expect(stride(5, 0.6, 2)).toBe(0.25)
})
