/** Why a card did to the count what it did: a remark for those who learn, as the key of a text. */
import { parseCard } from '$lib/cards/codes'
import type { HenEvent } from './table'

type Played = Extract<HenEvent, { type: 'played' }>

const FIGURES: Record<string, string> = { K: 'king', Q: 'queen', A: 'ace' }

/** Returns the key of the remark; null for a numeral that is simply added. */
export function whyOf({
  card,
  how,
  value,
  count,
}: Pick<Played, 'card' | 'how' | 'value' | 'count'>): string | null {
  const { kind, rank } = { rank: '', ...parseCard(card) }
  if (kind === 'joker') return 'why.joker'
  if (rank === 'J') {
    if (how === 'set') return count ? 'why.jack_king' : 'why.jack_joker'
    if (value === 0) return 'why.jack_zero'
    return how === 'subtract' ? 'why.jack_red' : 'why.jack'
  }
  if (rank in FIGURES) return `why.${FIGURES[rank]}`
  return how === 'subtract' ? 'why.red' : null
}
