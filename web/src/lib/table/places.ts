/** Where the seats stand round the table, in per cent of the stage. Pure geometry. */

/** A tall stage, a wide one, and the shallow one of a phone on its side. */
export type StageShape = 'portrait' | 'landscape' | 'short'

export interface SeatPlace {
  x: number
  y: number
  /** On the felt before the seat: bets, taken cards. */
  nearX: number
  nearY: number
}

interface Outline {
  /** A usual size in px, to measure along the edge. */
  width: number
  height: number
  /** Half of the edge: up along the left side, round the corner, to the middle of the far side. */
  side: number
  bottom: number
  shoulder: number
  top: number
  /** Width of the rounding, in per cent. */
  corner: number
}

const OUTLINES: Record<StageShape, Outline> = {
  portrait: { width: 390, height: 470, side: 14, bottom: 86, shoulder: 34, top: 10, corner: 36 },
  landscape: { width: 1200, height: 400, side: 11, bottom: 104, shoulder: 72, top: 12, corner: 39 },
  short: { width: 640, height: 205, side: 11, bottom: 92, shoulder: 42, top: 13, corner: 16 },
}

/** Where full tables stand along the edge, up to the middle seat; smaller ones are spread evenly. */
const CROWDED: Record<StageShape, Record<number, readonly number[]>> = {
  portrait: { 6: [0.05, 0.24, 0.42], 7: [0.03, 0.2, 0.37, 0.5] },
  landscape: {},
  short: { 6: [0.05, 0.2, 0.39], 7: [0.04, 0.165, 0.335, 0.5] },
}

const STEPS = 64

/** Points along the left half of the edge, from below to the middle of the far side. */
function halfEdge(o: Outline): { x: number; y: number; length: number }[] {
  const points = [{ x: o.side, y: o.bottom, length: 0 }]
  for (let i = 0; i <= STEPS; i++) {
    const angle = ((Math.PI / 2) * i) / STEPS
    const x = o.side + o.corner * (1 - Math.cos(angle))
    const y = o.shoulder - (o.shoulder - o.top) * Math.sin(angle)
    points.push({ x, y, length: 0 })
  }
  if (o.side + o.corner < 50) points.push({ x: 50, y: o.top, length: 0 })
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]]
    if (!a || !b) continue
    b.length = a.length + Math.hypot(((b.x - a.x) / 100) * o.width, ((b.y - a.y) / 100) * o.height)
  }
  return points
}

/** Returns the point at the share `t` (0…1) of the whole edge, from below left round to below right. */
function along(o: Outline, t: number): { x: number; y: number } {
  if (t > 0.5) {
    const twin = along(o, 1 - t)
    return { x: 100 - twin.x, y: twin.y }
  }
  const points = halfEdge(o)
  const goal = (points.at(-1)?.length ?? 0) * t * 2
  const next = points.findIndex((point) => point.length >= goal)
  const b = points[Math.max(next, 1)] ?? { x: 50, y: o.top, length: 0 }
  const a = points[Math.max(next, 1) - 1] ?? b
  const share = b.length > a.length ? (goal - a.length) / (b.length - a.length) : 0
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/**
 * Adds the spot on the felt before a seat: beside the far seat, below the others; inward where the seats
 * stand too close for that.
 */
function withNear(point: { x: number; y: number }, shape: StageShape, crowded: boolean): SeatPlace {
  const inward = 50 - point.x
  const beside = (x: number, y: number): SeatPlace => ({ ...point, nearX: point.x + x, nearY: point.y + y })
  if (Math.abs(inward) < 6) {
    if (crowded && shape === 'portrait') return beside(-9, 16)
    return shape === 'portrait' ? beside(21, 5) : beside(shape === 'short' ? 15 : 9, 6)
  }
  if (shape === 'landscape') return point.y > 42 ? beside(inward * 0.26, 6) : beside(inward * -0.06, 20)
  if (shape === 'short') return point.y > 40 ? beside(inward * 0.36, 0) : beside(inward * -0.06, 25)
  if (crowded) return beside(inward * 0.6, 4)
  return point.y > 60 ? beside(inward * 0.36, 17) : beside(inward * -0.04, 18)
}

/**
 * Returns the places of `count` seats; place 0 is the viewer's, at the bottom, then clockwise.
 * With `whole` (a spectator) seat 0 is on the stage too and the sides leave room for it.
 */
export function placesFor(count: number, shape: StageShape, whole = false): SeatPlace[] {
  const outline = OUTLINES[shape]
  const used = whole ? { ...outline, bottom: outline.bottom - 14 } : outline
  const others = count - 1
  const own = { x: 50, y: whole ? 86 : 100 }
  const places: SeatPlace[] = [{ ...own, nearX: 50, nearY: own.y - 14 }]
  const set = CROWDED[shape][others]
  for (let i = 1; i <= others; i++) {
    const mirrored = set?.[others - i] ?? 0
    const t = set ? (set[i - 1] ?? 1 - mirrored) : (i - 0.5) / others
    places.push(withNear(along(used, t), shape, others > 5))
  }
  return places
}
