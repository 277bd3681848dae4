import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import ActionBar from '$lib/table/ActionBar.svelte'
import { GUARD_MS } from '$lib/table/actions'
import { placesFor, type StageShape } from '$lib/table/places'

describe.each(['portrait', 'landscape', 'short'] as StageShape[])('seats on a %s stage', (shape) => {
  test.each([2, 3, 4, 5, 6, 7, 8])(
    '%i seats go round clockwise from the left, evenly on both sides',
    (count) => {
      const places = placesFor(count, shape)
      expect(places).toHaveLength(count)
      const others = places.slice(1)
      others.forEach((place, i) => {
        const twin = others[others.length - 1 - i]
        expect(place.x + (twin?.x ?? 0)).toBeCloseTo(100)
        expect(place.y).toBeCloseTo(twin?.y ?? 0)
        expect(place.y).toBeGreaterThan(5)
        expect(place.y).toBeLessThan(100)
      })
      const xs = others.map((place) => place.x)
      expect(xs).toEqual([...xs].sort((a, b) => a - b))
    },
  )

  test('a spectator sees seat 0 at the bottom, and nobody stands on it', () => {
    const [own, ...others] = placesFor(6, shape, true)
    expect(own?.x).toBe(50)
    for (const place of others) expect(Math.hypot(place.x - 50, place.y - (own?.y ?? 0))).toBeGreaterThan(20)
  })
})

describe('the action bar', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const pass = (onpress: () => void) => ({ id: 'pass', text: 'Passer', onpress })
  const play = (onpress: () => void) => ({ id: 'play', text: 'Jouer', onpress })

  test('does nothing for 300 ms after its meaning has changed', async () => {
    const onpass = vi.fn()
    const onplay = vi.fn()
    const { rerender } = render(ActionBar, { actions: [pass(onpass)], label: 'Actions' })
    await fireEvent.click(screen.getByRole('button', { name: 'Passer' }))
    expect(onpass).toHaveBeenCalledTimes(1)
    await rerender({ actions: [play(onplay)], label: 'Actions' })
    await fireEvent.click(screen.getByRole('button', { name: 'Jouer' }))
    await vi.advanceTimersByTimeAsync(GUARD_MS - 1)
    await fireEvent.click(screen.getByRole('button', { name: 'Jouer' }))
    expect(onplay).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await fireEvent.click(screen.getByRole('button', { name: 'Jouer' }))
    expect(onplay).toHaveBeenCalledTimes(1)
  })

  test('obeys at once when the same actions come again', async () => {
    const onpass = vi.fn()
    const { rerender } = render(ActionBar, { actions: [pass(() => undefined)], label: 'Actions' })
    await rerender({ actions: [pass(onpass)], label: 'Actions' })
    await fireEvent.click(screen.getByRole('button', { name: 'Passer' }))
    expect(onpass).toHaveBeenCalledTimes(1)
  })

  test('a disabled action tells why and does nothing', async () => {
    const onpress = vi.fn()
    const onrefuse = vi.fn()
    const action = { ...play(onpress), disabled: true, reason: 'Choisis une carte' }
    render(ActionBar, { actions: [action], label: 'Actions', onrefuse })
    const button = screen.getByRole('button', { name: /Jouer/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Choisis une carte',
    )
    await fireEvent.click(button)
    expect(onpress).not.toHaveBeenCalled()
    expect(onrefuse).toHaveBeenCalledExactlyOnceWith('Choisis une carte')
  })
})
