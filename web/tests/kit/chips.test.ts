import { render, screen } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import ChipStack from '$lib/chips/ChipStack.svelte'
import { breakdown, formatAmount } from '$lib/chips/amounts'

describe('amounts', () => {
  test('thousands stand apart', () => {
    expect(formatAmount(950, 'fr')).toBe('950')
    expect(formatAmount(1000, 'fr')).toBe('1\u202f000')
    expect(formatAmount(1234567, 'fr')).toBe('1\u202f234\u202f567')
    expect(formatAmount(1234567, 'en')).toBe('1,234,567')
    expect(formatAmount(-1500, 'fr')).toBe('−1\u202f500')
  })

  test('chips add up to the amount, highest first, as few as can be', () => {
    for (const amount of [0, 10, 40, 430, 860, 1999, 12345]) {
      const chips = breakdown(amount)
      expect(chips.reduce((sum, chip) => sum + chip, 0)).toBe(amount)
      expect(chips).toEqual([...chips].sort((a, b) => b - a))
    }
    expect(breakdown(430)).toEqual([100, 100, 100, 100, 20, 10])
    expect(breakdown(160, [100, 50, 10])).toEqual([100, 50, 10])
  })

  test.each([-1, 0.5, Number.NaN])('%d is no amount of chips', (amount) => {
    expect(() => breakdown(amount)).toThrow(RangeError)
  })

  test('a stack is read by its label, whatever is drawn of it', () => {
    render(ChipStack, { amount: 1860, label: '1860 jetons', max: 3 })
    const stack = screen.getByRole('img', { name: '1860 jetons' })
    expect(stack.querySelectorAll('svg > path')).toHaveLength(6) // a body and its marks for each chip
  })
})
