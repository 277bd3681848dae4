import { describe, expect, it } from 'vitest'
import { notchesOf, notchOf, presetsOf, stepped, typedAmount } from './raise'

describe('the notches of the slider (screen.1)', () => {
  it('run from the smallest amount over whole units to all of it', () => {
    expect(notchesOf({ min: 50, max: 125 }, 20)).toEqual([50, 60, 80, 100, 120, 125])
    expect(notchesOf({ min: 60, max: 100 }, 20)).toEqual([60, 80, 100])
  })
  it('are one if there is one amount only (raise.4)', () => {
    expect(notchesOf({ min: 8, max: 8 }, 20)).toEqual([8])
  })
  it('stay countable with a mountain of chips', () => {
    const notches = notchesOf({ min: 20, max: 1_000_000 }, 20)
    expect(notches.length).toBeLessThan(420)
    expect(notches.at(-1)).toBe(1_000_000)
  })
  it('are found from any amount, and gone along one by one', () => {
    const notches = notchesOf({ min: 50, max: 125 }, 20)
    expect(notchOf(notches, 99)).toBe(2)
    expect(stepped(notches, 99, true)).toBe(100)
    expect(stepped(notches, 99, false)).toBe(80)
    expect(stepped(notches, 125, true)).toBe(125)
    expect(stepped(notches, 50, false)).toBe(50)
  })
})

describe('the amounts with a name', () => {
  const named = (...args: Parameters<typeof presetsOf>) => presetsOf(...args).map(({ to }) => to)

  it('count the call and what lies there with it', () => {
    // 100 lie there, 40 are owed: after the call 140, so half a pot lifts 40 by 70 and a pot by 140.
    expect(named({ min: 80, max: 980 }, 100, 40, 40)).toEqual([80, 110, 180, 980])
  })
  it('keep to what is legal (actions.5)', () => {
    expect(named({ min: 80, max: 120 }, 400, 40, 40)).toEqual([80, 120, 120, 120])
    expect(named({ min: 20, max: 500 }, 30, 0, 0)).toEqual([20, 20, 30, 500])
  })
})

describe('a typed amount', () => {
  it('may have any separator of thousands', () => {
    expect(typedAmount('1\u202f240')).toBe(1240)
    expect(typedAmount(' 1 240 ')).toBe(1240)
    expect(typedAmount('1,240')).toBe(1240)
  })
  it('is none if it is no whole number', () => {
    for (const text of ['', '-40', '4e3', 'tapis', '12345678901']) expect(typedAmount(text)).toBeNull()
  })
})
