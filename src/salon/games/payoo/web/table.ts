/** What the table of Payoo is given, and the little that it must know of cards. */
import { parseCard, type Suit } from '$lib/cards/codes'
import type { TableProps } from '$lib/tables/props'
import type { Action, Event, Option, TrickCard, View } from './types.gen'

/** The same fields as a plain object, as the shell's own types want them. */
type Plain<Shape> = Shape extends object ? Pick<Shape, keyof Shape> : never

export type PayooView = Omit<View, 'legal'> & { legal?: Plain<Option>[] }
export type PayooEvent = Plain<Event>
export type Props = TableProps<PayooView, Plain<Option> | Plain<Action>, PayooEvent>
export type Say = Props['say']

/** What is written on the card that is worth 40. */
export const BADGE = '40'
const GRAND_POINTS = 40

const SUITS = 'shdcp'
const RANKS = '123456789T'

export function suitOf(code: string): Suit {
  return code.slice(-1) as Suit
}

/** The number on a card, 1 to 20. */
export function numberOf(code: string): number {
  const card = parseCard(code)
  if (card.kind === 'payoo') return card.value
  return card.kind === 'pip' ? RANKS.indexOf(card.rank) + 1 : 0
}

/** The cards in the order in which the views list them. */
export function sorted(codes: readonly string[]): string[] {
  const order = (code: string): number => SUITS.indexOf(suitOf(code)) * 20 + numberOf(code)
  return [...codes].sort((a, b) => order(a) - order(b))
}

/** What the cards of a trick are worth, as written in its middle. */
export function pointsOf(cards: readonly TrickCard[], grand: string | null): number {
  return cards.reduce((sum, { card }) => {
    if (card === grand) return sum + GRAND_POINTS
    return suitOf(card) === 'p' ? sum + numberOf(card) : sum
  }, 0)
}

/** The seat whose card is the best of the trick so far, to be lit; null before the first card. */
export function holderOf(cards: readonly TrickCard[]): number | null {
  const [first] = cards
  if (!first) return null
  const suit = suitOf(first.card)
  return cards.reduce(
    (best, play) => (suitOf(play.card) === suit && numberOf(play.card) > numberOf(best.card) ? play : best),
    first,
  ).seat
}

/** Whether everybody has played to the trick. */
export function complete(view: Pick<PayooView, 'trick' | 'players'>): boolean {
  return view.trick.length === view.players.length
}
