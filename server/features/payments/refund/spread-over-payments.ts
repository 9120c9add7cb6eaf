import { allot, type Minor } from '#domain/core/money.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listSharePayments } from '#server/store/ordering/group-shares.ts'
import { listCapturedLeft } from '#server/store/payments/payments.ts'

/** What goes back of one captured payment. */
export interface PaymentShare {
  readonly reference: string
  readonly amount: Minor
}

/**
 * Takes a locked order and an amount; returns of which of its captured payments it goes back, the newest first: an order
 * that was changed may have been paid in two steps. Of a group order that everyone paid a share of, each gets back in
 * proportion to what is left of the own money (decision 0065). None without a captured payment. Safety 5.
 */
export async function spreadOverPayments(
  db: TenantDb,
  orderId: string,
  amount: Minor,
): Promise<readonly PaymentShare[]> {
  const [payments, shared] = [await listCapturedLeft(db, orderId), await listSharePayments(db, orderId)]
  const [only] = payments
  if (shared.length > 0) return inProportion([...shared, ...payments.filter(({ left }) => left > 0)], amount)
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

function inProportion(
  payments: readonly { readonly reference: string; readonly left: Minor }[],
  amount: Minor,
): PaymentShare[] {
  const left = payments.map((one) => one.left)
  const most = left.reduce((sum, one) => sum + one, 0)
  // no payment is asked for more than it has left
  if (amount > most) throw new Error(`${amount} of ${most} that are left of shares`)
  const parts = allot(amount, left)
  return payments
    .map(({ reference }, n) => ({ reference, amount: parts[n] ?? 0 }))
    .filter((part) => part.amount > 0)
}
