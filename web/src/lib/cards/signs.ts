/** The signs of suits in a text. */
import type { Suit } from './codes'

const SIGNS: Readonly<Record<string, Suit>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c', '✦': 'p' }

/** A piece of a text: words, or the sign of a suit. */
export type Piece = { text: string } | { suit: Suit }

/** Returns the pieces of `text` in order: "fournis du ♥" is words and a sign. */
export function signsIn(text: string): Piece[] {
  return text
    .split(/([♠♥♦♣✦])/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const suit = SIGNS[piece]
      return suit ? { suit } : { text: piece }
    })
}
