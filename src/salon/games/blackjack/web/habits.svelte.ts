/** What a person is used to at this table: the light for the best move (kept on the device), and their stake. */
import { Remembered } from '$lib/tables/remembered.svelte'

/** Whether the best move is shown. */
export const light = new Remembered('salon.blackjack.advice')

/** The amount on the betting bar and the last stake of this visit; null: none yet. */
export const stake: { amount: number; last: number | null } = $state({ amount: 50, last: null })
