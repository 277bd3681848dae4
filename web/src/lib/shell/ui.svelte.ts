/** What a page shows besides its salon: the open sheet, short messages, who is muted here. */
import { createContext } from 'svelte'
import { refusalText, type Table } from '$lib/i18n/i18n.svelte'
import { sound } from '$lib/sound/sound'
import type { Play } from '$lib/tables/play.svelte'
import type { Salon } from '$lib/wire/salon.svelte'
import type { Command, PlaceName, Refusal } from '$lib/wire/types.gen'

export type SheetName =
  | 'chat'
  | 'cupboard'
  | 'history'
  | 'invite'
  | 'keys'
  | 'leave'
  | 'menu'
  | 'people'
  | 'rules'
  | 'score'
  | 'settings'

export interface Message {
  id: number
  text: string
  tone: 'plain' | 'ok' | 'danger'
}

const SHOWN_MS = 5000
const MOST = 3

export class Ui {
  /** The place that is looked at; null: the room. */
  place: PlaceName | null = $state(null)
  sheet: SheetName | null = $state(null)
  messages: readonly Message[] = $state.raw([])
  /** Persons whose words and reactions are not shown on this device. */
  muted: readonly string[] = $state.raw([])
  /** Something was said since the chat was last open. */
  unread: boolean = $state(false)
  /** The game whose rules are shown; null: that of the place. */
  rules: string | null = $state(null)
  /** What is played at the place that is looked at. */
  play: Play | null = $state.raw(null)
  #count = 0

  constructor(readonly salon: Salon) {}

  /** Shows a short message for a moment. */
  tell(text: string, tone: Message['tone'] = 'plain'): void {
    const message = { id: ++this.#count, text, tone }
    this.messages = [...this.messages.filter((other) => other.text !== text), message].slice(-MOST)
    setTimeout(() => this.dismiss(message.id), SHOWN_MS)
  }

  dismiss(id: number): void {
    this.messages = this.messages.filter((message) => message.id !== id)
  }

  /** Shows why something was refused. */
  refuse(refusal: Refusal, table?: Table): void {
    sound.play('refuse')
    this.tell(refusalText(refusal, table), 'danger')
  }

  /** Asks the server for something and shows why it was refused, if it was. */
  async ask(command: Command): Promise<boolean> {
    const refusal = await this.salon.do(command)
    if (refusal) this.refuse(refusal)
    return refusal === null
  }

  open(sheet: SheetName): void {
    this.sheet = sheet
    if (sheet === 'chat') {
      this.unread = false
      this.messages = []
    }
  }

  close(): void {
    this.sheet = null
  }

  mute(person: string, muted: boolean): void {
    const others = this.muted.filter((other) => other !== person)
    this.muted = muted ? [...others, person] : others
  }
}

export const [getUi, setUi] = createContext<Ui>()
