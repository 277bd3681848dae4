/** What is written over a hand, the dealer's and everybody's. */
import { HIDDEN } from '$lib/cards/codes'
import type { Say } from '$lib/tables/props'
import type { Shown } from './shown'
import type { PlayerView } from './types.gen'

/** Shape and colour of the badge; each kind differs by both. */
export type Kind = 'plain' | 'waiting' | 'full' | 'blackjack' | 'bust'
export interface Badge {
  text: string
  kind: Kind
}

/** An As that counts 11 may also count 1. */
const OTHER = 10

/** « 7 ou 17 », « 21 », « Sauté ! »; null without a total. `turn`: the hand is being played. */
export function badgeOf(player: PlayerView, turn: boolean, say: Say): Badge | null {
  const { state, total, soft } = player
  if (state === 'blackjack') return { text: say('hand.blackjack'), kind: 'blackjack' }
  if (total === null) return null
  if (state === 'bust') return { text: say('hand.bust'), kind: 'bust' }
  if (total === 21) return { text: say('hand.total', { total }), kind: 'full' }
  const text =
    soft && state === 'playing'
      ? say('hand.soft', { low: total - OTHER, total })
      : say('hand.total', { total })
  return { text, kind: turn || state === 'stood' ? 'plain' : 'waiting' }
}

/** « Le croupier a 10 », « Le croupier saute », « Blackjack du croupier »; null without cards. */
export function dealerBadge(view: Shown, say: Say): Badge | null {
  const { dealer_hand: hand, dealer_total: total, dealer_soft: soft } = view
  if (hand.length === 0 || total === null) return null
  if (hand.includes(HIDDEN) && soft)
    return { text: say('dealer.shows_soft', { low: total - OTHER, total }), kind: 'plain' }
  if (hand.includes(HIDDEN)) return { text: say('dealer.shows', { total }), kind: 'plain' }
  if (total > 21) return { text: say('dealer.bust'), kind: 'bust' }
  if (total === 21 && hand.length === 2) return { text: say('dealer.blackjack'), kind: 'blackjack' }
  return { text: say('dealer.has', { total }), kind: total === 21 ? 'full' : 'plain' }
}

/** The dealer's total alone, where there is no room for a sentence; null when it takes words. */
export function dealerTotal(
  { dealer_total: total, dealer_soft: soft, dealer_hand }: Shown,
  say: Say,
): string | null {
  if (total === null || total > 21 || (total === 21 && dealer_hand.length === 2)) return null
  return soft && dealer_hand.includes(HIDDEN)
    ? say('hand.soft', { low: total - OTHER, total })
    : say('hand.total', { total })
}

/** What a settled hand is told: « Gagné +100 »; null before. */
export function resultOf({ result, net }: PlayerView, say: Say): string | null {
  return result === null ? null : say(`result.${result}`, { net: net ?? 0 })
}

/** How far the next card lies from the one before, as a share of a card: all of `count` fit into `room` cards. */
export function stride(count: number, wish: number, room: number): number {
  return count < 2 ? wish : Math.min(wish, (room - 1) / (count - 1))
}
