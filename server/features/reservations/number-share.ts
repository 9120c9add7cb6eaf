import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Span } from '#domain/core/spans.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { provenMobile } from '#server/store/customers/customers.ts'
import type { ReservationRow } from '#server/store/reservations/reservations.ts'
import { findOtherTable } from '#server/store/reservations/table-claims.ts'

/**
 * Takes a locked reservation of a guest, whose it is from now on, the number typed for it and its time (UTC ms); refuses
 * 'reservation-twice' when that number has another table then, and leads to it who made it: the same browser or account, or
 * the account that proved the number. Staff book as many as they like. Rivals for one branch wait for its rules' lock.
 * Decision 0226.
 */
export async function refuseSecondTable(
  tx: WriteDb,
  row: Pick<ReservationRow, 'id' | 'source'>,
  { shopper, phone }: { readonly shopper: string; readonly phone: string },
  span: Span,
): Promise<Refusal | undefined> {
  if (row.source !== 'web' || phone === '') return undefined
  const other = await findOtherTable(tx, { phone, but: row.id }, span)
  if (!other) return undefined
  const isOwn = other.shopper === shopper || (await provenMobile(tx, shopper)) === phone
  return refuse('reservation-twice', isOwn ? { details: { reservation_id: other.id } } : {})
}
