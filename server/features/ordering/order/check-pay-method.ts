import { paidAtHandOver, type WayToPay } from '#domain/payments/way-to-pay.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingText, type Settings } from '#domain/site/settings.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { countOpenDue } from '#server/store/ordering/change-order.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { isByPhone } from '#server/store/ordering/phone-shopper.ts'
import { allows } from '../../pricing/apply-tenders.ts'

/**
 * Takes the restaurant's settings, the cart and the method that the browser showed; refuses 'cart-changed' when the cart
 * says another, 'method-unavailable' when the restaurant does not take it, and 'mobile-code-first' when a guest who has
 * not proven a number, and for whom no member of staff vouches, wants to pay at hand-over, or anybody unknown on an account. Rule "Paying at hand-over".
 */
export function refuseMethod(
  settings: Settings,
  { draft, shopper }: Pick<CartRow, 'draft' | 'shopper'>,
  shown: WayToPay,
): Refusal | undefined {
  const method = draft.payMethod ?? 'card'
  if (method !== shown) return refuse('cart-changed')
  if (method === 'card') return undefined
  if (paidAtHandOver(method) && !allows(settings, 'payment.methods', method))
    return refuse('method-unavailable')
  if (method !== 'company' && isByPhone(shopper)) return undefined
  return customerIdOf(shopper) === undefined ? refuse('mobile-code-first') : undefined
}

/**
 * Takes an order that was inserted in this transaction, to be paid at hand-over; refuses 'hand-over-limit' above the
 * restaurant's amount and 'open-orders-limit' when too many of this person wait to be paid already. The shopper's one
 * hold makes rivals come one after the other, so that each sees the one before. Rule "Paying at hand-over".
 */
export async function refuseHandOver(
  db: WriteDb,
  order: OrderRow,
  settings: Settings,
): Promise<Refusal | undefined> {
  const most = Number(settingText(settings, 'payment.cash_limit'))
  if (most > 0 && order.bill.toPay > most) return refuse('hand-over-limit')
  const open = Number(settingText(settings, 'payment.cash_open_orders'))
  if (open > 0 && (await countOpenDue(db, order)) >= open) return refuse('open-orders-limit')
  return undefined
}
