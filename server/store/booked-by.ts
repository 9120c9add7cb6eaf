import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
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

/**
 * Takes a shopper whose account goes, its number ('' for none) and now; their reservations stay for the books and name
 * nobody. One that was booked by phone and is still to come keeps its name: the table is laid for it. Domain "Privacy".
 */
export async function forgetReservations(
  db: TenantDb,
  { shopper, phone, now }: { shopper: string; phone: string; now: Date },
): Promise<void> {
  const blank = { name: '', phone: '', email: '' }
  await db.q
    .updateTable('reservations')
    .set({ ...blank, note: '', staff_note: '', rating_comment: '' })
    .where('tenant_id', '=', db.tenantId)
    .where(ownedBy(shopper, phone))
    .where((eb) => eb.or([eb('shopper', '=', shopper), eb('end_at', '<', now)]))
    .execute()
  await db.q
    .updateTable('reservation_waits')
    .set({ ...blank, state: 'over' })
    .where('tenant_id', '=', db.tenantId)
    .where(ownedBy(shopper, phone))
    .execute()
}
