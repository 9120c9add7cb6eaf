import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Span } from '#domain/core/spans.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { isProven } from '#server/store/customers/customers.ts'
import type { ReservationRow } from '#server/store/reservations/reservations.ts'
import { hasOtherTable } from '#server/store/reservations/table-claims.ts'

/**
 * Takes a locked reservation, whose it is from now on, the number typed for it and its time (UTC ms); refuses
 * 'reservation-proof' when that number has another table then and nobody proved it. Rivals for one branch wait for its
 * rules' lock. Decision 0206.
 */
export async function refuseSecondTable(
  tx: WriteDb,
  row: Pick<ReservationRow, 'id' | 'source'>,
  { shopper, phone }: { readonly shopper: string; readonly phone: string },
  span: Span,
): Promise<Refusal | undefined> {
  if (row.source !== 'web' || phone === '') return undefined
  if (!(await hasOtherTable(tx, { phone, but: row.id }, span))) return undefined
  return (await isProven(tx, shopper)) ? undefined : refuse('reservation-proof')
}
