import type { SeatedTableWire, TableDeskWire } from '#contract/dine-in/table-desk.ts'
import type { PlaceWarning } from '#domain/dine-in/table-place.ts'
import { liveAt, type TableOfDesk } from './table-state.ts'

/** A table that a party may be shown to or take to its own, and what staff look at first. */
export interface PlaceChoice {
  readonly table: TableOfDesk
  /** Who sits there and would come in. */
  readonly seated: SeatedTableWire | undefined
  readonly warnings: readonly PlaceWarning[]
}

/** Tables of one area. */
export interface PlaceArea {
  readonly id: string
  readonly name: string
  readonly choices: readonly PlaceChoice[]
}

const isFree = (table: TableOfDesk) =>
  liveAt(table) === undefined && table.joined_to === null && table.held === null

/**
 * Takes what is done, the tables of a branch and the session; returns the tables that it may be done with, by area: to
 * move, the free ones and its own; to join, the free ones and those where others sit. Areas without one are left out.
 */
export function placesFor(
  act: 'move' | 'join',
  { areas }: TableDeskWire,
  session: SeatedTableWire,
): PlaceArea[] {
  const own = session.tables.map(({ id }) => id)
  const seats = session.tables.reduce((sum, table) => sum + table.seats, 0)
  const wanted = (table: TableOfDesk): boolean => {
    const mine = own.includes(table.id)
    if (act === 'move') return mine ? own.length > 1 : isFree(table)
    return !mine && (isFree(table) || liveAt(table) !== undefined) && table.held !== 'blocked'
  }
  return areas
    .map(({ id, name, tables }) => ({
      id,
      name,
      choices: tables.filter(wanted).map((table) => {
        const seated = act === 'join' ? liveAt(table) : undefined
        const all = act === 'join' ? seats + table.seats : table.seats
        return { table, seated, warnings: seated ? [] : warningsOf(table, session.party, all) }
      }),
    }))
    .filter(({ choices }) => choices.length > 0)
}

function warningsOf({ booked }: TableOfDesk, guests: number, seats: number): PlaceWarning[] {
  return [
    ...(guests > seats ? (['table-too-small'] as const) : []),
    ...(booked?.soon ? (['table-booked-soon'] as const) : []),
  ]
}
