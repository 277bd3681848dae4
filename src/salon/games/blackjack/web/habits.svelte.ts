/** What a person is used to at this table: the light for the best move (kept on the device), and their stake. */
const KEY = 'salon.blackjack.advice'

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on'
  } catch {
    return false
  }
}

let advice = $state(stored())

export const habits = {
  /** Whether the best move is shown. */
  get advice(): boolean {
    return advice
  },
  set advice(shown: boolean) {
    advice = shown
    try {
      localStorage.setItem(KEY, shown ? 'on' : 'off')
    } catch {
      // kept for the visit
    }
  },
}

/** The amount on the betting bar and the last stake of this visit; null: none yet. */
export const stake: { amount: number; last: number | null } = $state({ amount: 50, last: null })
