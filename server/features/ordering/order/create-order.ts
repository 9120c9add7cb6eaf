import { acceptUntil, cameToKitchen } from '#domain/ordering/closing.ts'
import { constants } from '#domain/core/limits.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { closeCart } from '#server/store/ordering/carts.ts'
import { issueInvoice } from '#server/store/payments/documents.ts'
import { takeOrderNumber } from '#server/store/ordering/order-numbers.ts'
import { stepOrder, type LockedOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { sellStock } from './settle-stock.ts'

/** How an order comes to be created. */
export interface Creation {
  readonly actor: 'payment' | 'customer' | 'company' | `staff:${string}`
  readonly paymentState: 'paid' | 'due'
  /** What a gateway captured, minor units. */
  readonly captured?: number
}

/**
 * Takes a locked order, how it is paid and now; makes it `created`: with its number, its invoice and a cart that is
 * closed. Numbers are given here alone, so that abandoned steps burn none (safety 1). All is decided under the locks, so
 * everything travels at once, with the commit.
 */
export async function createOrder(
  db: WriteDb,
  order: LockedOrder,
  { actor, paymentState, captured = 0 }: Creation,
  now: Date,
  ...others: Promise<unknown>[]
): Promise<OrderRow> {
  const { day, acceptBy } = timesOf(order, now)
  const sold = sellStock(db, order)
  const closed = closeCart(db, order, now)
  // the branch's counters come last: every other order of the branch waits for them until the commit
  const { taken, number } = takeOrderNumber(db, order.branch_id, day)
  const stepped = stepOrder(db, order, {
    to: 'created',
    actor,
    notice: { event: 'order-received' },
    change: {
      payment_state: paymentState,
      captured: order.captured + captured,
      number,
      business_date: day,
      created_at: now,
      hold_until: null,
      accept_by: acceptBy,
      ended_at: null,
      cancel_reason: null,
    },
  })
  const invoiced = issueInvoice(db.last, order, now)
  const [created] = await Promise.all([stepped, taken, sold, invoiced, closed, ...others])
  return created
}

/** Takes an order and when it is created; returns the business day by which it is numbered and until when it may be accepted. */
export function timesOf(order: LockedOrder, now: Date): { day: string; acceptBy: Date } {
  // an order for later counts, and is numbered, on its slot's day
  const on = Math.max(now.getTime(), order.slot_start?.getTime() ?? 0)
  const came = cameToKitchen(order, now)
  return {
    day: businessDate(on, order.time_zone, constants.businessDayStartMinutes),
    acceptBy: new Date(acceptUntil(came, order.accept_within_minutes, order.closes_at?.getTime())),
  }
}
