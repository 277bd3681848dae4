/** What is asked of the server over HTTP: who one is, a new salon, the games. */
import type { Failure, GameInfo, GameList, Me, OpenedSalon, Refusal } from './types.gen'

/** An answer of `/api` that is not a success. */
export class Failed extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}

async function ask<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Failed({ code: 'unreachable', params: {} })
  }
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as Answer
  const refusal = (answer as Failure | null)?.refusal
  throw new Failed(refusal ?? { code: 'internal', params: { reference: String(response.status) } })
}

/** Makes sure that this device is somebody (a cookie holds the secret). */
export const becomeSomebody = (): Promise<Me> => ask('POST', '/api/me')

/** Makes the server forget this device's person, and the device its secret. */
export const forgetMe = (): Promise<unknown> => ask('DELETE', '/api/me')

/** Opens a salon and returns its code. */
export async function openSalon(name: string, avatar: string): Promise<string> {
  await becomeSomebody()
  return (await ask<OpenedSalon>('POST', '/api/salons', { name, avatar })).code
}

let games: Promise<GameInfo[]> | undefined

/** The games that the server has; asked once. */
export function allGames(): Promise<GameInfo[]> {
  games ??= ask<GameList>('GET', '/api/games').then((list) => list.games)
  games.catch(() => (games = undefined))
  return games
}
