import type { Minor } from '#domain/core/money.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Payables } from '#server/ports/payable.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { findCapturedAttempt } from '#server/store/payments/payments.ts'
import { giveBackCoupon } from '../../pricing/give-back-tenders.ts'
import { addRefund } from './add-refund.ts'
import { readOrderRefunds } from './order-refunds.ts'
import { writeCreditNote } from './write-credit-note.ts'
import { orderKinds } from '#domain/ordering/order-kind.ts'

/** An order after all of it went back, and what of that is money for its guest, minor units: to the card and the wallet. */
export interface FullRefund {
  readonly order: OrderRow
  readonly back: Minor
}

/**
 * Takes a locked order that ended unserved; gives back all that is left of it, with a credit note: card money to the card,
 * the wallet's part and the points to theirs, and its coupon. Returns the order with its sums. Rule "Refunds".
 */
export async function addFullRefund(
  payables: Payables,
  db: WriteDb,
  order: OrderRow,
  why: { reason: string; actor: string },
  now: Date,
): Promise<FullRefund> {
  // what was paid for it is its table's: the bill gives back what is beyond it
  if (orderKinds[order.kind].isPaidByOthers) return { order, back: 0 }
  await giveBackCoupon(db, order)
  if (order.number === null) return giveBackCaptured(db, order, why, now)
  const refunds = await readOrderRefunds(db, order)
  if (refunds.leftSum === 0) return { order, back: 0 }
  const note = await writeCreditNote(payables, db, order, { refunds, value: refunds.left, ...why }, now)
  const toCard = note.refunds.reduce((sum, { amount }) => sum + amount, 0)
  return { order: note.order, back: toCard + note.toWallet }
}

/** What never was created was not sold: money that came for it goes back without a document. */
async function giveBackCaptured(
  db: WriteDb,
  order: OrderRow,
  why: { reason: string; actor: string },
  now: Date,
): Promise<FullRefund> {
  const left = order.captured - order.refunding
  const attempt = left > 0 ? await findCapturedAttempt(db, order.id) : undefined
  if (!attempt) return { order, back: 0 }
  await addRefund(db, order, { attemptReference: attempt.reference, amount: left, ...why }, now)
  return { order: { ...order, refunding: order.refunding + left, version: order.version + 1 }, back: left }
}
