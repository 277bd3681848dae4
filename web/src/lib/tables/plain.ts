/**
 * What the plain table makes of any game's view and options: cards that lie in the open, and offers to choose
 * from. It knows the record notation (how cards, actions and templates are written) and no game.
 */
import type { GameAction, GameView, TableProps } from './props'

const CARD = /^(\?\?|X[1-4]|[1-9TJQKA][shdc]|(?:1?[1-9]|10|20)p)$/

export const isCard = (value: unknown): value is string => typeof value === 'string' && CARD.test(value)

/** All cards in a value, in order, however deep they lie. */
export function cardsIn(value: unknown): string[] {
  if (isCard(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(cardsIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(cardsIn)
  return []
}

const NOT_ON_THE_TABLE = ['players', 'legal', 'barred', 'ranking', 'config', 'seen', 'best']

/** Every card once; hidden ones are not the same card. */
const once = (cards: readonly string[]): string[] =>
  cards.filter((code, index) => code === '??' || cards.indexOf(code) === index)

/** The open cards of a player. The best five of a hand name its cards, and those of the middle, once more. */
export function openCards(player: object | null): string[] {
  const lying = Object.entries(player ?? {}).filter(([field]) => field !== 'combination')
  return once(lying.flatMap(([, value]) => cardsIn(value)).filter((code) => code !== '??'))
}

/** The cards in the middle: by field of the view, those that have any. */
export function middleOf(view: GameView): { field: string; cards: string[] }[] {
  return Object.entries(view)
    .filter(([field]) => !NOT_ON_THE_TABLE.includes(field))
    .map(([field, value]) => ({ field, cards: once(cardsIn(value)) }))
    .filter(({ cards }) => cards.length > 0)
}

/** Something to choose. */
export type Offer =
  /** One finite action, with its own button. */
  | { kind: 'button'; type: string; action: GameAction }
  /** Finite actions that differ by the cards in `field`: the cards are chosen in the hand. */
  | { kind: 'cards'; type: string; field: string; actions: readonly GameAction[] }
  /** Any so many cards of the hand. */
  | { kind: 'pick'; type: string; field: string; option: GameAction; least: number; most: number }
  /** A number in a range. */
  | {
      kind: 'number'
      type: string
      field: string
      option: GameAction
      min: number
      max: number
      step: number
    }
  /** One of these values. */
  | { kind: 'value'; type: string; field: string; option: GameAction; values: readonly (string | number)[] }

/** How the notation names what a template leaves open, by the type of its action. */
const FIELDS: Record<string, string> = { raise: 'to', draw: 'discard', bet: 'amount', reorder: 'order' }
const MANY = 4

function template(option: GameAction): Offer | null {
  const { type } = option
  const { min, max, step, count } = option
  if (typeof min === 'number' && typeof max === 'number')
    return {
      kind: 'number',
      type,
      field: FIELDS[type] ?? 'amount',
      option,
      min,
      max,
      step: typeof step === 'number' ? step : 1,
    }
  if (typeof max === 'number')
    return { kind: 'pick', type, field: FIELDS[type] ?? 'cards', option, least: 0, most: max }
  if (typeof count !== 'number') return null
  if (type === 'draw')
    return {
      kind: 'value',
      type,
      field: 'position',
      option,
      values: Array.from({ length: count }, (_, position) => position),
    }
  if (type === 'reorder') return null
  return { kind: 'pick', type, field: 'cards', option, least: count, most: count }
}

const isTemplate = (option: GameAction): boolean =>
  'count' in option || 'max' in option || ('min' in option && !('amount' in option))

const cardField = (action: GameAction): string | null =>
  Object.entries(action).find(([field, value]) => field !== 'type' && cardsIn(value).length > 0)?.[0] ?? null

/** The offers that a list of options comes to, in its order. */
export function offersOf(legal: readonly GameAction[]): Offer[] {
  const offers: Offer[] = []
  for (const option of legal) {
    const { type } = option
    if (isTemplate(option)) {
      const offer = template(option)
      if (offer) offers.push(offer)
      continue
    }
    const field = cardField(option)
    if (field === null) {
      offers.push({ kind: 'button', type, action: option })
      continue
    }
    const known = offers.find((offer) => offer.kind === 'cards' && offer.type === type)
    if (known?.kind === 'cards') known.actions = [...known.actions, option]
    else offers.push({ kind: 'cards', type, field, actions: [option] })
  }
  return offers
}

const sorted = (cards: readonly string[]): string => [...cards].sort().join()

/** The action of an offer for the chosen cards, if they make one. */
export function actionFor(offer: Offer, chosen: readonly string[]): GameAction | null {
  if (offer.kind === 'cards') {
    return offer.actions.find((action) => sorted(cardsIn(action[offer.field])) === sorted(chosen)) ?? null
  }
  if (offer.kind !== 'pick' || chosen.length < offer.least || chosen.length > offer.most) return null
  return { type: offer.type, [offer.field]: [...chosen] }
}

/** Whether a card of the hand may be chosen for any of the offers, beside those chosen already. */
export function choosable(offers: readonly Offer[], chosen: readonly string[], card: string): boolean {
  return offers.some((offer) => {
    if (offer.kind === 'pick') return chosen.includes(card) || chosen.length < offer.most
    if (offer.kind !== 'cards') return false
    const wanted = [...new Set([...chosen, card])]
    return offer.actions.some((action) => {
      const cards = cardsIn(action[offer.field])
      return wanted.every((code) => cards.includes(code)) || cards.includes(card)
    })
  })
}

/** Fields that count from 0; people count from 1. */
const COUNTED = ['slot', 'position']

function inWords(field: string, value: unknown, say: TableProps['say']): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => inWords(field, part, say))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([inner, part]) => inWords(inner, part, say))
  const key = `${field}.${String(value)}`
  const own = say(key, {})
  if (own !== key) return [own]
  return [String(typeof value === 'number' && COUNTED.includes(field) ? value + 1 : value)]
}

/** What tells a finite action from its sisters of the same type: its own values, in the words of the game. */
export function detailOf(action: GameAction, say: TableProps['say']): string {
  const values = Object.entries(action).filter(([field]) => field !== 'type')
  return values.flatMap(([field, value]) => inWords(field, value, say)).join(', ')
}

/** Whether the buttons are too many for the bar. */
export const crowded = (offers: readonly Offer[]): boolean => offers.length > MANY
