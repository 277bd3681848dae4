/** What the hand component shows, and how its keys move. */

export interface HandCard {
  code: string
  /** Tells two equal cards apart and names the flight; default: the code. */
  key?: string
  dimmed?: boolean
  /** Nothing can be done with it now: it is looked at, not called playable, and not raised. */
  idle?: boolean
  /** Why it is dimmed. */
  reason?: string | undefined
  selected?: boolean
  received?: boolean
  badge?: string | undefined
  /** Cards of one group lie closer together. */
  group?: string
  detail?: string
  /** Milliseconds before it flies in (a deal, card after card). */
  delay?: number
}

/** Returns where the focus goes from `index`, or null if the key means nothing in a hand of `count`. */
export function moveFocus(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1)
    case 'ArrowRight':
      return Math.min(count - 1, index + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Returns for each card whether a new group begins with it. */
export function groupBreaks(cards: readonly HandCard[]): boolean[] {
  return cards.map((card, i) => i > 0 && card.group !== undefined && card.group !== cards[i - 1]?.group)
}
