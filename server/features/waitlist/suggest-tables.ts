import type { WaitingPartyWire } from '#contract/waitlist/waiting-desk.ts'
import { fittingTables, largestTables, wholeBranch } from '#domain/waitlist/waiting-list.ts'
import type { Language } from '#domain/core/words.ts'
import type { PlaceClaimRow } from '#server/store/dine-in/table-places.ts'
import type { TableRow } from '#server/store/dine-in/tables.ts'
import { showPlace } from '#server/ports/table-places.ts'

const mostSuggested = 4

/** The tables of a branch at which no session is, what reservations and staff take of them, and now (UTC ms). */
export interface FreeFloor {
  readonly free: readonly TableRow[]
  readonly claims: readonly PlaceClaimRow[]
  readonly now: number
  readonly zone: string
  readonly language: Language
}

/**
 * Takes a floor, a party's area and its size; returns where the host may seat it, the best first: tables that fit, of its
 * own area before others; those at which a reservation sits or comes within the hour, or that staff keep free, come last
 * and say so. Where none fits, the largest: a further one is put to it (decision 0107). Rule "Seating a party".
 */
export function suggestTables(floor: FreeFloor, areaId: string, party: number): WaitingPartyWire['tables'] {
  const isHere = (table: TableRow) => table.area_id === areaId || areaId === wholeBranch
  const hereFirst = (a: TableRow, b: TableRow) => Number(isHere(b)) - Number(isHere(a))
  const fitting = fittingTables(floor.free, party)
  const possible =
    fitting.length > 0 ? fitting.toSorted(hereFirst) : largestTables(floor.free.toSorted(hereFirst))
  const shown = possible.map((table) => ({ table, place: showPlace(floor.claims, table.id, floor) }))
  const isReserved = ({ place }: (typeof shown)[number]) => place.held !== null || place.booked?.soon === true
  return shown
    .toSorted((a, b) => Number(isReserved(a)) - Number(isReserved(b)))
    .slice(0, mostSuggested)
    .map(({ table: { id, name, seats }, place: { held, booked } }) => ({
      id,
      name,
      seats,
      held,
      booked: booked?.soon ? booked.time : null,
    }))
}
