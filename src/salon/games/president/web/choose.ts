/**
 * What a tap in the hand takes: cards of one value that can be laid together, as many as fit; a second tap takes
 * the card alone where that fits too.
 */
import { valueOf } from './table'

/** What may be laid: sets of cards of one value. */
export type Sets = readonly (readonly string[])[]

/** What a tap does: other cards are chosen, or the chosen ones are played. */
export interface Tap {
  chosen: string[]
  play: boolean
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((code) => b.includes(code))

/** The set among `sets` that is made of just these cards, or undefined. */
export function among(sets: Sets, cards: readonly string[]): readonly string[] | undefined {
  return sets.find((set) => same(set, cards))
}

/** The numbers of cards with which `code` can be laid, the largest first. */
function counts(sets: Sets, code: string): number[] {
  const found = sets.filter((set) => set.includes(code)).map((set) => set.length)
  return [...new Set(found)].sort((a, b) => b - a)
}

/** `count` cards with `code`: those that are kept first, then its neighbours in the hand. */
function gather(
  hand: readonly string[],
  code: string,
  count: number,
  kept: readonly string[] = [],
): string[] {
  const group = hand.filter((other) => valueOf(other) === valueOf(code))
  const near = (other: string): number => Math.abs(group.indexOf(other) - group.indexOf(code))
  const rank = (other: string): number => (other === code ? -2 : kept.includes(other) ? -1 : near(other))
  const taken = [...group].sort((a, b) => rank(a) - rank(b)).slice(0, count)
  return hand.filter((other) => taken.includes(other))
}

/**
 * Returns what happens when `code` is tapped while `chosen` is chosen.
 *
 * `wish` is the number that fits best where several do (the pli asks for it); without it, as many as there are.
 */
export function tap(
  hand: readonly string[],
  sets: Sets,
  chosen: readonly string[],
  code: string,
  wish: number | null = null,
): Tap {
  const fits = counts(sets, code)
  const largest = fits[0]
  if (largest === undefined) return { chosen: [...chosen], play: false }
  const first = wish !== null && fits.includes(wish) ? wish : largest
  const group = chosen.length > 0 && valueOf(chosen[0] ?? '') === valueOf(code)
  if (!group) return { chosen: gather(hand, code, first), play: false }
  if (!chosen.includes(code)) {
    // One more of the same value if so many fit, else this one instead of another.
    const more = fits.includes(chosen.length + 1) ? chosen.length + 1 : chosen.length
    return { chosen: gather(hand, code, fits.includes(more) ? more : first, chosen), play: false }
  }
  if (chosen.length > 1 && fits.includes(1)) return { chosen: [code], play: false }
  return { chosen: [...chosen], play: true }
}

/** The sets that can be made of a hand, whatever the pli asks: what may be prepared before one's turn. */
export function anySets(hand: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const code of hand) groups.set(valueOf(code), [...(groups.get(valueOf(code)) ?? []), code])
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: 2 ** group.length - 1 }, (_, mask) =>
      group.filter((_code, bit) => ((mask + 1) >> bit) & 1),
    ),
  )
}

/** Whether who opens must keep back cards of the value that is chosen: nothing but `two.3` asks for it. */
export function heldBack(hand: readonly string[], sets: Sets, chosen: readonly string[]): boolean {
  const [code] = chosen
  if (code === undefined) return false
  const group = hand.filter((other) => valueOf(other) === valueOf(code))
  return group.length > Math.max(...counts(sets, code))
}
