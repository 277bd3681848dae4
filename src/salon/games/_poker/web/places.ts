/** Where the seats of a poker table stand: the row of cards in the middle needs a free band on a tall screen. */
import { placesFor as usual, type SeatPlace, type StageShape } from '$lib/table/places'

type Spot = readonly [x: number, y: number, nearX: number, nearY: number]

/** Along a tall stage, clockwise from below left, in per cent. */
const TALL = {
  low: [14, 85, 33, 84],
  side: [13, 45, 36, 34],
  high: [20, 21, 43, 26],
  top: [50, 11, 50, 27],
} as const satisfies Record<string, Spot>

/** Many seats leave room for a few chips between them, no more. */
const FULL: Record<keyof typeof TALL, Spot> = {
  low: [14, 85, 31, 84],
  side: [13, 45, 36, 37],
  high: [20, 21, 38, 25],
  top: [50, 11, 66, 10],
}
/** From so many others on. */
const MANY = 5

/** Who stands where on the left half and on top, by how many others there are. */
const STANDING: Record<number, readonly (keyof typeof TALL)[]> = {
  1: ['top'],
  2: ['high'],
  3: ['side', 'top'],
  4: ['side', 'high'],
  5: ['side', 'high', 'top'],
  6: ['low', 'side', 'high'],
  7: ['low', 'side', 'high', 'top'],
}

/** How far the chips of a seat lie towards the middle of a wide stage. */
const INWARD = 0.3
const MIDDLE = { x: 50, y: 64 }

const placed = ([x, y, nearX, nearY]: Spot): SeatPlace => ({ x, y, nearX, nearY })
const mirrored = (spot: SeatPlace): SeatPlace => ({ ...spot, x: 100 - spot.x, nearX: 100 - spot.nearX })

function tall(others: number, whole: boolean): SeatPlace[] {
  const left = (STANDING[others] ?? []).map((name) => ({
    name,
    spot: placed((others < MANY ? TALL : FULL)[name]),
  }))
  const right = left.filter(({ name }) => name !== 'top').map(({ spot }) => mirrored(spot))
  const own = { x: 50, y: whole ? 88 : 100, nearX: 50, nearY: whole ? 76 : 85 }
  return [own, ...left.map(({ spot }) => spot), ...right.reverse()]
}

function inward(spot: SeatPlace, shape: StageShape): SeatPlace {
  // Below the far seat stand its signs.
  if (Math.abs(spot.x - 50) < 6)
    return { ...spot, nearX: spot.x + (shape === 'short' ? 17 : 10), nearY: spot.y + 11 }
  const nearY = spot.y + (MIDDLE.y - spot.y) * INWARD
  return {
    ...spot,
    nearX: spot.x + (MIDDLE.x - spot.x) * INWARD,
    nearY: shape === 'landscape' && spot.y < 30 ? Math.max(nearY, spot.y + 19) : nearY,
  }
}

/** The viewer's chips lie above the cards; those of a seat that is looked at from afar beside it. */
function before(own: SeatPlace, shape: StageShape, whole: boolean): SeatPlace {
  if (whole) return { ...own, nearX: 61, nearY: own.y }
  return { ...own, nearY: shape === 'short' ? 92 : 87 }
}

/** Returns the places of `count` seats; place 0 is the viewer's, then clockwise. */
export const placesFor: typeof usual = (count, shape: StageShape, whole = false) => {
  if (shape === 'portrait') return tall(count - 1, whole)
  const [own, ...others] = usual(count, shape, whole)
  return [...(own ? [before(own, shape, whole)] : []), ...others.map((spot) => inward(spot, shape))]
}
