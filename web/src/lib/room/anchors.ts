/** Where people sit in the drawn rooms, and which parts of a room can be entered. Taken from the drawings. */

export type PlaceId = 'table' | 'blackjack' | 'roulette' | 'cupboard' | 'door'
export type SeatPlaceId = 'table' | 'blackjack' | 'roulette'
export type RoomLayout = 'landscape' | 'portrait'

/** A point in the drawing's own units. */
export interface SeatAnchor {
  place: SeatPlaceId
  /** Chair or stool, as the tables number them. */
  index: number
  x: number
  y: number
  labelX: number
  labelY: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Room {
  width: number
  height: number
  /** What must stay in sight when the drawing is cut to the screen. */
  safe: Box
  places: Record<PlaceId, Box>
  /** Where the sign of a place hangs: the middle of it. */
  signs: Record<SeatPlaceId, { x: number; y: number }>
  seats: readonly SeatAnchor[]
}

type Row = readonly [index: number, x: number, y: number, labelX: number, labelY: number]

const seats = (place: SeatPlaceId, rows: readonly Row[]): SeatAnchor[] =>
  rows.map(([index, x, y, labelX, labelY]) => ({ place, index, x, y, labelX, labelY }))
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

export const ROOMS: Record<RoomLayout, Room> = {
  landscape: {
    width: 1600,
    height: 1000,
    safe: box(0, 200, 1600, 730),
    places: {
      table: box(385, 443, 831, 507),
      blackjack: box(7, 252, 472, 458),
      roulette: box(1138, 209, 458, 489),
      cupboard: box(1004, 40, 186, 368),
      door: box(1314, 58, 152, 342),
    },
    signs: { table: { x: 800, y: 604 }, blackjack: { x: 243, y: 512 }, roulette: { x: 1364, y: 548 } },
    seats: [
      ...seats('table', [
        [0, 800, 810.9, 800, 858.9],
        [1, 594, 771.4, 594, 819.4],
        [2, 454, 632, 454, 680],
        [3, 594, 499.9, 594, 451.9],
        [4, 800, 475.9, 800, 427.9],
        [5, 1006, 499.9, 1006, 451.9],
        [6, 1146, 632, 1146, 680],
        [7, 1006, 771.4, 1006, 819.4],
      ]),
      ...seats('blackjack', [
        [0, 37, 536, 37, 582],
        [1, 115, 604, 115, 650],
        [2, 243, 630, 243, 676],
        [3, 371, 604, 371, 650],
        [4, 449, 536, 449, 582],
      ]),
      ...seats('roulette', [
        [0, 1234, 608, 1234, 654],
        [1, 1320, 618, 1320, 664],
        [2, 1408, 618, 1408, 664],
        [3, 1494, 608, 1494, 654],
        [4, 1566, 530, 1566, 576],
      ]),
    ],
  },
  portrait: {
    width: 900,
    height: 1600,
    safe: box(30, 84, 840, 1424),
    places: {
      table: box(77, 876, 747, 624),
      blackjack: box(12, 482, 426, 386),
      roulette: box(475, 443, 417, 425),
      cupboard: box(60, 84, 184, 392),
      door: box(734, 102, 126, 368),
    },
    signs: { table: { x: 450, y: 1050 }, blackjack: { x: 222, y: 452 }, roulette: { x: 640, y: 412 } },
    seats: [
      ...seats('table', [
        [0, 450, 1364.8, 450, 1412.8],
        [1, 228, 1280.3, 228, 1328.3],
        [2, 146, 1126, 146, 1174],
        [3, 236, 967, 236, 919],
        [4, 450, 909.8, 450, 861.8],
        [5, 664, 967, 664, 919],
        [6, 754, 1126, 754, 1174],
        [7, 672, 1280.3, 672, 1328.3],
      ]),
      ...seats('blackjack', [
        [0, 40, 734, 40, 780],
        [1, 110, 798, 110, 844],
        [2, 226, 824, 226, 870],
        [3, 342, 798, 342, 844],
        [4, 410, 734, 410, 780],
      ]),
      ...seats('roulette', [
        [0, 552, 804, 552, 850],
        [1, 632, 818, 632, 864],
        [2, 714, 818, 714, 864],
        [3, 794, 804, 794, 850],
        [4, 864, 728, 864, 774],
      ]),
    ],
  },
}

/** How a drawing lies on the screen: screen = drawing × scale + offset, in CSS pixels. */
export interface Fit {
  scale: number
  left: number
  top: number
}

/** Returns the layout for a surface: the upright room is a composition of its own. */
export function layoutFor(width: number, height: number): RoomLayout {
  return width < height * 0.95 ? 'portrait' : 'landscape'
}

/** Returns the fit that fills the surface as far as what must stay in sight allows. */
export function fitRoom(room: Room, width: number, height: number): Fit {
  const { safe } = room
  const cover = Math.max(width / room.width, height / room.height)
  const scale = Math.min(cover, width / safe.width, height / safe.height)
  // Centred, then moved until all that must be seen is seen.
  const place = (size: number, drawn: number, from: number, extent: number, free: number): number => {
    if (drawn * scale <= size) return (size - drawn * scale) * free
    const most = -from * scale
    const least = size - (from + extent) * scale
    return Math.min(
      0,
      Math.max(size - drawn * scale, Math.min(most, Math.max(least, (size - drawn * scale) / 2))),
    )
  }
  return {
    scale,
    left: place(width, room.width, safe.x, safe.width, 0.5),
    // Height that the drawing leaves free is ceiling.
    top: place(height, room.height, safe.y, safe.height, 1),
  }
}
