/** Shapes and inks that the faces share. A card is drawn in a box of 100 × 140. */
import type { DeckStyle } from '$lib/preferences.svelte'
import type { PipRank, Suit } from './codes'

/** Suit shapes in a box of 20 × 20 centred on 0,0. */
export const SUIT_PATH: Record<Suit, string> = {
  h: 'M0 9.2C-3.6 5.4-9.2 1.6-9.2-3.6-9.2-6.6-7-8.8-4.4-8.8-2.4-8.8-.8-7.6 0-5.8.8-7.6 2.4-8.8 4.4-8.8 7-8.8 9.2-6.6 9.2-3.6 9.2 1.6 3.6 5.4 0 9.2Z',
  d: 'M0-9.6C2.2-6 4.6-2.8 7.4 0 4.6 2.8 2.2 6 0 9.6-2.2 6-4.6 2.8-7.4 0-4.6-2.8-2.2-6 0-9.6Z',
  s: 'M0-9.4C3.4-5.4 9-2 9 2.6 9 5.4 7 7 4.8 7 3.2 7 1.8 6.2 1 5 1.2 7 2 8.4 3.4 9.4H-3.4C-2 8.4-1.2 7-1 5-1.8 6.2-3.2 7-4.8 7-7 7-9 5.4-9 2.6-9-2-3.4-5.4 0-9.4Z',
  c: 'M0-9.2A4.3 4.3 0 0 1 3.3-2.1 4.3 4.3 0 1 1 1 3.7C1.2 6 2 8.2 3.4 9.4H-3.4C-2 8.2-1.2 6-1 3.7A4.3 4.3 0 1 1-3.3-2.1 4.3 4.3 0 0 1 0-9.2Z',
  p: 'M0-10C.9-3.7 3.7-.9 10 0 3.7.9.9 3.7 0 10-.9 3.7-3.7.9-10 0-3.7-.9-.9-3.7 0-10Z',
}

/** Place of a pip: x, y, upside down. */
export type Pip = readonly [x: number, y: number, down: boolean]

const L = 33
const M = 50
const R = 67
const up = (x: number, y: number): Pip => [x, y, false]
const down = (x: number, y: number): Pip => [x, y, true]
const corners: readonly Pip[] = [up(L, 32), up(R, 32), down(L, 108), down(R, 108)]
const columns: readonly Pip[] = [
  up(L, 30),
  up(R, 30),
  up(L, 56.5),
  up(R, 56.5),
  down(L, 83.5),
  down(R, 83.5),
  down(L, 110),
  down(R, 110),
]

/** Where the pips of a plain card stand. The ace is drawn apart. */
export const PIPS: Record<Exclude<PipRank, 'A'>, readonly Pip[]> = {
  '1': [up(M, 70)],
  '2': [up(M, 32), down(M, 108)],
  '3': [up(M, 32), up(M, 70), down(M, 108)],
  '4': corners,
  '5': [...corners, up(M, 70)],
  '6': [...corners, up(L, 70), up(R, 70)],
  '7': [...corners, up(L, 70), up(R, 70), up(M, 51)],
  '8': [...corners, up(L, 70), up(R, 70), up(M, 51), down(M, 89)],
  '9': [...columns, up(M, 70)],
  T: [...columns, up(M, 43), down(M, 97)],
}

export interface Ink {
  fill: string
  /** Drawn as an outline, so that the suit shows without its colour. */
  hollow: boolean
}

const BLACK = '#1c1c22'
const RED = '#b3122e'
const VIOLET = '#54287a'
const full = (fill: string): Ink => ({ fill, hollow: false })
const hollow = (fill: string): Ink => ({ fill, hollow: true })
const plain: Record<Suit, Ink> = {
  s: full(BLACK),
  c: full(BLACK),
  h: full(RED),
  d: full(RED),
  p: full(VIOLET),
}

const INKS: Record<DeckStyle, Record<Suit, Ink>> = {
  standard: plain,
  big: plain,
  four: { ...plain, d: full('#1f4fa3'), c: full('#17693f') },
  safe: {
    s: full('#111118'),
    h: full('#b34700'),
    d: hollow('#00549a'),
    c: hollow('#00573f'),
    p: full('#6a1b6e'),
  },
}

/** Returns how a suit is inked in a deck. */
export function inkOf(suit: Suit, deck: DeckStyle): Ink {
  return INKS[deck][suit]
}
