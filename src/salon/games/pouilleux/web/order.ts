/** Orders of cards and choices of pairs: pure. */

/** Returns `cards` with `code` at place `to`, kept within the hand. */
export function moved(cards: readonly string[], code: string, to: number): string[] {
  const rest = cards.filter((other) => other !== code)
  const at = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, at), code, ...rest.slice(at)]
}

/** Returns `cards` in a random order; `chance` gives numbers from 0 to less than 1. */
export function shuffled(cards: readonly string[], chance: () => number): string[] {
  const order = [...cards]
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1))
    const [a, b] = [order[i], order[j]]
    if (a !== undefined && b !== undefined) [order[i], order[j]] = [b, a]
  }
  return order
}

/**
 * Returns what is chosen after a tap on `code`: with the card tapped before if they are a pair, else with the
 * first card that makes one with it.
 */
export function partnerOf(
  code: string,
  pairs: readonly (readonly string[])[],
  chosen: readonly string[],
): readonly string[] {
  const fitting = pairs.filter((pair) => pair.includes(code))
  const last = chosen.at(-1)
  const wanted = fitting.find((pair) => last !== undefined && pair.includes(last)) ?? fitting[0]
  // The card that was touched stands last: the next touch keeps it.
  return wanted ? [...wanted.filter((other) => other !== code), code] : chosen
}
