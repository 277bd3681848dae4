import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import GameOptions from '$lib/shell/GameOptions.svelte'
import { useLanguage } from '$lib/i18n/i18n.svelte'
import type { GameInfo } from '$lib/wire/types.gen'

beforeAll(() => useLanguage('fr'))

const RANGE = { minimum: null, maximum: null, nullable: false }
const GAME: GameInfo = {
  key: 'president',
  place: 'table',
  min_seats: 3,
  max_seats: 8,
  rules_version: 1,
  pause: 10,
  options: [
    { name: 'rounds', kind: 'integer', default: 5, choices: [1, 5, 20], ...RANGE },
    { name: 'jokers', kind: 'boolean', default: false, choices: [], ...RANGE },
  ],
}
const CHOICE = { game: 'president', config: { rounds: 5, jokers: false }, seconds: 30, stand_in: true }

test('a quick second change keeps the first, which the server has not answered yet', async () => {
  const asked: { config: Record<string, unknown>; seconds: number }[] = []
  let answer: () => void = () => undefined
  const onchange = (change: (typeof asked)[number]): Promise<void> => {
    asked.push(change)
    return new Promise((done) => (answer = done))
  }
  const { rerender } = render(GameOptions, { game: GAME, choice: CHOICE, disabled: false, onchange })
  screen.getByRole('radio', { name: '1' }).click()
  screen.getByRole('radio', { name: 'sans chrono' }).click()
  expect(asked.map(({ config, seconds }) => [config['rounds'], seconds])).toEqual([
    [1, 30],
    [1, 0],
  ])
  // The server says otherwise: what it says is shown.
  answer()
  await rerender({ choice: { ...CHOICE, config: { rounds: 20, jokers: false } } })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '20' }).checked).toBe(true)
})
