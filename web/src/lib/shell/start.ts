/** « Jouer tout de suite »: sits down, puts a game on the table, fills it with robots and begins. */
import { allGames } from '$lib/wire/api'
import type { Salon } from '$lib/wire/salon.svelte'
import type { Command, GameInfo, Refusal } from '$lib/wire/types.gen'

const FIRST = 'president'
/** A good number of players for a first match, within what the game takes. */
const PLAYERS = 4

/** The commands that lead from an empty salon to a match that runs. */
export function steps(game: Pick<GameInfo, 'key' | 'min_seats' | 'max_seats'>): Command[] {
  const players = Math.min(Math.max(PLAYERS, game.min_seats), game.max_seats)
  const robots = Array.from({ length: players - 1 }, (): Command => ({ type: 'add_robot', place: 'table' }))
  return [{ type: 'sit', place: 'table' }, { type: 'choose', game: game.key }, ...robots, { type: 'start' }]
}

/** Does so; the answer is the first refusal, or null. */
export async function playNow(salon: Salon): Promise<Refusal | null> {
  const games = (await allGames()).filter(({ place }) => place === 'table')
  const game = games.find(({ key }) => key === FIRST) ?? games[0]
  if (!game) return { code: 'unknown_game', params: {} }
  for (const command of steps(game)) {
    const refusal = await salon.do(command)
    if (refusal) return refusal
  }
  return null
}
