import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import Stake from './Stake.svelte'
import type { Range } from './bets'

const say = (key: string, params?: object): string => (params ? `${key} ${JSON.stringify(params)}` : key)
const LOW = { min: 10, max: 500, step: 10 }

function stake(range: Range, amount: number, owned: number) {
  const props = { range, amount, owned, say, onset: vi.fn(), onrefuse: vi.fn() }
  render(Stake, { props })
  return props
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name })

describe('the amount of a bet', () => {
  test('goes by one step, or to what a chip says (bet.1)', async () => {
    const { onset, onrefuse } = stake(LOW, 50, 1000)
    for (const name of ['bar.less', 'bar.more', 'bar.set {"amount":200}']) await fireEvent.click(button(name))
    expect(onset.mock.calls).toEqual([[40], [60], [200]])
    expect(onrefuse).not.toHaveBeenCalled()
  })

  test.each([
    ['less than the least', LOW, 10, 1000, 'bar.less', /^refusal.bet_amount .*"max":500/],
    ['more than the most', LOW, 500, 1000, 'bar.more', /^refusal.bet_amount .*"max":500/],
    ['more than there is', { ...LOW, max: 120 }, 120, 125, 'bar.more', /^refusal.bet_chips {"owned":125}/],
    ['a chip too large', { ...LOW, max: 120 }, 50, 125, 'bar.set {"amount":200}', /^refusal.bet_chips/],
  ])('%s is not to be had, and says why', async (_, range, amount, owned, name, why) => {
    const { onset, onrefuse } = stake(range, amount, owned)
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(button(name))
    expect(onset).not.toHaveBeenCalled()
    expect(onrefuse.mock.lastCall?.[0]).toMatch(why)
  })
})
