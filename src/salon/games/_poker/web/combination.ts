/** Combinations in words: what one is called, and why one hand beats another (`ranks.*`). */
import type { Best, Category } from './types'

export interface Words {
  key: string
  params: object
}

const ORDER: readonly Category[] = [
  'high_card',
  'pair',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
]

/** How many of the five cards make the combination; the others only decide between equals. */
const MAKING: Record<Category, number> = {
  high_card: 1,
  pair: 2,
  two_pair: 4,
  three_of_a_kind: 3,
  straight: 5,
  flush: 5,
  full_house: 5,
  four_of_a_kind: 4,
  straight_flush: 5,
}

/** « Double paire : rois et 9 ». */
export function nameOf(best: Best): Words {
  const height = best.cards[0]?.[0]
  const second = best.cards.find((code) => code[0] !== height)?.[0]
  return { key: `combination.${best.category}`, params: { height, second } }
}

/** Returns the cards that make the combination, without those that only fill it up. */
export function makingOf({ category, cards }: Best): string[] {
  return cards.slice(0, MAKING[category])
}

/** Returns why `winner` is worth more than `loser`, or that they are worth the same. */
export function whyOf(winner: Best, loser: Best): Words {
  if (winner.category !== loser.category)
    return { key: 'why.category', params: { winner: winner.category, loser: loser.category } }
  const at = winner.cards.findIndex((code, i) => code[0] !== loser.cards[i]?.[0])
  if (at < 0) return { key: 'why.equal', params: {} }
  const kicker = at >= MAKING[winner.category]
  return {
    key: kicker ? 'why.kicker' : 'why.height',
    params: { category: winner.category, high: winner.cards[at]?.[0], low: loser.cards[at]?.[0] },
  }
}

/** Sorts from the best to the worst by `ranks.1` and `ranks.2`: negative if `a` is better. */
export function compared(a: Best, b: Best): number {
  const category = ORDER.indexOf(b.category) - ORDER.indexOf(a.category)
  if (category) return category
  const at = a.cards.findIndex((code, i) => code[0] !== b.cards[i]?.[0])
  const height = (best: Best): number => '23456789TJQKA'.indexOf(best.cards[at]?.[0] ?? '2')
  return at < 0 ? 0 : height(b) - height(a)
}
