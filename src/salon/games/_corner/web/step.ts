/** The view after what happens on a stool, at either table. */

interface Person {
  balance: number
  loans: number
  leaving: boolean
}

interface Table<P extends Person> {
  players: (P | null)[]
  to_act: number[]
}

/** The view with something changed of who sits there. */
export function withPlayer<P extends Person, V extends Table<P>>(
  view: V & Table<P>,
  seat: number,
  change: Partial<P>,
): V {
  const players = view.players.map((player, index) =>
    index === seat && player ? { ...player, ...change } : player,
  )
  return { ...view, players }
}

/** The view with that stool empty. */
export function emptied<V extends Table<Person>>(view: V, seat: number): V {
  return {
    ...view,
    players: view.players.map((player, index) => (index === seat ? null : player)),
    to_act: view.to_act.filter((other) => other !== seat),
  }
}
