import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { hourMs } from '#domain/core/durations.ts'
import { bookedSoonMs, type TablePlace } from '#domain/dine-in/table-place.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listPlaceClaims, type PlaceClaimRow } from '#server/store/dine-in/table-places.ts'

/** So far ahead staff see who comes to a table. */
const shownAheadMs = 4 * hourMs

/** Takes a branch and now (UTC ms); returns what takes its tables now and in the hours to come. */
export function readPlaceClaims(db: TenantDb, branchId: string, now: number): Promise<PlaceClaimRow[]> {
  return listPlaceClaims(db, branchId, new Date(now), new Date(now + shownAheadMs))
}

/** Takes claims, tables and now; returns the reservation whose guests sit there. */
export function seatedClaim(
  claims: readonly PlaceClaimRow[],
  tableIds: readonly string[],
  now: number,
): PlaceClaimRow | undefined {
  return claims.find(
    (one) => tableIds.includes(one.table_id) && one.visit === 'seated' && one.start_at.getTime() <= now,
  )
}

/** Takes claims, a table, now and the reservation of those who are to sit there; returns what others take of it. */
export function placeAt(
  claims: readonly PlaceClaimRow[],
  tableId: string,
  now: number,
  own?: string | null,
): Omit<TablePlace, 'seats'> {
  const others = claims.filter((one) => one.table_id === tableId && (!own || one.reservation_id !== own))
  const coming = others.filter((one) => one.reservation_id !== null && one.visit !== 'seated')
  return {
    taken: seatedClaim(others, [tableId], now) !== undefined,
    blocked: others.some((one) => one.reservation_id === null && one.start_at.getTime() <= now),
    bookedAt: coming[0]?.start_at.getTime(),
  }
}

type PlaceWire = Pick<TableDeskWire['areas'][number]['tables'][number], 'held' | 'booked'>

/** The same as staff see it. */
export function showPlace(
  claims: readonly PlaceClaimRow[],
  tableId: string,
  { now, zone, language }: { now: number; zone: string; language: Language },
): PlaceWire {
  const { taken, blocked, bookedAt } = placeAt(claims, tableId, now)
  return {
    held: taken ? 'seated' : blocked ? 'blocked' : null,
    booked:
      bookedAt === undefined
        ? null
        : {
            at: new Date(bookedAt).toISOString(),
            time: clockWords(bookedAt, zone, language),
            soon: bookedAt < now + bookedSoonMs,
          },
  }
}
