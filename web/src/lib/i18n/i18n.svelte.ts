/** The texts of the language that is on: the shell's own, and those of the games as they are needed. */
import { cardName, cardsName } from '$lib/cards/names'
import { find, type Dictionary, type Key } from './dictionary'
import type { Lang } from '$lib/preferences.svelte'
import { say, type Context, type Params, type Text } from './say'

const SHELL: Record<Lang, () => Promise<{ default: Dictionary }>> = {
  fr: () => import('./fr.json'),
  en: () => import('./en.json'),
}
const GAMES = import.meta.glob<unknown>('../../../../src/salon/games/*/texts/*.json', { import: 'default' })
const RULES = import.meta.glob<string>('../../../../src/salon/games/*/RULES.*.md', {
  query: '?raw',
  import: 'default',
})
const ROOT = '../../../../src/salon/games'

const shell: Partial<Record<Lang, Dictionary>> = $state.raw({})
let shown: { lang: Lang; dictionary: Dictionary | undefined } = $state.raw({
  lang: 'fr',
  dictionary: undefined,
})
const games: Record<string, unknown> = $state({})
const asked: Record<string, true> = {}

/** Loads the shell's texts in `lang` and shows them. */
export async function useLanguage(lang: Lang): Promise<void> {
  const dictionary = shell[lang] ?? (await SHELL[lang]()).default
  shell[lang] = dictionary
  shown = { lang, dictionary }
}

/** The language of the texts that are shown (it follows the setting as soon as they are loaded). */
export function lang(): Lang {
  return shown.lang
}

/** The texts of a game in the present language, once they are here; asking for them loads them. */
export function gameTexts(key: string): unknown {
  const id = `${key}.${shown.lang}`
  if (!asked[id]) {
    asked[id] = true
    const load = GAMES[`${ROOT}/${key}/texts/${shown.lang}.json`]
    void load?.().then((texts) => (games[id] = texts))
  }
  return games[id]
}

/** The rules page of a game (Markdown) in the present language; null if there is none. */
export async function rulesOf(key: string): Promise<string | null> {
  return (await RULES[`${ROOT}/${key}/RULES.${shown.lang}.md`]?.()) ?? null
}

/** The rules pages of all games in a language, by their titles. */
export async function allRules(lang: Lang): Promise<{ game: string; title: string; text: string }[]> {
  const pages = Object.entries(RULES).filter(([path]) => path.endsWith(`.${lang}.md`))
  const found = await Promise.all(
    pages.map(async ([path, load]) => {
      const text = await load()
      return { game: path.split('/').at(-2) ?? path, title: /^# (.+)/.exec(text)?.[1] ?? '', text }
    }),
  )
  return found.sort((one, other) => one.title.localeCompare(other.title, lang))
}

/** Whether the program has texts for this game. */
export function knowsGame(key: string): boolean {
  return `${ROOT}/${key}/texts/fr.json` in GAMES
}

/** Who the players are, for the texts of a table. */
export interface Table {
  game: string | null
  viewer: number | null
  player: (seat: number) => string
}

function context(table: Table | null): Context {
  const { lang } = shown
  return {
    lang,
    viewer: table?.viewer ?? null,
    player: table?.player ?? String,
    card: (code) => cardName(code, lang),
    cards: (codes) => cardsName(codes, lang),
    lookup: (key) => text(key, table?.game ?? null),
  }
}

function text(key: string, game: string | null): Text | undefined {
  return (game === null ? undefined : find(gameTexts(game), key)) ?? find(shown.dictionary, key)
}

/** The shell's text with this key. */
export function t(key: Key, params: object = {}): string {
  const found = find(shown.dictionary, key)
  return found === undefined ? key : say(found, params as Params, context(null))
}

/** A text of the table's game, else of the shell; null if neither has it. */
export function sayAt(table: Table, key: string, params: object = {}): string | null {
  const found = text(key, table.game)
  return found === undefined ? null : say(found, params as Params, context(table))
}

/** The name of a game as players know it. */
export function titleOf(game: string): string {
  return sayAt({ game, viewer: null, player: String }, 'title') ?? game
}

/** Why something was refused, in words; a code without a text is told as such. */
export function refusalText(
  refusal: { code: string; params?: object },
  table: Table = { game: null, viewer: null, player: String },
): string {
  return (
    sayAt(table, `refusal.${refusal.code}`, refusal.params ?? {}) ??
    t('refusal.unknown', { code: refusal.code })
  )
}
