import type { Bill } from '#domain/pricing/bill.ts'
import { limits } from '#domain/core/limits.ts'
import type { Minor } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { paidAtHandOver } from '#domain/payments/way-to-pay.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

/** How the price difference of a changed order is settled; minor units, none of them below zero. */
export interface Settlement {
  readonly how: 'nothing' | 'at_hand_over' | 'refund' | 'link'
  /** Asked for by a link, before the change holds. */
  readonly more: Minor
  readonly toCard: Minor
  readonly toWallet: Minor
  /** Points, not money. */
  readonly toPoints: number
}

/**
 * Takes an order, its bill after the change and the least that a card is charged; returns how the difference is settled: shares of wallet and points that
 * are not needed any more go back, then the card's; what is missing is asked for by a link, or at hand-over. Refuses
 * 'difference-too-small' below what a gateway takes, and 'company-fixed' of one on a company's account. Rule "Changing an order", rule "Refunds".
 */
export function settleDifference(
  order: Pick<OrderRow, 'bill' | 'payment_state' | 'pay_method'>,
  after: Bill,
  least: Minor = limits.gatewayMinimum,
): Settlement | Refusal {
  // its company approved this sum: what else is wanted is ordered anew
  if (order.pay_method === 'company') return refuse('company-fixed')
  const { bill } = order
  const back = {
    toWallet: Math.max(0, (bill.wallet ?? 0) - (after.wallet ?? 0)),
    toPoints: Math.max(0, (bill.points?.count ?? 0) - (after.points?.count ?? 0)),
  }
  const rest = after.toPay - bill.toPay
  // of one that its wallet part paid in full the rest is taken as its guest had chosen
  const isLeft = rest > 0 && bill.toPay === 0 && paidAtHandOver(order.pay_method)
  if (order.payment_state === 'due' || isLeft) return { how: 'at_hand_over', more: 0, toCard: 0, ...back }
  if (rest > 0)
    return rest < least ? refuse('difference-too-small') : { how: 'link', more: rest, toCard: 0, ...back }
  const some = rest < 0 || back.toWallet > 0 || back.toPoints > 0
  return { how: some ? 'refund' : 'nothing', more: 0, toCard: -rest, ...back }
}
