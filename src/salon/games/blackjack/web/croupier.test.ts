import { expect, test } from 'vitest'
import { gazeOf, poseOf, soundOf, spotOf } from './croupier'
import { player, view } from './testing'

test('the croupier draws, turns, and waits', () => {
  expect(poseOf({ type: 'hit', seat: 0, card: '2s', total: 12, soft: false })).toBe('dealing')
  expect(poseOf({ type: 'dealer_drew', card: '2s', total: 12 })).toBe('dealing')
  expect(poseOf({ type: 'revealed', card: '2s', total: 12, blackjack: false })).toBe('turning')
  expect(poseOf({ type: 'settled', seat: 0, result: 'push', net: 0, balance: 1000 })).toBe('waiting')
})

test('one’s own stool is in the middle, the others keep their order around', () => {
  expect([0, 1, 2, 3, 4].map((seat) => spotOf(seat, 0, 5))).toEqual([2, 3, 4, 0, 1])
  expect([0, 1, 2, 3, 4].map((seat) => spotOf(seat, null, 5))).toEqual([0, 1, 2, 3, 4])
})

test('he faces whose turn it is', () => {
  const five = Array.from({ length: 5 }, () => player())
  expect(gazeOf(view(five, { phase: 'playing', to_act: [0] }), null)).toBe(-1)
  expect(gazeOf(view(five, { phase: 'playing', to_act: [3] }), 3)).toBe(0)
  expect(gazeOf(view(five), null)).toBe(0)
})

test('a blackjack of one’s own is celebrated, a push makes no sound', () => {
  const settled = { type: 'settled', seat: 1, balance: 1000 } as const
  expect(soundOf({ ...settled, result: 'blackjack', net: 75 }, 1)).toBe('fanfare')
  expect(soundOf({ ...settled, result: 'blackjack', net: 75 }, 0)).toBe('chip')
  expect(soundOf({ ...settled, result: 'push', net: 0 }, 1)).toBeNull()
})
