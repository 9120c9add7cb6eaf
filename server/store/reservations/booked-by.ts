import { sql, type RawBuilder } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { reservationIdsOf, type LeavingGuest } from '../waitlist/leaving-guest.ts'
import type { ReservationRow } from './reservations.ts'

/** What was booked by an account, and what for its number on the phone: the number is proven. */
const ownedBy = (shopper: string, phone: string) =>
  sql<boolean>`(shopper = ${shopper} or phone = ${phone} and phone <> '')`

/** Takes a shopper and its number ('' for none); returns all that was booked by it, or for it on the phone, newest first. */
export function listBooked(
  db: TenantDb,
  { shopper, phone }: { shopper: string; phone: string },
): Promise<ReservationRow[]> {
  return db.q
    .selectFrom('reservations')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where(ownedBy(shopper, phone))
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .execute()
}

/** What of a reservation `r` names its guest, or was written by or about that one. */
export const nobodysReservation: RawBuilder<unknown> = sql`name = '', phone = '', email = '', note = '', staff_note = '',
  rating_comment = '', allergens = '{}', reason = case when r.reason like 'words:%' then
    case when r.cancelled_by like 'staff%' then 'by-staff' else 'by-guest' end else r.reason end`

/** Steps of reservations without what people wrote beside them. */
export const forgetReservationSteps = (tenant: string, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`update reservation_journal j set detail = j.detail - 'reason'
    where j.tenant_id = ${tenant} and j.detail ->> 'reason' like 'words:%' and j.reservation_id in ${ids}`

/**
 * Takes a guest whose account goes; the reservations stay for the books and name nobody, those of the number too. One that
 * somebody booked for the number without proving it, and that is still to come, keeps the name that it goes by.
 * Rule "Deleting an account".
 */
export async function forgetReservations(
  db: TenantDb,
  guest: Pick<LeavingGuest, 'shopper' | 'mobile'>,
  now: Date,
): Promise<void> {
  const phone = guest.mobile ?? ''
  const owned = ownedBy(guest.shopper, phone)
  await forgetReservationSteps(db.tenantId, reservationIdsOf(db, guest)).execute(db.q)
  await sql`update reservations r set phone = '', email = '' where tenant_id = ${db.tenantId} and ${owned}
    and shopper <> ${guest.shopper} and source = 'web' and status <> 'cancelled' and end_at >= ${now}`.execute(
    db.q,
  )
  await sql`update reservations r set ${nobodysReservation} where tenant_id = ${db.tenantId} and ${owned}`.execute(
    db.q,
  )
  await db.q
    .updateTable('reservation_waits')
    .set({ name: '', phone: '', email: '', state: 'over' })
    .where('tenant_id', '=', db.tenantId)
    .where(owned)
    .execute()
}
