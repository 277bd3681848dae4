import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Announcer, sayingTime } from '$lib/shell/announcer.svelte'
import { markdown, slug, spans } from '$lib/shell/markdown'
import { codeOf, routeOf } from '$lib/shell/route.svelte'

describe('addresses', () => {
  test.each([
    ['/', '', { page: 'way-in' }],
    ['/s/abcdef', '', { page: 'salon', code: 'ABCDEF', place: null }],
    ['/s/ABCDEF/', '#table', { page: 'salon', code: 'ABCDEF', place: 'table' }],
    ['/s/ABCDEF', '#elsewhere', { page: 'salon', code: 'ABCDEF', place: null }],
    ['/s/ABCDEF/tv', '', { page: 'tv', code: 'ABCDEF' }],
    ['/nowhere', '', { page: 'unknown' }],
    ['/s/', '', { page: 'unknown' }],
  ])('%s%s', (pathname, hash, route) => {
    expect(routeOf({ pathname, hash })).toEqual(route)
  })

  test('a code is letters, however it was typed', () => {
    expect(codeOf(' abc-d ef ')).toBe('ABCDEF')
  })
})

describe('the live region', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('says each sentence once, in order, and lets it be heard', () => {
    const announcer = new Announcer()
    announcer.say('Léa joue une paire de 9.')
    announcer.say('Max passe.')
    expect(announcer.text).toBe('Léa joue une paire de 9.')
    vi.advanceTimersByTime(sayingTime('Léa joue une paire de 9.'))
    expect(announcer.text).toBe('Max passe.')
    vi.advanceTimersByTime(60_000)
    expect(announcer.text).toBe('Max passe.')
  })

  test('says the same words again so that they are noticed', () => {
    const announcer = new Announcer()
    announcer.say('Max passe.')
    announcer.say('Max passe.')
    const first = announcer.text
    vi.advanceTimersByTime(sayingTime('Max passe.'))
    expect(announcer.text).not.toBe(first)
    expect(announcer.text.trim()).toBe('Max passe.')
  })

  test('catches up in one breath when many wait', () => {
    const announcer = new Announcer()
    for (const n of [0, 1, 2, 3, 4, 5]) announcer.say(`${n}.`)
    vi.advanceTimersByTime(sayingTime('0.'))
    expect(announcer.text).toBe('1. 2. 3. 4. 5.')
  })
})

describe('rules pages', () => {
  test('headings, paragraphs, lists and tables', () => {
    const page = markdown(
      '# Le jeu\n\nUne ligne\net la suite.\n\n- un\n- **deux**\n  - dedans\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    )
    expect(page.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table'])
    expect(page[1]).toEqual({ kind: 'paragraph', line: [{ kind: 'text', text: 'Une ligne et la suite.' }] })
    expect(page[2]).toMatchObject({ items: [{}, { inner: [[{ text: 'dedans' }]] }] })
    expect(page[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] })
  })

  test('within a line', () => {
    expect(spans('un **deux** et *trois* `q`').map(({ kind }) => kind)).toEqual([
      'text',
      'strong',
      'text',
      'em',
      'text',
      'code',
    ])
    expect(spans('2 * 3 * 4')).toEqual([{ kind: 'text', text: '2 * 3 * 4' }])
  })

  test('HTML is text', () => {
    expect(markdown('<b onclick="x()">gras</b>')).toEqual([
      { kind: 'paragraph', line: [{ kind: 'text', text: '<b onclick="x()">gras</b>' }] },
    ])
  })

  test('anchors have no accents', () => {
    expect(slug('L’échange, à la 2e manche')).toBe('l-echange-a-la-2e-manche')
  })
})
