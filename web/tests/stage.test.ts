import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferences } from '$lib/preferences.svelte'
import { PATIENCE_MS, Stage } from '$lib/tables/stage.svelte'
import type { Step } from '$lib/tables/props'
import type { PlaceState } from '$lib/wire/state'

const MS = 300
const step: Step = (view, event) => {
  const { type, card } = event as { type: string; card?: string }
  if (type !== 'played') return null
  return { view: { ...(view as object), pile: [...(view as { pile: string[] }).pile, card] }, ms: MS }
}
const state = (n: number, pile: string[], played: string[], fresh = false): PlaceState =>
  ({
    n,
    at: 0,
    fresh,
    history: [],
    table: { view: { pile }, seat: 0 },
    news: [
      ...played.map((card, i) => ({ n: n - played.length + i, event: { type: 'played', card } })),
      { n, event: { type: 'other' } },
    ],
  }) as unknown as PlaceState
const pile = (stage: Stage): string[] => (stage.view as unknown as { pile: string[] }).pile

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  preferences.speed = 1
  vi.useRealTimers()
})

test('the first view is simply there', () => {
  const stage = new Stage(step)
  stage.take(state(5, ['a'], ['a'], true))
  expect(pile(stage)).toEqual(['a'])
  expect(stage.behind).toBe(false)
})

test('events are shown one by one, then the view of the server', () => {
  const stage = new Stage(step)
  stage.take(state(1, [], [], true))
  stage.take(state(4, [], ['a', 'b'])) // the trick is taken at the end: the server's pile is empty again
  expect(pile(stage)).toEqual(['a'])
  vi.advanceTimersByTime(MS)
  expect(pile(stage)).toEqual(['a', 'b'])
  expect(stage.behind).toBe(true)
  vi.advanceTimersByTime(MS)
  expect(pile(stage)).toEqual([])
  expect(stage.behind).toBe(false)
  expect(stage.events.map(({ event }) => event.type)).toEqual(['played', 'played', 'other'])
})

test('an exact step takes its time whatever the speed of the device', () => {
  preferences.speed = 3
  const stage = new Stage((view, event) => {
    const shown = step(view, event, null)
    return shown && { ...shown, exact: true }
  })
  stage.take(state(1, [], [], true))
  stage.take(state(3, [], ['a']))
  vi.advanceTimersByTime(MS - 1)
  expect(pile(stage)).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(pile(stage)).toEqual([])
})

test('what comes meanwhile is shown after it', () => {
  const stage = new Stage(step)
  stage.take(state(1, [], [], true))
  stage.take(state(3, ['a'], ['a']))
  stage.take(state(5, ['a', 'b'], ['b']))
  expect(pile(stage)).toEqual(['a'])
  vi.advanceTimersByTime(2 * MS)
  expect(pile(stage)).toEqual(['a', 'b'])
  expect(stage.behind).toBe(false)
})

test('a device that lags too far behind jumps to the present', () => {
  const stage = new Stage(step)
  stage.take(state(1, [], [], true))
  const many = Array.from({ length: Math.ceil(PATIENCE_MS / MS) + 1 }, (_, i) => String(i))
  stage.take(state(40, many, many))
  expect(pile(stage)).toEqual(many)
  expect(stage.behind).toBe(false)
})

test('acting jumps to the present', () => {
  const stage = new Stage(step)
  stage.take(state(1, [], [], true))
  stage.take(state(4, ['a', 'b'], ['a', 'b']))
  stage.jump()
  expect(pile(stage)).toEqual(['a', 'b'])
  vi.advanceTimersByTime(10 * MS)
  expect(pile(stage)).toEqual(['a', 'b'])
})

test('what is still to be shown has not been seen', () => {
  const stage = new Stage(step)
  stage.take(state(1, [], [], true))
  expect(stage.shownUpTo).toBeNull()
  stage.take(state(4, ['a', 'b'], ['a', 'b']))
  expect(stage.shownUpTo).toBe(2)
  vi.advanceTimersByTime(MS)
  expect(stage.shownUpTo).toBe(3)
  vi.advanceTimersByTime(MS)
  expect(stage.shownUpTo).toBeNull()
})

test('a step may look at what the server shows already', () => {
  const peeking: Step = (view, event, _me, present) =>
    (event as { type: string }).type === 'played' ? { view: present, ms: MS } : { view, ms: 0 }
  const stage = new Stage(peeking)
  stage.take(state(1, [], [], true))
  stage.take(state(3, ['z'], ['a']))
  expect(pile(stage)).toEqual(['z'])
})

test('without a step the table goes from view to view', () => {
  const stage = new Stage(null)
  stage.take(state(1, [], [], true))
  stage.take(state(4, ['z'], ['a', 'b']))
  expect(pile(stage)).toEqual(['z'])
})

test('an event is told once it has been shown, and what a gap brings is not told', () => {
  const told: string[] = []
  const stage = new Stage(step, {
    shown: ({ event }) => told.push(String((event as { card?: string }).card ?? event.type)),
    settled: () => told.push('present'),
  })
  stage.take(state(5, ['a'], ['a'], true))
  expect(told).toEqual(['present'])
  stage.take(state(8, ['a', 'b', 'c'], ['b', 'c']))
  expect(told).toEqual(['present'])
  vi.advanceTimersByTime(MS)
  expect(told).toEqual(['present', 'b'])
  stage.jump()
  expect(told).toEqual(['present', 'b', 'c', 'other', 'present'])
  stage.take(state(10, ['d'], ['d']))
  stage.take(state(20, ['z'], ['z'], true))
  expect(told.slice(5)).toEqual(['present'])
})
