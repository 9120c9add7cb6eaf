import { companyMostWaiting, decideBy, judgeCompanyOrder } from '#domain/companies/company.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { orderableUntil } from '#domain/timing/slots.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { closeCart } from '#server/store/ordering/carts.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import { findCompanyOf, limitsOfCompany, lockCompany } from '#server/store/companies/companies.ts'
import { countWaiting, insertCompanyOrder, readCompanyUse } from '#server/store/companies/company-orders.ts'
import { customerIdOf, findCustomer } from '#server/store/customers/customers.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { createOrder } from '../order/create-order.ts'
import { chargeCompany, monthAt } from '../../companies/charge-company.ts'

/**
 * Takes an order that was inserted in this transaction as `b2b_pending`; within its company's limits it is charged and
 * created at once, else it waits for the approver, who is told by a link. Refuses 'method-unavailable' to others than
 * members, 'company-credit' beyond what the restaurant lends, and 'open-orders-limit' when too many of this member wait.
 * The company's lock is the last one but the counters' (safety 8). Spec 4 b2b_pending, rule "Orders on account".
 */
export async function takeOnAccount(
  db: WriteDb,
  order: LockedOrder,
  { slotRule, timeZone }: Pick<Branch, 'slotRule' | 'timeZone'>,
  now: Date,
): Promise<OrderRow | Refusal> {
  const customer = await findCustomer(db, customerIdOf(order.shopper) ?? '')
  const found = customer?.mobile ? await findCompanyOf(db, customer.id) : undefined
  const company = found && (await lockCompany(db, found.id))
  if (!company?.active || !customer?.mobile) return refuse('method-unavailable')
  const { toPay: amount } = order.bill
  const month = monthAt(now, order.time_zone)
  const why = judgeCompanyOrder(limitsOfCompany(company), await readCompanyUse(db, company, month), amount)
  if (why === 'credit') return refuse('company-credit')
  const { mobile } = customer
  const asks = why !== 'within'
  if (asks && (await countWaiting(db, company.id, mobile)) >= companyMostWaiting)
    return refuse('open-orders-limit')
  const slotStart = order.slot_start?.getTime()
  const by = new Date(
    decideBy({
      placed: now.getTime(),
      releaseAt: order.release_at?.getTime(),
      orderableUntil: slotStart && orderableUntil(slotRule, slotStart, timeZone),
      slotStart,
      closesAt: order.closes_at?.getTime(),
    }),
  )
  await insertCompanyOrder(db, {
    order_id: order.id,
    company_id: company.id,
    approval_id: makeId(),
    mobile,
    month,
    amount,
    why,
    state: asks ? 'waiting' : 'charged',
    decide_by: asks ? by : null,
    decided_at: asks ? null : now,
    made_at: now,
  })
  if (!asks) {
    await chargeCompany(db, { order, companyId: company.id, month }, now)
    return createOrder(db, order, { actor: 'customer', paymentState: 'paid' }, now)
  }
  await closeCart(db, order, now)
  await tellOutbox(db, 'company-notice', { orderId: order.id, event: 'company-approval' })
  return changeOrder(db, order.id, { hold_until: by })
}
