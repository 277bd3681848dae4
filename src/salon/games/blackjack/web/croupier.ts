/** What the croupier is seen doing, and where he looks. */
import type { SoundName } from '$lib/sound/sound'
import type { Shown } from './shown'
import type { Event } from './types.gen'

export type Pose = 'waiting' | 'dealing' | 'turning'

const POSES: Partial<Record<Event['type'], Pose>> = {
  shuffled: 'dealing',
  dealt: 'dealing',
  hit: 'dealing',
  double: 'dealing',
  dealer_drew: 'dealing',
  revealed: 'turning',
}

/** The pose in which an event is carried out. */
export function poseOf(event: Event): Pose {
  return POSES[event.type] ?? 'waiting'
}

/** Where on the cloth each stool is, from the left (0) to the right (4): the viewer's own is in the middle. */
export function spotOf(seat: number, me: number | null, stools: number): number {
  return me === null ? seat : (seat - me + 2 + stools) % stools
}

/** Whom the croupier faces: −1 far left, 0 straight on, 1 far right. */
export function gazeOf(view: Shown, me: number | null): number {
  const [turn] = view.to_act
  if (view.phase !== 'playing' || turn === undefined) return 0
  return (spotOf(turn, me, view.players.length) - 2) / 2
}

/** What is heard when an event is shown; null: nothing. */
export function soundOf(event: Event, me: number | null): SoundName | null {
  switch (event.type) {
    case 'dealt':
    case 'hit':
    case 'double':
    case 'revealed':
    case 'dealer_drew':
      return 'card'
    case 'bet':
    case 'taken_back':
    case 'lent':
      return 'chip'
    case 'stood':
      return event.why === 'choice' ? 'knock' : null
    case 'settled':
      if (event.seat === me && event.result === 'blackjack') return 'fanfare'
      return event.net ? 'chip' : null
    default:
      return null
  }
}
