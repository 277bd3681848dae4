/** What is heard when an event is shown; the wheel and the ball sound by themselves. */
import type { SoundName } from '$lib/sound/sound'
import type { Event } from './types.gen'

export function soundOf(event: Event, me: number | null): SoundName | null {
  switch (event.type) {
    case 'bet':
    case 'cleared':
    case 'lent':
      return 'chip'
    case 'ready':
      return 'knock'
    case 'settled':
      if (event.seat === me && event.net >= 10 * event.staked) return 'fanfare'
      return event.net > 0 ? 'chip' : null
    default:
      return null
  }
}
