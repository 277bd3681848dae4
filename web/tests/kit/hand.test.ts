import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import PlayingHand from '$lib/cards/PlayingHand.svelte'
import { groupBreaks, moveFocus, type HandCard } from '$lib/cards/hand'
import { preferences } from '$lib/preferences.svelte'

const cards: HandCard[] = [
  { code: 'As', dimmed: true, reason: 'Tu dois fournir du cœur' },
  { code: '9h' },
  { code: 'Qh', received: true, selected: true },
  { code: '7d', dimmed: true, badge: '40' },
]
const buttons = (): HTMLElement[] => screen.getAllByRole('button')
const at = (index: number): HTMLElement => {
  const button = buttons()[index]
  if (!button) throw new Error(`no card ${index}`)
  return button
}

beforeEach(() => {
  preferences.lang = 'fr'
})

describe('names of the cards in a hand', () => {
  test('say what the card is, what happened to it and whether it can be played', () => {
    render(PlayingHand, { cards, label: 'Ta main' })
    expect(screen.getByRole('list', { name: 'Ta main' })).toBeTruthy()
    expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
      'as de pique, injouable\u202f: Tu dois fournir du cœur',
      'neuf de cœur, jouable',
      'dame de cœur, reçue, jouable',
      'sept de carreau, injouable',
    ])
    expect(at(2).getAttribute('aria-pressed')).toBe('true')
    expect(at(0).getAttribute('aria-disabled')).toBe('true')
  })
})

describe('keys', () => {
  test('the hand is one tab stop; arrows, Home and End move inside it', async () => {
    render(PlayingHand, { cards, label: 'Ta main' })
    expect(buttons().filter((button) => button.tabIndex === 0)).toHaveLength(1)
    at(0).focus()
    await fireEvent.keyDown(at(0), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(at(1))
    expect(at(1).tabIndex).toBe(0)
    expect(at(0).tabIndex).toBe(-1)
    await fireEvent.keyDown(at(1), { key: 'End' })
    expect(document.activeElement).toBe(at(3))
    await fireEvent.keyDown(at(3), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(at(3))
    await fireEvent.keyDown(at(3), { key: 'Home' })
    expect(document.activeElement).toBe(at(0))
  })

  test('other keys are left alone', () => {
    expect(moveFocus('a', 1, 4)).toBeNull()
    expect(moveFocus('ArrowLeft', 0, 4)).toBe(0)
  })

  test('when the card in focus is played, its neighbour has the focus', async () => {
    const { rerender } = render(PlayingHand, { cards, label: 'Ta main' })
    at(1).focus()
    await rerender({ cards: cards.filter((card) => card.code !== '9h'), label: 'Ta main' })
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toContain('dame de cœur'),
    )
  })
})

describe('presses', () => {
  test('a card that can be played is pressed; a dimmed one is refused, and tells why', async () => {
    const onpress = vi.fn()
    const onrefuse = vi.fn()
    render(PlayingHand, { cards, label: 'Ta main', onpress, onrefuse })
    await fireEvent.click(at(1))
    expect(onpress).toHaveBeenCalledExactlyOnceWith(cards[1], 1)
    await fireEvent.click(at(0))
    expect(onpress).toHaveBeenCalledTimes(1)
    expect(onrefuse).toHaveBeenCalledExactlyOnceWith(cards[0], 0)
    expect(screen.getByRole('status').textContent).toBe('Tu dois fournir du cœur')
  })
})

test('groups begin where the name of the group changes', () => {
  const grouped = ['5s', '5h', '9c', '9d', 'Kc'].map((code) => ({ code, group: code.slice(0, 1) }))
  expect(groupBreaks(grouped)).toEqual([false, false, true, false, true])
  expect(groupBreaks(cards)).toEqual([false, false, false, false])
})
