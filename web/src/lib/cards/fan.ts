/** Where the cards of a hand lie: pure geometry, in CSS pixels. */

export interface FanInput {
  /** Width that the hand may use. */
  width: number
  count: number
  /** For each card, whether a new group begins with it (the first one counts for nothing). */
  breaks?: readonly boolean[]
  /** Widest that a card may be. */
  cardMax: number
}

export interface FanPlace {
  x: number
  y: number
  /** Degrees. */
  rotation: number
  row: number
  /** What can be touched of this card: from its left edge to the next card's. */
  strip: number
}

export interface Fan {
  cardWidth: number
  rows: number
  height: number
  places: FanPlace[]
}

/** The narrowest strip that a finger is given. */
export const MIN_STRIP = 24
/** Room above a card for the lift of a chosen one and for its badge. */
export const LIFT = 30

const ASPECT = 1.4
const MIN_CARD = 54
const MARGIN = 3
const TURN = 1.15

const turnOf = (count: number): number => (TURN * Math.min(count, 9)) / 2
const slack = (cardWidth: number, count: number): number =>
  cardWidth * ASPECT * Math.sin((turnOf(count) * Math.PI) / 180)

function stepFor(width: number, cardWidth: number, count: number): number {
  if (count < 2) return cardWidth
  return (width - 2 * MARGIN - cardWidth - slack(cardWidth, count)) / (count - 1)
}

/** Returns the widest card and the fewest rows that leave each card a strip of MIN_STRIP. */
function choose(width: number, count: number, cardMax: number): { cardWidth: number; rows: number } {
  const wish = Math.max(MIN_CARD, Math.min(cardMax, width * 0.235))
  for (let rows = 1; ; rows++) {
    const perRow = Math.ceil(count / rows)
    for (const factor of [1, 0.93, 0.86, 0.8]) {
      const cardWidth = Math.max(MIN_CARD, wish * factor)
      if (perRow === 1 || stepFor(width, cardWidth, perRow) >= MIN_STRIP) return { cardWidth, rows }
    }
  }
}

function rowOf(input: FanInput, from: number, to: number, cardWidth: number): FanPlace[] {
  const count = to - from
  const breaks = Array.from({ length: count }, (_, i) => i > 0 && (input.breaks?.[from + i] ?? false))
  const gaps = breaks.filter(Boolean).length
  const even = Math.max(0, stepFor(input.width, cardWidth, count))
  const widest = cardWidth * 0.74
  // Cards of a group move together only while every strip stays wide enough.
  const inside = gaps ? Math.min(widest, Math.max(MIN_STRIP, even * 0.66)) : Math.min(widest, even)
  const spare = even * (count - 1) - inside * (count - 1 - gaps)
  const between = gaps ? Math.min(cardWidth * 0.86, spare / gaps) : inside
  const steps = breaks.map((first, i) => (i === 0 ? 0 : first ? between : inside))
  const total = steps.reduce((sum, step) => sum + step, 0)
  const turn = turnOf(count)
  let x = (input.width - total - cardWidth) / 2
  return steps.map((step, i) => {
    x += step
    const away = total ? ((x + cardWidth / 2 - input.width / 2) / total) * 2 : 0
    const strip = i + 1 < count ? (steps[i + 1] ?? cardWidth) : cardWidth
    return { x, y: away * away * Math.min(count, 10) * 1.5, rotation: away * turn, row: 0, strip }
  })
}

/** Returns the places of `count` cards; `places[i].y` counts from the top of the hand. */
export function layoutFan(input: FanInput): Fan {
  if (input.count === 0) return { cardWidth: input.cardMax, rows: 1, height: LIFT, places: [] }
  const { cardWidth, rows } = choose(input.width, input.count, input.cardMax)
  const perRow = Math.ceil(input.count / rows)
  const shift = cardWidth * ASPECT * 0.44
  const places: FanPlace[] = []
  for (let row = 0; row < rows; row++) {
    const to = Math.min(input.count, (row + 1) * perRow)
    const laid = rowOf(input, row * perRow, to, cardWidth)
    places.push(...laid.map((place) => ({ ...place, row, y: place.y + LIFT + row * shift })))
  }
  const lowest = Math.max(...places.map((place) => place.y))
  return { cardWidth, rows, places, height: lowest + cardWidth * ASPECT + 6 }
}
