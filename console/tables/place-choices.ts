import type { TableDeskWire } from '#contract/table-desk.ts'
import type { PlaceWarning } from '#domain/table-place.ts'
import type { TableOfDesk } from './table-state.ts'

/** A table that a party may be shown to, and what staff look at first. */
export interface PlaceChoice {
  readonly table: TableOfDesk
  readonly warnings: readonly PlaceWarning[]
}

/** Tables of one area. */
export interface PlaceArea {
  readonly id: string
  readonly name: string
  readonly choices: readonly PlaceChoice[]
}

const isSeated = ({ sessions, held }: TableOfDesk) =>
  held === 'seated' || sessions.some(({ state }) => state !== 'paid')

/** Takes the tables of a branch and how many move; returns the free ones by area, areas without one left out. */
export function freePlaces({ areas }: TableDeskWire, guests: number): PlaceArea[] {
  return areas
    .map(({ id, name, tables }) => ({
      id,
      name,
      choices: tables
        .filter((table) => !isSeated(table) && table.held !== 'blocked')
        .map((table) => ({ table, warnings: warningsOf(table, guests, table.seats) })),
    }))
    .filter(({ choices }) => choices.length > 0)
}

/** Takes a table, how many are to sit there and the seats that they get with it; returns what staff look at first. */
export function warningsOf({ booked }: TableOfDesk, guests: number, seats: number): PlaceWarning[] {
  return [
    ...(guests > seats ? (['table-too-small'] as const) : []),
    ...(booked?.soon ? (['table-booked-soon'] as const) : []),
  ]
}
