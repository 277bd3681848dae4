/** What cards are called, in both languages. Data, because a name is part of the drawing's own alphabet. */
import type { Lang } from '$lib/preferences.svelte'
import { parseCard, type CourtRank, type PipRank, type Suit } from './codes'

type Rank = PipRank | CourtRank

const SUIT_NAMES: Record<Lang, Record<Suit, string>> = {
  fr: { s: 'pique', h: 'cœur', d: 'carreau', c: 'trèfle', p: 'Payoo' },
  en: { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs', p: 'Payoo' },
}

const RANK_NAMES: Record<Lang, Record<Rank, string>> = {
  fr: {
    A: 'as',
    '1': 'un',
    '2': 'deux',
    '3': 'trois',
    '4': 'quatre',
    '5': 'cinq',
    '6': 'six',
    '7': 'sept',
    '8': 'huit',
    '9': 'neuf',
    T: 'dix',
    J: 'valet',
    Q: 'dame',
    K: 'roi',
  },
  en: {
    A: 'ace',
    '1': 'one',
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
    T: 'ten',
    J: 'jack',
    Q: 'queen',
    K: 'king',
  },
}

const LETTERS: Record<Lang, Record<CourtRank, string>> = {
  fr: { J: 'V', Q: 'D', K: 'R' },
  en: { J: 'J', Q: 'Q', K: 'K' },
}

/** The words that a card's name may carry: what it is doing, not what it is. */
export interface CardWords {
  hidden: string
  joker: string
  received: string
  selected: string
  playable: string
  unplayable: string
  /** A list of two or more. */
  and: string
  /** What stands before a reason. */
  colon: string
}

export const CARD_WORDS: Record<Lang, CardWords> = {
  fr: {
    hidden: 'carte cachée',
    joker: 'Joker',
    received: 'reçue',
    selected: 'choisie',
    playable: 'jouable',
    unplayable: 'injouable',
    and: 'et',
    colon: '\u202f: ',
  },
  en: {
    hidden: 'hidden card',
    joker: 'Joker',
    received: 'received',
    selected: 'selected',
    playable: 'playable',
    unplayable: 'cannot be played',
    and: 'and',
    colon: ': ',
  },
}

/** Returns « pique » or "spades". */
export function suitName(suit: Suit, lang: Lang): string {
  return SUIT_NAMES[lang][suit]
}

/** Returns « dame » or "queen". */
export function rankName(rank: Rank, lang: Lang): string {
  return RANK_NAMES[lang][rank]
}

/** Returns the name of a card, « dame de pique » or "queen of spades"; raises RangeError on nonsense. */
export function cardName(code: string, lang: Lang): string {
  const card = parseCard(code)
  const words = CARD_WORDS[lang]
  switch (card.kind) {
    case 'hidden':
      return words.hidden
    case 'joker':
      return `${words.joker} ${card.number}`
    case 'payoo':
      return lang === 'fr' ? `${card.value} de Payoo` : `${card.value} of Payoo`
    default: {
      const link = lang === 'fr' ? 'de' : 'of'
      return `${rankName(card.rank, lang)} ${link} ${suitName(card.suit, lang)}`
    }
  }
}

/** Returns the names of several cards in a sentence's order: « a, b et c ». */
export function cardsName(codes: readonly string[], lang: Lang): string {
  const names = codes.map((code) => cardName(code, lang))
  const last = names.pop()
  if (last === undefined) return ''
  return names.length ? `${names.join(', ')} ${CARD_WORDS[lang].and} ${last}` : last
}

/** Returns what stands in the corner of a card: "10", "D", "14"; empty for Jokers and hidden cards. */
export function indexOf(code: string, indices: Lang): string {
  const card = parseCard(code)
  if (card.kind === 'payoo') return String(card.value)
  if (card.kind === 'court') return LETTERS[indices][card.rank]
  if (card.kind === 'pip') return card.rank === 'T' ? '10' : card.rank
  return ''
}
