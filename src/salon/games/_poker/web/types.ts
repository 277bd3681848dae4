/** What the tables of both poker games are given: the fields that their views and events share (`view.*`). */
import type { TableProps } from '$lib/tables/props'
import type { Refusal } from '$lib/wire/types.gen'

export type Category =
  | 'flush'
  | 'four_of_a_kind'
  | 'full_house'
  | 'high_card'
  | 'pair'
  | 'straight'
  | 'straight_flush'
  | 'three_of_a_kind'
  | 'two_pair'

export interface Best {
  category: Category
  /** In the order of `best.2`. */
  cards: string[]
}
export interface Share {
  seat: number
  chips: number
}
export interface Pot {
  amount: number
  seats: number[]
  /** Once the hand is over (`view.4`). */
  winners?: Share[]
}
export interface PokerPlayer {
  stack: number
  bet: number
  paid: number
  state: 'all_in' | 'folded' | 'in' | 'out'
  cards: number
  hand: string[]
  won: number | null
  exit: { hand: number; stack: number } | null
  combination: Best | null
  /** How many cards the seat has changed; Poker fermé only. */
  drew?: number | null
}

export interface PokerView {
  game: string
  phase: 'betting' | 'draw' | 'over' | 'round_over'
  round: number
  rounds: number
  dealer: number
  to_act: number[]
  street: string
  current_bet: number
  min_raise_to: number | null
  pots: Pot[]
  shown: number[]
  ranking: { seat: number; rank: number; score: number }[] | null
  best?: Best | null
  players: PokerPlayer[]
  legal?: { type: string }[]
  /** Hold'em only, as are the seats of the blinds. */
  board?: string[]
  small_blind?: number
  big_blind?: number
}

export type PokerEvent =
  | { type: 'hand_started'; round: number; rounds: number; dealer: number; stacks: number[] }
  | {
      type: 'posted'
      seat: number
      kind: 'ante' | 'big_blind' | 'small_blind'
      amount: number
      all_in: boolean
    }
  | { type: 'dealt'; dealer: number; hands: string[][] }
  | { type: 'timed_out'; seats: number[] }
  | { type: 'folded' | 'checked' | 'eliminated'; seat: number }
  | { type: 'called'; seat: number; amount: number; bet: number; all_in: boolean }
  | { type: 'raised'; seat: number; to: number; amount: number; opening: boolean; all_in: boolean }
  | { type: 'came_back'; seat: number; amount: number }
  | { type: 'gathered'; pots: Pot[] }
  | { type: 'shown'; seat: number; cards: string[] }
  | {
      type: 'combination'
      seat: number
      category: Category
      height: string
      second: string | null
      cards: string[]
    }
  | {
      type: 'pot_won'
      pot: number
      amount: number
      seat: number
      seats: number[]
      count: number
      winners: Share[]
      category: Category | null
    }
  | { type: 'match_over'; winners: number[]; count: number; score: number }
  | { type: 'turned'; street: string; cards: string[]; board: string[] }
  | { type: 'exchange_opened'; seats: number[] }
  | { type: 'chose'; seat: number; discard: string[] | null; count: number | null }
  | { type: 'drew'; seat: number; count: number; cards: string[]; hand: string[] }

export type PokerAction =
  { type: 'fold' } | { type: 'check' } | { type: 'call' } | { type: 'raise'; to: number }
/** What `legal` holds; the exchange is Poker fermé's own. */
export type PokerOption =
  | { type: 'fold' }
  | { type: 'check' }
  | { type: 'call' }
  | { type: 'raise'; min: number; max: number }
  | { type: 'draw' }

type Table = TableProps<PokerView, PokerAction, PokerEvent>
export interface Props extends Omit<Table, 'act' | 'legal'> {
  act: (action: PokerAction) => Promise<Refusal | null>
  legal: readonly (PokerOption | PokerAction)[]
}
export type Say = Props['say']
export type History = Props['history']
