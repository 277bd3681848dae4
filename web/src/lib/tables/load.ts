/** The parts of a table that a game's folder brings, found by their names and loaded when the table is opened. */
import type { Component } from 'svelte'
import type { GameTable, Step, TableProps } from './props'

type Part<Name extends string, Kind> = Record<string, () => Promise<Record<Name, Kind>>>

const TABLES = import.meta.glob('../../../../src/salon/games/*/web/Table.svelte') as Part<
  'default',
  Component<TableProps>
>
const ROUNDS = import.meta.glob('../../../../src/salon/games/*/web/Round.svelte') as Part<
  'default',
  Component<TableProps>
>
const STEPS = import.meta.glob('../../../../src/salon/games/*/web/step.ts') as Part<'step', Step>

const at = (game: string, file: string): string => `../../../../src/salon/games/${game}/web/${file}`

/** The table of a game: its own, or the plain one that can play any game. */
export async function loadTable(game: string): Promise<GameTable> {
  const [table, round, step] = await Promise.all([
    TABLES[at(game, 'Table.svelte')]?.() ?? import('./PlainTable.svelte'),
    ROUNDS[at(game, 'Round.svelte')]?.(),
    STEPS[at(game, 'step.ts')]?.(),
  ])
  return {
    Table: table.default as Component<TableProps>,
    Round: round?.default ?? null,
    step: step?.step ?? null,
  }
}
