/** Renders a text of a dictionary: placeholders `{field|kind}` and choices by the viewer, a number or a value. */
import type { Lang } from '$lib/preferences.svelte'

/** A text that depends on its params: `you:<field>`, `plural:<field>` or `is:<field>`. */
export interface Choice {
  by: string
  [reading: string]: Text
}
export type Text = string | Choice

/** What a renderer must know besides the params. */
export interface Context {
  lang: Lang
  /** The viewer's seat; null if the viewer has none. */
  viewer: number | null
  /** The name of who sits there. */
  player: (seat: number) => string
  card: (code: string) => string
  cards: (codes: readonly string[]) => string
  /** Another text by its key, for `text:<prefix>`. */
  lookup: (key: string) => Text | undefined
}

export type Params = Readonly<Record<string, unknown>>

const PLACEHOLDER = /\{(\w+)(?:\|([\w:.]+))?\}/g
const rules = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') }
const numbers = { fr: new Intl.NumberFormat('fr-FR'), en: new Intl.NumberFormat('en-GB') }
const lists = {
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
}

/** A whole or broken number as the language writes it ("1 000" with a narrow space in French). */
export function formatNumber(value: number, lang: Lang): string {
  return numbers[lang].format(value).replace('-', '−')
}

/** Words joined as in a sentence ("Léa, Max et Zoé"). */
export function joined(words: readonly string[], lang: Lang): string {
  return lists[lang].format(words)
}

function choose(text: Choice, params: Params, context: Context): Text {
  const [how = '', field = ''] = text.by.split(':')
  const value = params[field]
  let reading = 'other'
  if (how === 'you') {
    if (context.viewer !== null && value === context.viewer) reading = 'you'
  } else if (how === 'plural') {
    reading = rules[context.lang].select(Number(value))
  } else {
    reading = String(value)
  }
  return text[reading] ?? text['other'] ?? ''
}

function fill(value: unknown, kind: string, params: Params, context: Context): string {
  if (kind.startsWith('text:')) {
    const found = context.lookup(`${kind.slice(5)}.${String(value)}`)
    return found === undefined ? String(value) : say(found, params, context)
  }
  switch (kind) {
    case 'player':
      return value === null || value === undefined ? '—' : context.player(Number(value))
    case 'players':
      return joined((value as readonly number[]).map(context.player), context.lang)
    case 'card':
      return context.card(String(value))
    case 'cards':
      return context.cards(value as readonly string[])
    case 'chips':
    case 'number':
      return formatNumber(Number(value), context.lang)
    case 'signed':
      return (Number(value) > 0 ? '+' : '') + formatNumber(Number(value), context.lang)
    default:
      return String(value)
  }
}

/** The words of `text` for these params. A field that is missing is left out, never an error. */
export function say(text: Text, params: Params, context: Context): string {
  let chosen: Text = text
  while (typeof chosen !== 'string') chosen = choose(chosen, params, context)
  return chosen.replace(PLACEHOLDER, (_whole, field: string, kind: string | undefined) => {
    const value = params[field]
    return value === undefined ? '' : fill(value, kind ?? '', params, context)
  })
}
