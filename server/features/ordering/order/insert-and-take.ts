import { acceptUntil } from '#domain/ordering/closing.ts'
import { constants } from '#domain/core/limits.ts'
import { paidAtHandOver } from '#domain/payments/way-to-pay.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { insertOrder, type NewOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { takerOf } from '#server/store/ordering/phone-shopper.ts'
import { insertFirstAttempt } from '#server/store/payments/payments.ts'
import type { Opening } from '../../payments/payment/opening.ts'
import { insertPaidOrder, isShortWallet } from '#server/store/payments/paid-orders.ts'
import { takeOnAccount } from '../company/take-on-account.ts'
import { drawsOnWalletAlone, lockTenders, spendTenders } from '../../pricing/take-tenders.ts'
import { refuseHandOver } from './check-pay-method.ts'
import { takeCounted } from './check-stock.ts'
import { createOrder } from './create-order.ts'
import { takeSlot } from './take-slot.ts'

/** An order, and its payment attempt where one was inserted with it: ours to open at the gateway. */
export interface Placed {
  readonly order: OrderRow
  readonly opening?: Opening | undefined
}

/** Takes an order to be made; returns whether a card pays it all: nothing else is taken with it. */
export function isPlain({ bill, draft }: NewOrder): boolean {
  const drawn = bill.coupon ?? bill.points ?? bill.wallet
  return drawn === undefined && bill.toPay > 0 && (draft.payMethod ?? 'card') === 'card'
}

/** Takes an order to be made, for now; returns whether one's own wallet pays it all, and it takes nothing else. */
function isPaidByWallet({ bill, shopper, slot, stock }: NewOrder): boolean {
  const drawn = bill.coupon ?? bill.points ?? slot ?? stock
  return (
    bill.toPay === 0 && (bill.wallet ?? 0) > 0 && drawn === undefined && customerIdOf(shopper) !== undefined
  )
}

/**
 * Takes an order that a wallet pays in full; makes it `created` at once, with the commit. Refuses 'balance-changed' when a
 * rival was faster: the wallet's floor then takes back everything. Decision 0090.
 */
async function insertPaid(
  tx: WriteDb,
  deps: Deps,
  order: NewOrder,
  { branch }: { branch: Branch },
): Promise<OrderRow | Refusal> {
  const now = new Date(deps.clock())
  tx.afterCommit(deps.wakeRelay)
  try {
    return await insertPaidOrder(tx.last, order, {
      customerId: customerIdOf(order.shopper) ?? '',
      wallet: order.bill.wallet ?? 0,
      day: businessDate(now.getTime(), branch.timeZone, constants.businessDayStartMinutes),
      acceptBy: new Date(acceptUntil(now.getTime(), branch.acceptWithinMinutes, order.closesAt)),
      now,
    })
  } catch (error) {
    if (isShortWallet(error)) return refuse('balance-changed')
    throw error
  }
}

/**
 * Takes an order to be made; inserts it and takes with it, in one order of locks, its slot, its stock and what it draws on besides a
 * card. A plain order as soon as possible travels with the commit; `opens` makes the payment attempt that goes with it.
 * Safety 8.
 */
export async function insertAndTake(
  tx: WriteDb,
  deps: Deps,
  order: NewOrder,
  at: { branch: Branch; catalogue: Catalogue },
  opens?: (order: NewOrder) => Opening,
): Promise<Placed | Refusal> {
  const { slot, stock } = order
  if (isPaidByWallet(order)) return placedOf(await insertPaid(tx, deps, order, at))
  const plain = isPlain(order)
  // a group's host says who pays, and shares may: its payment is opened when that is known
  if (!slot && !stock && plain && opens && !order.draft.group)
    return insertWithAttempt(tx, deps, order, opens(order))
  if (!slot && !stock && plain) return { order: await insertOrder(tx.last, order) }
  if (stock) tx.afterCommit(deps.wakeRelay)
  const [inserted, ...answers] = await Promise.all([
    insertOrder(tx, order),
    slot && takeSlot(tx, at.branch, slot),
    stock && takeCounted(tx, at.branch.id, stock, at.catalogue),
  ])
  const refused = answers.find((one) => one !== undefined)
  if (refused) return refused
  return plain ? { order: inserted } : placedOf(await finishPlacing(tx, deps, inserted, at))
}

const placedOf = (order: OrderRow | Refusal): Placed | Refusal => (isRefusal(order) ? order : { order })

/** The attempt's account may be another by now: then its payment is opened by the account as it is. */
async function insertWithAttempt(
  tx: WriteDb,
  deps: Deps,
  order: NewOrder,
  opening: Opening,
): Promise<Placed> {
  const [inserted, isOpening] = await Promise.all([
    insertOrder(tx, order),
    insertFirstAttempt(tx.last, opening.attempt, opening.account),
  ])
  if (isOpening) return { order: inserted, opening }
  deps.gateways.forgetUsed(tx.tenantId)
  return { order: inserted }
}

/**
 * Takes an order that was inserted in this transaction and draws on a coupon, the wallet or points, or that no card pays;
 * takes all of that with it. What is paid in full, at hand-over, or on an account within its limits is created at once. Safety 8.
 */
async function finishPlacing(
  tx: WriteDb,
  deps: Deps,
  order: OrderRow,
  { branch, catalogue }: { branch: Branch; catalogue: Catalogue },
): Promise<OrderRow | Refusal> {
  const now = new Date(deps.clock())
  const atHandOver = order.bill.toPay > 0 && paidAtHandOver(order.pay_method)
  const day = businessDate(now.getTime(), branch.timeZone, constants.businessDayStartMinutes)
  const at = { clock: deps.clock, zone: branch.timeZone, day }
  const refused =
    (atHandOver ? await refuseHandOver(tx, order, catalogue.settings) : undefined) ??
    (await lockTenders(tx, order, at))
  if (refused) return refused
  const spent = spendTenders(tx, order, day)
  if (order.bill.toPay > 0 || !drawsOnWalletAlone(order)) await spent
  if (order.bill.toPay > 0 && order.pay_method === 'card') return order
  tx.afterCommit(deps.wakeRelay)
  const locked = { ...order, time_zone: branch.timeZone, accept_within_minutes: branch.acceptWithinMinutes }
  if (order.bill.toPay > 0 && order.pay_method === 'company') return takeOnAccount(tx, locked, branch, now)
  const taker = takerOf(order.shopper)
  const actor = taker === undefined ? 'customer' : (`staff:${taker}` as const)
  const creation = { actor, paymentState: atHandOver ? 'due' : 'paid' } as const
  return createOrder(tx, locked, creation, now, spent)
}
