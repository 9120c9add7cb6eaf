import type { ReservationRow } from '#server/store/reservations/reservations.ts'
import type { PlaceInput } from './seat-party.ts'

/** Takes a reservation and where and when it is wanted; returns whether that is elsewhere. */
export function isOther(row: ReservationRow, place: PlaceInput): boolean {
  return (
    row.date !== place.date ||
    row.minutes !== place.minutes ||
    row.area_id !== place.areaId ||
    row.guests !== place.guests
  )
}

/**
 * Takes a reservation, and the other place and the version with which all of it was sent again; returns whether staff have
 * changed it meanwhile: what they changed is not changed back by it.
 */
export function isOvertaken(
  row: Pick<ReservationRow, 'version'>,
  { place, version }: { readonly place?: PlaceInput | undefined; readonly version?: number | undefined },
): boolean {
  return place !== undefined && version !== undefined && version !== row.version
}
