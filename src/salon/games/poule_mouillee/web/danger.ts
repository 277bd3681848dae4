/** How dangerous a count is, in a word, and the frame that is drawn round it. */
import type { Played } from '$lib/tables/props'
import { GOAL, type HenEvent, type HenView } from './table'

export type Mood = 'empty' | 'safe' | 'risky' | 'very' | 'mad' | 'exact' | 'bust' | 'chicken'

/** The levels while a series grows; `to` is the highest count of each. */
export const LEVELS = [
  { mood: 'safe', from: 0, to: 10 },
  { mood: 'risky', from: 11, to: 14 },
  { mood: 'very', from: 15, to: 18 },
  { mood: 'mad', from: 19, to: 20 },
] as const satisfies { mood: Mood; from: number; to: number }[]

/** Returns the mood of a count on the table. */
export function moodAt(count: number): Mood {
  if (count > GOAL) return 'bust'
  return LEVELS.find(({ to }) => count <= to)?.mood ?? 'exact'
}

/** Returns the mood of the table; a series that is just being taken away is remembered. */
export function moodOf(view: HenView, events: readonly Played<HenEvent>[]): Mood {
  if (view.pile.length) return moodAt(view.count)
  if (view.count === 0) return 'empty'
  return events.at(-1)?.event.type === 'chickened' ? 'chicken' : moodAt(view.count)
}

interface Frame {
  /** Points of the star; 0 is a circle. */
  points: number
  outer: number
  inner: number
}

const FRAMES: Record<Mood, Frame> = {
  empty: { points: 0, outer: 96, inner: 96 },
  safe: { points: 0, outer: 99, inner: 99 },
  chicken: { points: 0, outer: 99, inner: 99 },
  risky: { points: 12, outer: 105, inner: 96 },
  very: { points: 16, outer: 110, inner: 95 },
  mad: { points: 24, outer: 118, inner: 93 },
  bust: { points: 13, outer: 120, inner: 88 },
  exact: { points: 21, outer: 116, inner: 98 },
}

function at(radius: number, angle: number): string {
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
}

/** Returns the outline of the frame in a box of 220 round its centre; `less` draws it that much smaller. */
export function frameOf(mood: Mood, less = 0): string {
  const { points, outer, inner } = FRAMES[mood]
  if (points === 0) {
    const r = outer - less
    return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
  }
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    // What has burst is no longer even.
    const uneven = mood === 'bust' ? ([0, -9, 5, -4, 2][i % 5] ?? 0) : 0
    const radius = (i % 2 ? inner : outer + uneven) - less
    return at(radius, -Math.PI / 2 + (i * Math.PI) / points)
  })
  return `M${corners.join('L')}Z`
}

/** The 21 strokes of the dial, from below left round to below right, as paths. */
export const TICKS: readonly string[] = Array.from({ length: GOAL }, (_, i) => {
  const angle = ((-220 + ((i + 0.5) * 260) / GOAL) * Math.PI) / 180
  return `M${at(72, angle)}L${at(81, angle)}`
})
