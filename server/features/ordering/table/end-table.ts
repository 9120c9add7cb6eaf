import { spreadOver } from '#domain/refund-split.ts'
import { overpaid } from '#domain/table-share.ts'
import type { PriceRules } from '#domain/cart-price.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/deps.ts'
import { findOrder, lockOrder, type OrderRow } from '#server/store/orders.ts'
import { tellOrderChanged } from '#server/store/outbox.ts'
import { listTableRounds, listTableShares, markRoundsPaid, roundOf } from '#server/store/table-orders.ts'
import { voidRoundReason } from '#server/store/table-refunds.ts'
import {
  endTableSession,
  freeJoined,
  lockTableSession,
  type TableSessionRow,
} from '#server/store/table-sessions.ts'
import { readOrderRefunds } from '../refund/order-refunds.ts'
import { writeCreditNote } from '../refund/write-credit-note.ts'
import { changeTable, idleMs, tellTable } from './sit-down.ts'
import { serviceOf } from './table-extras.ts'
import { moneyOf } from './table-money.ts'
import { followTableTender } from './take-table-tender.ts'

/**
 * Takes a session whose payments or rounds have changed; closes it to new phones when its bill is paid. Without the
 * content at hand a round that no payment has begun for counts as unpaid, whatever it costs. Safety 13.
 */
export async function notePaid(db: WriteDb, sessionId: string, now: Date): Promise<void> {
  const session = await lockTableSession(db, sessionId)
  if (!session || session.state === 'ended') return
  const [rounds, shares] = [await listTableRounds(db, [sessionId]), await listTableShares(db, [sessionId])]
  const money = moneyOf(
    session,
    { rounds, shares },
    { tenant: frozenRules(session), items: new Map() },
    { extras: {} },
  )
  const known = new Set(session.parts.flatMap((part) => part.orderIds))
  const unbilled = rounds.some((round) => !known.has(round.id) && !roundOf(round).void)
  const settled =
    shares.length > 0 &&
    money.left === 0 &&
    !unbilled &&
    shares.every((one) => one.order_status !== 'callcenter_pending')
  if (!settled || session.state !== 'open') return void (await changeTable(db, sessionId))
  await markRoundsPaid(db, sessionId)
  await freeJoined(db, sessionId, now)
  for (const round of await listTableRounds(db, [sessionId])) await tellOrderChanged(db, round)
  await changeTable(db, sessionId, {
    state: 'paid',
    paid_at: now,
    ends_at: new Date(now.getTime() + idleMs),
    bill_asked_at: null,
  })
}

function frozenRules({ parts }: TableSessionRow): PriceRules {
  const bill = parts[0]?.bill
  return {
    currency: bill?.currency ?? 'SAR',
    vatBasisPoints: bill?.vatBasisPoints ?? 0,
    pricesIncludeVat: bill?.pricesIncludeVat ?? true,
  }
}

/** Takes an order that ended without being served or paid; a table that it belongs to follows. May run twice. */
export async function followTableOrder(deps: Deps, tenantId: string, orderId: string): Promise<void> {
  const order = await deps.db.read(tenantId, (db) => findOrder(db, orderId))
  const sessionId = order?.table_session_id
  if (!order || !sessionId) return
  if (order.kind === 'table_round') await followVoidRound(deps, tenantId, sessionId)
  // what it held of the bill is free again
  else await deps.db.write(tenantId, (db) => notePaid(db, sessionId, new Date(deps.clock())))
  deps.wakeRelay()
}

/**
 * Takes a session with a round that was cancelled or missed; what its table has paid beyond the bill goes back, the latest payment
 * first. Locks orders before the session, as captures do. May run twice. Safety 5.
 */
async function followVoidRound(deps: Deps, tenantId: string, sessionId: string): Promise<void> {
  const catalogue = await deps.catalogues.current(tenantId)
  const now = new Date(deps.clock())
  await deps.db.write(tenantId, async (db) => {
    const ids = (await listTableShares(db, [sessionId])).flatMap((one) => one.order_id ?? []).toSorted()
    for (const id of ids) await lockOrder(db, id)
    const session = await lockTableSession(db, sessionId)
    // also after its table was closed: what was paid is no less its guests' then
    if (!session) return
    const rounds = await listTableRounds(db, [sessionId])
    const shares = await listTableShares(db, [sessionId])
    const { bill, taken } = moneyOf(session, { rounds, shares }, catalogue, {
      extras: serviceOf(catalogue.settings),
    })
    const voidLines = new Set(
      rounds
        .filter((round) => roundOf(round).void)
        .flatMap(({ bill: of }) => of.lines.map((one) => one.lineId)),
    )
    let back = overpaid(bill.bill.total, taken)
    for (const [i, share] of [...shares.entries()].toReversed()) {
      const paid = share.order_id === null ? undefined : await findOrder(db, share.order_id)
      const amount = taken[i]?.paid ? Math.min(back, taken[i].amount) : 0
      if (!paid || amount <= 0) continue
      back -= await giveBack(db, paid, { amount, voidLines }, now)
    }
    await followTableTender(db, sessionId)
    await notePaid(db, sessionId, now)
  })
}

/** With a credit note, of the dishes that were not served first; cash comes out of the till. Returns what went back. */
async function giveBack(
  db: WriteDb,
  paid: OrderRow,
  { amount, voidLines }: { amount: number; voidLines: ReadonlySet<string> },
  now: Date,
): Promise<number> {
  const refunds = await readOrderRefunds(db, paid)
  const most = Math.min(amount, refunds.leftSum)
  if (most <= 0) return 0
  const value = spreadOver(refunds.left, voidLines, most)
  const wanted = { value, reason: voidRoundReason, actor: 'table' }
  await tellOrderChanged(db, (await writeCreditNote(db, paid, refunds, wanted, now)).order)
  return most
}

/** Takes a session that is due: paid half an hour ago, or one at which nothing was ordered; ends it. Domain "Tables". */
export async function endDueTable(deps: Deps, tenantId: string, id: string): Promise<void> {
  const now = new Date(deps.clock())
  await deps.db.write(tenantId, async (db) => {
    const session = await lockTableSession(db, id)
    if (!session?.ends_at || session.ends_at > now || session.state === 'ended') return
    await endTableSession(db, session, now)
    await tellTable(db, { ...session, version: session.version + 1 })
  })
  deps.wakeRelay()
}
