/** How the game stands, in one breath: what a glance at the table tells, for those who ask with a key. */
import { lang, t, titleOf } from '$lib/i18n/i18n.svelte'
import { formatNumber } from '$lib/i18n/say'
import type { Play } from './play.svelte'
import { roundText } from './seated'

interface Player {
  score?: unknown
  stack?: unknown
  balance?: unknown
  cards?: unknown
}

/** What is public of a player, in words: points or chips, and how many cards. */
export function publicOf(player: Player | null): string[] {
  if (!player) return []
  const amount = player.score ?? player.stack ?? player.balance
  return [
    ...(typeof amount === 'number' ? [formatNumber(amount, lang())] : []),
    ...(typeof player.cards === 'number' ? [t('table.cards_count', { count: player.cards })] : []),
  ]
}

/** A few sentences: the game and its round, whose turn it is, and each player in the order of the seats. */
export function statusOf(play: Play): string {
  const { view } = play.stage
  const game = play.seatView?.game
  if (!view || !game) return t('table.no_view')
  const turn = view.to_act.length
    ? play.me !== null && view.to_act.includes(play.me)
      ? t('table.your_turn')
      : play.say('table.turn_of_many', { seats: view.to_act })
    : ''
  const players = view.players.flatMap((player, seat) => {
    const seated = play.seats[seat]
    return seated ? [[seated.name, ...publicOf(player as Player | null)].join(', ')] : []
  })
  const head = [titleOf(game), roundText({ ...view, game })].filter(Boolean).join(', ')
  return [head, turn.replace(/[.…]$/, ''), ...players].filter(Boolean).join('. ')
}
