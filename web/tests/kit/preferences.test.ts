import { expect, test } from 'vitest'
import { dumpPreferences, readPreferences } from '$lib/preferences.svelte'

test('only what differs from the defaults is kept, and comes back', () => {
  const values = readPreferences(null)
  expect(dumpPreferences(values)).toBe('{}')
  const changed = { ...values, deck: 'four' as const, speed: 2 }
  expect(JSON.parse(dumpPreferences(changed))).toEqual({ deck: 'four', speed: 2 })
  expect(readPreferences(dumpPreferences(changed))).toEqual(changed)
})

test.each(['not json', '[]', 'null', '7', '{"deck":"gold","speed":99,"volume":"loud","stranger":1}'])(
  '%s leaves the defaults',
  (text) => {
    expect(readPreferences(text)).toEqual(readPreferences(null))
  },
)
