import { constants } from '#domain/core/limits.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { CapturedMoney } from '#server/ports/payable.ts'
import { issueInvoice } from '#server/store/payments/documents.ts'
import { stepOrder, type LockedOrder, type OrderRow } from '#server/store/ordering/orders.ts'

/** Captured money of a row that is a payment alone, when it came, and whether it is a sale. */
export interface MoneySettled extends Pick<CapturedMoney, 'amount' | 'noted'> {
  readonly now: Date
  readonly sale: boolean
}

/**
 * Takes the locked order row of a payment alone, the amount captured, now, and whether it is a sale; notes it as paid and done.
 * It is no order of the kitchen: it burns no number and is on no board. A sale has its business day and its invoice.
 */
export async function settleMoneyRow(
  db: WriteDb,
  order: LockedOrder,
  { amount, noted, now, sale }: MoneySettled,
): Promise<OrderRow> {
  await Promise.all(noted)
  const paid = await stepOrder(db, order, {
    to: 'delivered',
    actor: 'payment',
    change: {
      payment_state: 'paid',
      captured: order.captured + amount,
      ...(sale && {
        business_date: businessDate(now.getTime(), order.time_zone, constants.businessDayStartMinutes),
      }),
      hold_until: null,
      delivered_at: now,
      ended_at: now,
      cancel_reason: null,
    },
  })
  if (sale) await issueInvoice(db, paid, now)
  return paid
}
