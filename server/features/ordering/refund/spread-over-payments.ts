import type { Minor } from '#domain/money.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listCapturedLeft } from '#server/store/payments.ts'

/** What goes back of one captured payment. */
export interface PaymentShare {
  readonly reference: string
  readonly amount: Minor
}

/**
 * Takes a locked order and an amount; returns of which of its captured payments it goes back, the newest first: an order
 * that was changed may have been paid in two steps. None without a captured payment. Safety 5.
 */
export async function spreadOverPayments(
  db: TenantDb,
  orderId: string,
  amount: Minor,
): Promise<readonly PaymentShare[]> {
  const payments = await listCapturedLeft(db, orderId)
  const [only] = payments
  // the row's CHECK holds it within what was captured
  if (only && payments.length === 1) return [{ reference: only.reference, amount }]
  const shares: PaymentShare[] = []
  let rest = amount
  for (const { reference, left } of payments) {
    const share = Math.min(rest, left)
    if (share > 0) shares.push({ reference, amount: share })
    rest -= share
  }
  if (payments.length > 0 && rest > 0) throw new Error(`order ${orderId} was not paid that much`)
  return shares
}
