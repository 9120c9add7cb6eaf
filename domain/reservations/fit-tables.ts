import type { ReservationPlan, TableClaim } from './reservation-plan.ts'
import type { Span } from '../core/spans.ts'

/** Tables that a party can be given together. */
export interface Seating {
  readonly tableIds: readonly string[]
  readonly areaId: string
  readonly seats: number
}

/**
 * Takes a plan and a party's size; returns every table and combination that is for so many, the smallest first: fewest
 * seats, then fewest tables, then the order of the house. A combination with a table that is not there is none.
 */
export function seatingsFor(
  { tables, combinations }: Pick<ReservationPlan, 'tables' | 'combinations'>,
  guests: number,
): Seating[] {
  const areaOf = new Map(tables.map((table) => [table.id, table.areaId]))
  const single = tables
    .filter((table) => table.seatsFrom <= guests && guests <= table.seats)
    .map(({ id, areaId, seats }): Seating => ({ tableIds: [id], areaId, seats }))
  const joined = combinations
    .filter((one) => one.seatsFrom <= guests && guests <= one.seats)
    .flatMap(({ tableIds, seats }): Seating[] => {
      const areaId = areaOf.get(tableIds[0] ?? '')
      return areaId !== undefined && tableIds.every((id) => areaOf.has(id))
        ? [{ tableIds, areaId, seats }]
        : []
    })
  return [...single, ...joined].sort((a, b) => a.seats - b.seats || a.tableIds.length - b.tableIds.length)
}

/** When tables are taken, ready to be asked often. */
export interface TableBook {
  isFree(tableIds: readonly string[], span: Span): boolean
}

/** Takes claims in any order; returns what tells whether tables are free for a whole span. Spans that touch are apart. */
export function makeTableBook(claims: readonly TableClaim[]): TableBook {
  const byTable = new Map<string, TableClaim[]>()
  for (const claim of claims) {
    const own = byTable.get(claim.tableId)
    if (own) own.push(claim)
    else byTable.set(claim.tableId, [claim])
  }
  return {
    isFree: (tableIds, { start, end }) =>
      tableIds.every((id) => !byTable.get(id)?.some((claim) => claim.start < end && start < claim.end)),
  }
}

/** Takes seatings in the order of choice, the book, a span and the area that is wanted; returns the first that is free. */
export function firstFree(
  seatings: readonly Seating[],
  book: TableBook,
  span: Span,
  areaId: string,
): Seating | undefined {
  return seatings.find((seating) => seating.areaId === areaId && book.isFree(seating.tableIds, span))
}
