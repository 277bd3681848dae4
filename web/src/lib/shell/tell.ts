/** What is said aloud and shown in passing when something happens in the salon. */
import { t, titleOf } from '$lib/i18n/i18n.svelte'
import { sound } from '$lib/sound/sound'
import type { SalonState } from '$lib/wire/state'
import type { FromServer, PlaceName, RoomEvent } from '$lib/wire/types.gen'
import { announcer } from './announcer.svelte'
import type { Ui } from './ui.svelte'

const QUIET: readonly RoomEvent['type'][] = ['renamed', 'game_chosen', 'reacted', 'said']

/** One sentence for an event of the room; the same for the history, the live region and short messages. */
export function roomSentence(event: RoomEvent): string {
  if (event.type === 'said') return t('chat.says', event)
  if (event.type === 'reacted') return t(`reaction.${event.reaction as 'bravo'}`)
  return t(`event.${event.type}`, 'game' in event ? { ...event, title: titleOf(event.game) } : event)
}

function tellRoom(ui: Ui, event: RoomEvent, state: SalonState): void {
  const mine = 'person' in event && event.person === state.you
  if (event.type === 'said') {
    if (mine || ui.muted.includes(event.person)) return
    if (ui.sheet !== 'chat') {
      ui.unread = true
      ui.tell(roomSentence(event))
    } else announcer.say(roomSentence(event))
    return
  }
  if (mine) return
  if (QUIET.includes(event.type)) return
  announcer.say(roomSentence(event))
}

/** Says what a message has brought: events of the room, and that one is waited for at another place. */
export function tell(
  ui: Ui,
  message: FromServer,
  before: SalonState,
  after: SalonState,
  at: PlaceName | null,
): void {
  if (message.type === 'room') for (const { event } of after.news) tellRoom(ui, event, after)
  if (message.type !== 'table') return
  const { place } = message.table
  const now = after.places[place]
  if (!now || now === before.places[place]) return
  if (place === at) return // its table tells what it shows, when it shows it
  if (myTurn(after, place) && now.table.decision !== before.places[place]?.table.decision) callToPlay()
}

/** Says that it is this person's turn, by sound, in words and, where the page is out of sight, by a buzz. */
export function callToPlay(): void {
  sound.play('turn')
  announcer.say(t('table.your_turn'))
  if (document.visibilityState === 'hidden') navigator.vibrate?.(120)
}

/**
 * Whether the game at a place waits for this person; where one comes and goes, only while time runs out. Who merely
 * may do something (a card thrown off can be followed by anybody) is not waited for.
 */
export function myTurn(state: SalonState, place: PlaceName): boolean {
  const table = state.places[place]?.table
  if (!table || table.seat === null || table.status !== 'playing') return false
  if (place !== 'table' && table.clock === null) return false
  if (table.waits?.length && !table.waits.includes(table.seat)) return false
  const toAct = (table.view as { to_act?: readonly number[] } | null)?.to_act ?? []
  return table.decision !== '' && toAct.includes(table.seat)
}
