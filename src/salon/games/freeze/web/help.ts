/** What the paper on the right explains, as the keys of a title and a text; null: nothing. */
import { rankOf, windowOpen, type FreezeView } from './table'

export interface Help {
  title: string
  text: string
  params: object
}

/** Returns what helps the viewer now: the power of the card in hand or in use, the speed, the freeze, the start. */
export function helpOf(view: FreezeView, me: number | null): Help | null {
  const { drawn, gives, power, window } = view
  if (view.phase === 'look') return { title: 'help.look.title', text: 'help.look.text', params: {} }
  if (view.phase === 'penalty') return { title: 'help.penalty.title', text: 'help.penalty.text', params: {} }
  if (drawn && me !== null && view.turn === me)
    return {
      title: 'help.drawn.title',
      text: gives ? `help.power.${gives}` : 'help.drawn.text',
      params: { rank: rankOf(drawn) },
    }
  if (power && power.seat === me)
    return { title: 'help.power.title', text: `help.using.${power.kind}`, params: {} }
  if (window && windowOpen(view))
    return { title: 'help.speed.title', text: 'help.speed.text', params: { rank: window.rank } }
  if (view.last_lap)
    return { title: 'help.last.title', text: 'help.last.text', params: { seat: view.freezer } }
  if (view.phase === 'turn') return { title: 'help.turn.title', text: 'help.turn.text', params: {} }
  return null
}
