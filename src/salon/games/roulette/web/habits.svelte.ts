/** What a person is used to at this table, for this visit: the chip in the hand and the stakes of the round before. */
import type { ChipValue } from './shown'
import type { PlayerView } from './types.gen'

export const habits: { chip: ChipValue; before: PlayerView['bets'] | null } = $state({
  chip: 10,
  before: null,
})
