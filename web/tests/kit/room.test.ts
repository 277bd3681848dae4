import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fitRoom, layoutFor, ROOMS, type PlaceId, type RoomLayout } from '$lib/room/anchors'

const drawn = (layout: RoomLayout): Document =>
  new DOMParser().parseFromString(
    readFileSync(`web/src/lib/room/room-${layout}.svg`, 'utf8'),
    'image/svg+xml',
  )

describe.each(['landscape', 'portrait'] as const)('the %s room', (layout) => {
  const room = ROOMS[layout]
  const picture = drawn(layout)

  test('the anchors are those of the drawing, seat by seat', () => {
    const seats = [...picture.querySelectorAll('[data-anchor]')].map((seat) => {
      const [x, y] = (seat.getAttribute('data-anchor') ?? '').split(',').map(Number)
      const [labelX, labelY] = (seat.getAttribute('data-label') ?? '').split(',').map(Number)
      const place = seat.closest('[data-place]')?.getAttribute('data-place')
      return { place, index: Number(seat.getAttribute('data-index')), x, y, labelX, labelY }
    })
    expect(seats).toHaveLength(18)
    expect(seats).toEqual(expect.arrayContaining(room.seats as never[]))
    expect(room.seats).toHaveLength(seats.length)
  })

  test('every place that can be entered is drawn, and lies inside the drawing', () => {
    const places = [...picture.querySelectorAll('[data-place]')].map((place) =>
      place.getAttribute('data-place'),
    )
    expect(places.sort()).toEqual(Object.keys(room.places).sort())
    for (const id of places as PlaceId[]) {
      const box = room.places[id]
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(room.width)
      expect(box.y + box.height).toBeLessThanOrEqual(room.height)
    }
  })

  test('no name in the drawing can clash with another of the page, and it loads nothing', () => {
    for (const element of picture.querySelectorAll('[id]')) expect(element.id).toMatch(/^room-/)
    expect(picture.querySelectorAll('script, style, image, foreignObject, [style]')).toHaveLength(0)
    for (const element of picture.querySelectorAll('[href]'))
      expect(element.getAttribute('href')).toMatch(/^#room-/)
  })

  test.each([
    [390, 728],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
    [320, 568],
  ])('on %i × %i what must be seen is seen', (width, height) => {
    const { scale, left, top } = fitRoom(room, width, height)
    const { safe } = room
    expect(left + safe.x * scale).toBeGreaterThanOrEqual(-0.01)
    expect(top + safe.y * scale).toBeGreaterThanOrEqual(-0.01)
    expect(left + (safe.x + safe.width) * scale).toBeLessThanOrEqual(width + 0.01)
    expect(top + (safe.y + safe.height) * scale).toBeLessThanOrEqual(height + 0.01)
  })
})

test('an upright screen has the upright room', () => {
  expect(layoutFor(390, 728)).toBe('portrait')
  expect(layoutFor(768, 1024)).toBe('portrait')
  expect(layoutFor(1280, 800)).toBe('landscape')
  expect(layoutFor(844, 390)).toBe('landscape')
})
