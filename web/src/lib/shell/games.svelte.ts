/** The games of the house, once they are known, and whether they fit the people at the table. */
import { t, titleOf } from '$lib/i18n/i18n.svelte'
import { allGames } from '$lib/wire/api'
import type { GameInfo } from '$lib/wire/types.gen'

let list: readonly GameInfo[] = $state.raw([])
let asked = false

/** The games that the server has; empty until they have come. */
export function games(): readonly GameInfo[] {
  if (!asked) {
    asked = true
    allGames().then(
      (all) => (list = all),
      () => (asked = false),
    )
  }
  return list
}

export const gameOf = (key: string): GameInfo | undefined => games().find((game) => game.key === key)

/** Why a game does not fit so many players, in words, and how many robots would mend it; null if it fits. */
export function roomFor(key: string, seated: number): { text: string; missing: number } | null {
  const game = gameOf(key)
  if (!game) return null
  const missing = game.min_seats - seated
  const title = titleOf(key)
  if (missing > 0) return { text: t('host.too_few', { missing, game: title }), missing }
  if (seated > game.max_seats)
    return { text: t('host.too_many', { game: title, max: game.max_seats, seated }), missing: 0 }
  return null
}
