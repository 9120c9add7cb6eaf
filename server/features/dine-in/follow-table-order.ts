import type { OrderStatus } from '#domain/ordering/order-status.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { leftToPay } from '#domain/dine-in/table-share.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { findOrder, lockOrder } from '#server/store/ordering/orders.ts'
import { listTableRounds, listTableShares, roundOf } from '#server/store/dine-in/table-orders.ts'
import { lockTableSession } from '#server/store/dine-in/table-sessions.ts'
import { moveOrder } from '../ordering/order/move-order.ts'
import { releaseOrder } from '../payments/payment/release-order.ts'
import { notePaid } from './end-table.ts'
import { giveBackVoid, voidLinesOf } from './give-back-void.ts'
import { serviceOf } from './table-extras.ts'
import { moneyOf, type TableMoney } from './table-money.ts'
import { followTableTender } from './take-table-tender.ts'

/** Where an order of a table may have come to for its table to follow it. */
export const followedByTable: readonly OrderStatus[] = ['canceled', 'missed', 'delivered']

/**
 * Takes an order that ended without being served or paid, or a payment of a table's bill that came; a table that it belongs
 * to follows. May run twice.
 */
export async function followTableOrder(deps: Deps, tenantId: string, orderId: string): Promise<void> {
  const order = await deps.db.read(tenantId, (db) => forSystem('job', findOrder(db, orderId)))
  const sessionId = order?.table_session_id
  if (!order || !sessionId) return
  const paid = order.kind === 'table_share' && order.delivered_at !== null
  const isVoid = order.kind === 'table_round' && roundOf(order).void
  if (paid || isVoid) await followVoidRounds(deps, tenantId, sessionId, { paid })
  if (paid) await acceptHeldRounds(deps, tenantId, sessionId)
  // what it held of the bill is free again
  else if (order.kind === 'table_share')
    await deps.db.write(tenantId, (db) => notePaid(db, sessionId, new Date(deps.clock())))
  deps.wakeRelay()
}

/** Who pays for what staff were to look at first has said enough: it goes to the kitchen (decision 0203). */
async function acceptHeldRounds(deps: Deps, tenantId: string, sessionId: string): Promise<void> {
  const rounds = await deps.db.read(tenantId, (db) => listTableRounds(db, [sessionId]))
  for (const { id, version } of rounds.filter(({ status }) => status === 'created'))
    // a refusal means that somebody has acted on it meanwhile
    await moveOrder(deps, { tenantId, byItself: true }, id, { action: 'accept', version })
}

/**
 * Takes a session with a round that was cancelled or missed, or with a payment that came; what was paid for what nobody was
 * served goes back, and what is being paid for it is closed at its gateway, so that the others can pay the rest. Safety 5, 13.
 */
async function followVoidRounds(
  deps: Deps,
  tenantId: string,
  sessionId: string,
  { paid }: { readonly paid: boolean },
): Promise<void> {
  const catalogue = await deps.catalogues.current(tenantId)
  const carts = await deps.db.write(tenantId, async (db) => {
    if (paid && voidLinesOf(await listTableRounds(db, [sessionId])).size === 0) return []
    return settleVoid(db, sessionId, catalogue, new Date(deps.clock()))
  })
  for (const cartId of carts) {
    // one whose card is being checked stays: its money is looked at when it comes
    const released = await releaseOrder(deps, tenantId, cartId)
    if (isRefusal(released) && released.code === 'busy') throw new Error(`cart ${cartId} is busy`)
  }
}

/** Locks orders before the session, as captures do. Returns the carts of payments that the bill has no room for any more. */
async function settleVoid(
  db: WriteDb,
  sessionId: string,
  catalogue: Catalogue,
  now: Date,
): Promise<string[]> {
  const ids = (await listTableShares(db, [sessionId])).flatMap((one) => one.order_id ?? []).toSorted()
  for (const id of ids) await forSystem('job', lockOrder(db, id))
  const session = await forSystem('job', lockTableSession(db, sessionId))
  // also after its table was closed: what was paid is no less its guests' then
  if (!session) return []
  const extras = serviceOf(catalogue.settings)
  const read = async () => {
    const [rounds, shares] = [await listTableRounds(db, [sessionId]), await listTableShares(db, [sessionId])]
    return moneyOf(session, { rounds, shares }, catalogue, { extras })
  }
  await giveBackVoid(db, await read(), now)
  await followTableTender(db, sessionId)
  await notePaid(db, sessionId, now)
  const carts: string[] = []
  for (const id of unfitting(await read())) {
    const order = await forSystem('job', findOrder(db, id))
    if (order) carts.push(order.cart_id)
  }
  return carts
}

/** Payments under way for dishes that are gone, and then those that hold more than is left, the latest first. */
function unfitting({ rounds, shares, taken, bill }: TableMoney): string[] {
  const gone = voidLinesOf(rounds)
  const waiting = shares.flatMap(({ order_id: id }, i) => {
    const share = taken[i]
    if (!share || share.paid || id === null) return []
    const { input, amount } = share
    return [{ id, amount, isGone: input.what === 'items' && input.lineIds.some((line) => gone.has(line)) }]
  })
  const ending = waiting.filter(({ isGone }) => isGone)
  const others = waiting.filter(({ isGone }) => !isGone).toReversed()
  let beyond = others.reduce((sum, { amount }) => sum + amount, 0) - leftToPay(bill.bill.total, taken)
  for (const one of others) {
    if (beyond <= 0) break
    ending.push(one)
    beyond -= one.amount
  }
  return ending.map(({ id }) => id)
}
