/** What tells the twelve court cards apart: their old French names, their cloth, their hair and what they hold. */
import type { CourtRank, PlainSuit } from './codes'

export type Attribute =
  | 'harp'
  | 'sword'
  | 'orb'
  | 'sceptre'
  | 'feather'
  | 'rose'
  | 'fan'
  | 'tulip'
  | 'halberd'
  | 'dagger'
  | 'arrow'
  | 'shield'

export interface Court {
  name: string
  attribute: Attribute
  hair: string
  /** Main cloth, second cloth, and the cloth of the sleeves. */
  cloth: string
  second: string
  sleeve: string
}

const BLUE = '#24527a'
const RED = '#b3202c'
const GOLD = '#d3a531'
const GREEN = '#2c6e49'
const WINE = '#7a1f2b'
const OCHRE = '#c9791b'

export const COURTS: Record<PlainSuit, Record<CourtRank, Court>> = {
  s: {
    K: { name: 'DAVID', attribute: 'harp', hair: '#b9b2a3', cloth: BLUE, second: GOLD, sleeve: WINE },
    Q: { name: 'PALLAS', attribute: 'feather', hair: '#54341c', cloth: BLUE, second: RED, sleeve: GOLD },
    J: { name: 'HOGIER', attribute: 'halberd', hair: '#6b4423', cloth: BLUE, second: GOLD, sleeve: GREEN },
  },
  h: {
    K: { name: 'CHARLES', attribute: 'sword', hair: '#c8b98f', cloth: RED, second: BLUE, sleeve: GOLD },
    Q: { name: 'JUDITH', attribute: 'rose', hair: '#a8642c', cloth: RED, second: GOLD, sleeve: BLUE },
    J: { name: 'LAHIRE', attribute: 'dagger', hair: '#3a2416', cloth: RED, second: BLUE, sleeve: GOLD },
  },
  d: {
    K: { name: 'CÉSAR', attribute: 'orb', hair: '#8c7a5c', cloth: OCHRE, second: WINE, sleeve: BLUE },
    Q: { name: 'RACHEL', attribute: 'fan', hair: '#2f1c12', cloth: OCHRE, second: BLUE, sleeve: RED },
    J: { name: 'HECTOR', attribute: 'arrow', hair: '#8a5a2b', cloth: OCHRE, second: WINE, sleeve: GREEN },
  },
  c: {
    K: { name: 'ALEXANDRE', attribute: 'sceptre', hair: '#6d5a3c', cloth: GREEN, second: RED, sleeve: GOLD },
    Q: { name: 'ARGINE', attribute: 'tulip', hair: '#c08a3a', cloth: GREEN, second: GOLD, sleeve: RED },
    J: { name: 'LANCELOT', attribute: 'shield', hair: '#4a2c1a', cloth: GREEN, second: BLUE, sleeve: GOLD },
  },
}
