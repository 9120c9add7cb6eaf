import { minuteMs } from '#domain/core/durations.ts'
import { constants } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingText } from '#domain/site/settings.ts'
import { billOfShare } from '#domain/dine-in/table-bill.ts'
import {
  divideBill,
  sameInput,
  shareAmount,
  type Payable,
  type ShareInput,
} from '#domain/dine-in/table-share.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { violates } from '#server/database/violates.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { findHeldOrder, insertShare } from '#server/store/dine-in/table-orders.ts'
import type { TableSessionRow } from '#server/store/dine-in/table-sessions.ts'
import type { Call } from '../../http/call.ts'
import { openPayment, type PaymentStep } from '../payments/payment/open-payment.ts'
import { releaseOrder } from '../payments/payment/release-order.ts'
import { cardMinimum } from '../pricing/card-minimum.ts'
import { changeTable, takeSeat } from '../../ports/table-seats.ts'
import { readTableMoney, type TableMoney } from './table-money.ts'
import { takeTableTender, type TableMoment } from './take-table-tender.ts'

const mostTries = 4

/**
 * Takes a session, what its guest wants to pay of the bill and the site; holds that amount and returns the gateway's
 * page. The hold is an order row of its own, so that the one machine settles it, ends it and gives money back.
 * Refuses what domain/dine-in/table-share.ts refuses, and 'table-waiting'. Rule "Payments of a table", safety 13.
 */
export async function payTable(
  deps: Deps,
  call: Call & { shopper: string },
  sessionId: string,
  input: ShareInput,
  origin: string,
): Promise<PaymentStep | Refusal> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const catalogue = await deps.catalogues.current(call.tenantId)
    const held = await hold(deps, call, sessionId, input, catalogue).catch((error: unknown) => {
      if (violates(error, 'orders_one_hold')) return refuse('hold-elsewhere')
      throw error
    })
    if (isRefusal(held)) return held
    if ('id' in held) {
      deps.wakeRelay()
      return openPayment(deps, call, held.id, origin)
    }
    const released = await releaseOrder(deps, call.tenantId, held.otherCart)
    if (isRefusal(released)) return released
  }
  return refuse('busy', { why: 'its hold changed at every try' })
}

/** Or the cart of another order of this shopper that waits for its payment: one hold at a time (safety 9). */
function hold(
  deps: Deps,
  call: Call & { shopper: string },
  sessionId: string,
  input: ShareInput,
  catalogue: Catalogue,
): Promise<OrderRow | { otherCart: string } | Refusal> {
  return writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const seat = await takeSeat(tx, call, sessionId)
    if (isRefusal(seat)) return seat
    const { session, member } = seat
    if (session.state === 'waiting') return refuse('table-waiting')
    if (session.state !== 'open') return refuse('already-paid')
    if (settingText(catalogue.settings, 'dine_in.pay_online') !== '1')
      return refuse('order-service-unavailable')
    const money = await readTableMoney(tx, session, catalogue, deps.clock())
    if (money.couponMissed) return money.couponMissed
    const before = await findHeldOrder(tx, call.shopper)
    const same = money.shares.find((one) => one.order_id !== null && one.order_id === before?.id)
    if (before && same && sameInput(same.wish, input)) return before
    if (before) return { otherCart: before.cart_id }
    const amount = shareAmount(payableOf(session, money), money.taken, input, cardMinimum(catalogue))
    if (isRefusal(amount)) return amount
    const refused = await freezeBill(tx, session, money, momentAt(deps, session, catalogue))
    if (refused) return refused
    const held = await insertShare(tx, {
      id: makeId(),
      sessionId: session.id,
      orderId: makeId(),
      cartId: makeId(),
      shopper: call.shopper,
      memberId: member.id,
      branchId: session.branch_id,
      language: call.language,
      bill: billOfShare(money.bill, amount, input.what === 'items' ? input.lineIds : undefined),
      draft: {},
      input,
      holdUntil: new Date(deps.clock() + constants.holdMinutes * minuteMs),
    })
    return held
  })
}

/** Takes a session and its money; returns the bill as its payments need it. */
export function payableOf(session: TableSessionRow, { bill }: TableMoney): Payable {
  return { total: bill.bill.total, amounts: bill.amounts, split: session.split ?? undefined }
}

/** Takes a session; returns where its table stands and by which clock. */
export function momentAt(
  { clock }: Deps,
  { branch_id }: TableSessionRow,
  { branches }: Catalogue,
): TableMoment {
  return { clock, zone: branches.find((one) => one.id === branch_id)?.timeZone ?? 'UTC' }
}

/**
 * The first payment of a round fixes what its lines cost, and takes the coupon and the points of the bill (safety 6). A
 * chosen coupon that is not in that bill is chosen no longer.
 */
export async function freezeBill(
  tx: WriteDb,
  session: TableSessionRow,
  money: TableMoney,
  at: TableMoment,
): Promise<Refusal | undefined> {
  const taken = session.parts.length > 0 ? undefined : await takeTableTender(tx, session, money, at)
  if (isRefusal(taken)) return taken
  const { coupon: _, ...tender } = session.tender ?? {}
  await changeTable(tx, session.id, {
    parts: JSON.stringify(money.bill.parts),
    ...(money.couponTrouble && { tender: JSON.stringify(tender) }),
    ...((taken?.coupon ?? taken?.points) && { taken: JSON.stringify(taken) }),
  })
  return undefined
}

/** Takes a session and into how many equal parts what nobody holds is divided; the former division is none. */
export async function splitTable(
  deps: Deps,
  call: Call,
  sessionId: string,
  into: number,
): Promise<{ done: true } | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const done = await writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const seat = await takeSeat(tx, call, sessionId)
    if (isRefusal(seat)) return seat
    if (seat.session.state !== 'open') return refuse('already-paid')
    const money = await readTableMoney(tx, seat.session, catalogue, deps.clock())
    const split = divideBill(payableOf(seat.session, money), money.taken, into, cardMinimum(catalogue))
    if (isRefusal(split)) return split
    await changeTable(tx, seat.session.id, { split: JSON.stringify(split) })
    return { done: true as const }
  })
  deps.wakeRelay()
  return done
}
