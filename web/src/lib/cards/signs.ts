/** The signs of suits in a text. */
import type { Suit } from './codes'

const SIGNS: Readonly<Record<string, Suit>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c', '✦': 'p' }

/** A piece of a text: words, or the sign of a suit with what no line may begin with behind it. */
export type Piece = { text: string } | { suit: Suit; tail: string }

/** Returns the pieces of `text` in order: "fournis du ♥, ou joue" is words, a sign with its comma, and words. */
export function signsIn(text: string): Piece[] {
  return text
    .split(/([♠♥♦♣✦][^\s♠♥♦♣✦]*)/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [sign = '', ...tail] = piece
      const suit = SIGNS[sign]
      return suit ? { suit, tail: tail.join('') } : { text: piece }
    })
}
