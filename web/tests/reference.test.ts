import { expect, test } from 'vitest'
import { referenceOf } from '$lib/shell/reference'

test('a reference is short, the same for the same error, and shows nothing of it', () => {
  const error = new Error('https://example.org/deep')
  expect(referenceOf(error)).toBe(referenceOf(error))
  expect(referenceOf(error)).toMatch(/^p-[0-9a-f]{8}$/)
  expect(referenceOf('one')).not.toBe(referenceOf('another'))
})
