/** Who sits at a place, as tables want to know it. */
import { lang, sayAt, t, titleOf, type Table } from '$lib/i18n/i18n.svelte'
import { faceOf } from '$lib/shell/profile.svelte'
import type { PlaceName, PlaceView, RoomView, SeatView } from '$lib/wire/types.gen'
import type { Seated, SeatClock } from './props'

/** The names of the seats of a place, for texts. */
export function tableOf(room: RoomView | null, place: PlaceName, viewer: number | null): Table {
  const seats = room?.[place].seats ?? []
  return {
    game: room?.[place].game ?? null,
    viewer,
    player: (seat) => seats[seat]?.name ?? '—',
  }
}

/** Whose turn it is and which clocks run. */
export interface Turns {
  me: number | null
  toAct: readonly number[]
  clocks: ReadonlyMap<number, SeatClock>
}

function seated(held: SeatView, seat: number, { me, toAct, clocks }: Turns): Seated {
  const robot = held.robot ?? false
  const standIn = held.stand_in ?? false
  const turn = toAct.includes(seat)
  const clock = clocks.get(seat) ?? null
  const shared = {
    name: held.name,
    avatar: faceOf(held.avatar),
    robot: robot || standIn,
    away: held.away ?? false,
    me: seat === me,
    turn,
  }
  return {
    ...shared,
    seat,
    person: held.person ?? null,
    robot,
    standIn,
    clock,
    plate: {
      ...shared,
      ...(clock && turn && { clock }),
      labels: {
        robot: standIn ? t('seat.stand_in') : t('seat.robot'),
        turn: t('seat.turn'),
        away: t('seat.away'),
        dealer: t('seat.dealer'),
      },
    },
  }
}

export function seatsOf(view: PlaceView, turns: Turns): (Seated | null)[] {
  return view.seats.map((held, seat) => held && seated(held, seat, turns))
}

/** « manche 2 sur 5 », in the game's own words if it has them. */
export function roundText(view: Pick<PlaceView, 'game' | 'round' | 'rounds'>): string {
  const { game, round, rounds } = view
  if (round === null) return ''
  const own = sayAt({ game, viewer: null, player: String }, 'round', { round, rounds })
  return own ?? (rounds === null ? t('table.round', { round }) : t('table.round_of', { round, rounds }))
}

/** What is going on at a place, in a few words: the sign over it in the room. */
export function placeStatus(room: RoomView, place: PlaceName): string {
  const view = room[place]
  if (view.game === null) {
    if (place !== 'table') return t('room.closed')
    if (room.choice) return t('room.chosen', { game: titleOf(room.choice.game) })
    return t('room.no_game')
  }
  const free = view.seats.filter((held) => held === null).length
  if (place !== 'table')
    return free === view.seats.length ? t('room.free_seats', { count: free }) : roundText(view)
  const game = titleOf(view.game)
  if (view.status === 'pause') return t('room.pause', { game })
  if (view.status === 'over') return t('room.over', { game })
  if (view.status === 'idle') return game
  const round = roundText(view)
  return round ? t('room.playing_round', { game, round }) : game
}

/** Names in a sentence: « Léa, Max et Zoé ». */
export function namesOf(view: PlaceView): string {
  const names = view.seats.flatMap((held) => (held ? [held.name] : []))
  return new Intl.ListFormat(lang(), { type: 'conjunction' }).format(names)
}
