/** Card codes as the records write them: `As Kd Th 9c`, Payoo `1s … Ts 1p … 20p`, Jokers `X1 … X4`, `??`. */

export type PlainSuit = 's' | 'h' | 'd' | 'c'
export type Suit = PlainSuit | 'p'
export type CourtRank = 'J' | 'Q' | 'K'
export type PipRank = 'A' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T'

export type Card =
  | { kind: 'hidden' }
  | { kind: 'joker'; number: number }
  | { kind: 'payoo'; value: number }
  | { kind: 'pip'; rank: PipRank; suit: PlainSuit }
  | { kind: 'court'; rank: CourtRank; suit: PlainSuit }

/** A card that the viewer may not know. */
export const HIDDEN = '??'
export const SUITS: readonly PlainSuit[] = ['s', 'h', 'd', 'c']

/** Returns the card that `code` names; raises RangeError if it names none. */
export function parseCard(code: string): Card {
  if (code === HIDDEN) return { kind: 'hidden' }
  const joker = /^X([1-4])$/.exec(code)
  if (joker) return { kind: 'joker', number: Number(joker[1]) }
  const payoo = /^([1-9]|1\d|20)p$/.exec(code)
  if (payoo) return { kind: 'payoo', value: Number(payoo[1]) }
  const plain = /^([A1-9TJQK])([shdc])$/.exec(code)
  if (!plain) throw new RangeError(`Not a card: ${code}`)
  const rank = plain[1] as PipRank | CourtRank
  const suit = plain[2] as PlainSuit
  return rank === 'J' || rank === 'Q' || rank === 'K'
    ? { kind: 'court', rank, suit }
    : { kind: 'pip', rank, suit }
}

/** Returns true for hearts and diamonds. */
export function isRed(code: string): boolean {
  const card = parseCard(code)
  return (card.kind === 'pip' || card.kind === 'court') && (card.suit === 'h' || card.suit === 'd')
}
