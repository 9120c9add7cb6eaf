import { depositBill } from '#domain/reservations/deposit-bill.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { violates } from '#server/database/violates.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { insertDeposit } from '#server/store/reservations/reservation-deposits.ts'
import { changeReservation, listDeposits, lockReservation } from '#server/store/reservations/reservations.ts'
import { findHeldOrder } from '#server/store/dine-in/table-orders.ts'
import type { Call } from '../../http/call.ts'
import { openPayment, type PaymentStep } from '../payments/payment/open-payment.ts'
import { releaseOrder } from '../payments/payment/release-order.ts'
import { reservationFor } from './reservation-access.ts'
import { paidOf, refuseEnded } from './reservation-rights.ts'

const mostTries = 4

/**
 * Takes a reservation that waits for its payment, the key of a link and the site; returns where to pay. Its deposit is an
 * order row that lives as long as the hold. Refuses what accessOf refuses, 'reservation-not-yours', what refuseEnded refuses,
 * 'already-paid', 'fill-all-fields' and what the payment machine refuses. Spec 4, 5; decision 0051.
 */
export async function payReservation(
  deps: Deps,
  call: Call & { shopper: string },
  { id, key }: { id: string; key?: string | undefined },
  origin: string,
): Promise<(PaymentStep & { order_id: string }) | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const held = await hold(deps, call, { id, key }, catalogue).catch((error: unknown) => {
      if (violates(error, 'orders_one_hold')) return refuse('hold-elsewhere')
      throw error
    })
    if (isRefusal(held)) return held
    if ('id' in held) {
      deps.wakeRelay()
      const step = await openPayment(deps, call, held.id, origin)
      return isRefusal(step) ? step : { ...step, order_id: held.id }
    }
    const released = await releaseOrder(deps, call.tenantId, held.otherCart)
    if (isRefusal(released)) return released
  }
  return refuse('busy', { why: 'its hold changed at every try' })
}

/** Or the cart of another order of this guest that waits for its payment: one hold at a time (safety 9). */
function hold(
  deps: Deps,
  call: Call & { shopper: string },
  { id, key }: { id: string; key?: string | undefined },
  { tenant }: Catalogue,
): Promise<OrderRow | { otherCart: string } | Refusal> {
  return writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const now = deps.clock()
    // one whom its payment confirms meanwhile holds the order first: only this row is locked here, and orders are added
    const row = await authorize(reservationFor(call, key, 'owner'), lockReservation(tx, id))
    if (isRefusal(row)) return row
    if (row.status === 'confirmed') return refuse('already-paid')
    const ended = refuseEnded(row, now)
    if (ended) return ended
    if (row.status === 'pending' || !row.hold_until || row.name === '' || row.phone === '')
      return refuse('fill-all-fields')
    const before = row.order_id === null ? undefined : await forSystem('derived', findOrder(tx, row.order_id))
    if (before?.status === 'callcenter_pending') return before
    const other = await findHeldOrder(tx, row.shopper)
    if (other) return { otherCart: other.cart_id }
    const money = await listDeposits(tx, [id])
    const { toPay } = paidOf(row, new Map(money.map((one) => [one.reservation_id, one])))
    if (toPay === 0) return refuse('already-paid')
    const order = await insertDeposit(tx, {
      reservationId: id,
      orderId: makeId(),
      cartId: makeId(),
      shopper: row.shopper,
      branchId: row.branch_id,
      language: call.language,
      name: row.name,
      mobile: row.phone,
      bill: depositBill(toPay, tenant),
      holdUntil: row.hold_until,
    })
    await changeReservation(tx, row, { order_id: order.id }, { what: 'pays', actor: 'customer' })
    return order
  })
}
