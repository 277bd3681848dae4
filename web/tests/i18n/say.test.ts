import { expect, test } from 'vitest'
import en from '$lib/i18n/en.json'
import fr from '$lib/i18n/fr.json'
import { find } from '$lib/i18n/dictionary'
import { say, type Context, type Text } from '$lib/i18n/say'

const names = ['Léa', 'Max', 'Zoé']
const context: Context = {
  lang: 'fr',
  viewer: 1,
  player: (seat) => names[seat] ?? '?',
  card: (code) => `[${code}]`,
  cards: (codes) => codes.join('+'),
  lookup: (key) => ({ 'role.trou': 'Trou' })[key],
}

test.each<[Text, object, string]>([
  ['{seat|player} joue {cards|cards}.', { seat: 0, cards: ['5s', '5h'] }, 'Léa joue 5s+5h.'],
  ['{seats|players}', { seats: [0, 1, 2] }, 'Léa, Max et Zoé'],
  ['{card|card}', { card: 'As' }, '[As]'],
  ['{amount|chips}', { amount: 12_000 }, '12\u202f000'],
  ['{net|signed}', { net: 50 }, '+50'],
  ['{net|signed}', { net: -50 }, '−50'],
  ['{role|text:role}', { role: 'trou' }, 'Trou'],
  ['{role|text:role}', { role: 'unknown' }, 'unknown'],
  ['sans {rien}.', {}, 'sans .'],
])('%j with %j', (text, params, words) => {
  expect(say(text, params as Record<string, unknown>, context)).toBe(words)
})

test('a text may speak to the viewer', () => {
  const text = { by: 'you:seat', you: 'Tu passes.', other: '{seat|player} passe.' }
  expect(say(text, { seat: 1 }, context)).toBe('Tu passes.')
  expect(say(text, { seat: 0 }, context)).toBe('Léa passe.')
  expect(say(text, { seat: 0 }, { ...context, viewer: null })).toBe('Léa passe.')
})

test('the plural follows the language: zero is singular in French, plural in English', () => {
  const text = { by: 'plural:count', one: 'one', other: 'other' }
  expect(say(text, { count: 0 }, context)).toBe('one')
  expect(say(text, { count: 0 }, { ...context, lang: 'en' })).toBe('other')
  expect(say(text, { count: 2 }, context)).toBe('other')
})

test('choices may be nested, and an unknown value takes the other reading', () => {
  const text = { by: 'is:kind', a: { by: 'you:seat', you: 'toi, a', other: 'a' }, other: 'autre' }
  expect(say(text, { kind: 'a', seat: 1 }, context)).toBe('toi, a')
  expect(say(text, { kind: 'z' }, context)).toBe('autre')
})

test('what is put in is never read as a placeholder', () => {
  expect(say('{name}', { name: '{seat|player}' }, context)).toBe('{seat|player}')
})

test('a text is found by its dotted key, a group is not a text', () => {
  expect(find(fr, 'way.open')).toBe('Ouvrir un salon')
  expect(find(fr, 'way')).toBeUndefined()
  expect(find(fr, 'toString.name')).toBeUndefined()
})

function placeholders(text: unknown): string {
  return [...new Set(JSON.stringify(text).match(/\{\w+/g))].sort().join()
}
function leaves(tree: object, prefix = ''): [string, unknown][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !('by' in value)
      ? leaves(value, `${prefix}${key}.`)
      : [[prefix + key, value]],
  )
}

test('both languages ask for the same fields', () => {
  const english = new Map(leaves(en))
  for (const [key, text] of leaves(fr)) expect(placeholders(english.get(key)), key).toBe(placeholders(text))
})

test('French is set as French: narrow spaces before ; : ! ? and inside « »', () => {
  const words = leaves(fr).map(([, text]) => JSON.stringify(text).replace(/"[a-z_0-9]+":/g, ''))
  for (const text of words) {
    expect(text).not.toMatch(/[  ][;!?»]/)
    expect(text).not.toMatch(/\w :\s/)
    expect(text).not.toMatch(/«[  ]/)
    expect(text).not.toMatch(/\w'\w/)
  }
})
