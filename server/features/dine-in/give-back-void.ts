import type { Minor } from '#domain/core/money.ts'
import { spreadOver } from '#domain/pricing/refund-split.ts'
import { overpaid } from '#domain/dine-in/table-share.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Payables } from '#server/ports/payable.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { isAdvance, roundOf } from '#server/store/dine-in/table-orders.ts'
import { voidRoundReason } from '#server/store/dine-in/table-refunds.ts'
import { readOrderRefunds } from '../payments/refund/order-refunds.ts'
import { writeCreditNote } from '../payments/refund/write-credit-note.ts'
import type { TableMoney } from './table-money.ts'

/** Takes a table's rounds; returns the lines of those that nobody was served. */
export function voidLinesOf(rounds: readonly OrderRow[]): ReadonlySet<string> {
  const gone = rounds.filter((round) => roundOf(round).void)
  return new Set(gone.flatMap(({ bill }) => bill.lines.map((line) => line.lineId)))
}

/**
 * Takes a table's money, its session and payments locked, and now; gives back what was paid for rounds that nobody was
 * served: to whoever paid for those dishes themselves all that they cost, whatever others still owe, and then what is
 * beyond the bill, the latest payment first. May run twice. Safety 5, decision 0150.
 */
export async function giveBackVoid(
  payables: Payables,
  db: WriteDb,
  { rounds, shares, taken, bill }: TableMoney,
  now: Date,
): Promise<void> {
  const gone = voidLinesOf(rounds)
  const paid = shares
    .flatMap(({ order_id: id, wish: input, order_kind }, i) =>
      id !== null && !isAdvance({ order_kind }) && taken[i]?.paid
        ? [{ id, retained: taken[i].amount, own: input.what === 'items' }]
        : [],
    )
    .toReversed()
  let back = overpaid(bill.bill.total, taken)
  const given = new Map<string, Minor>()
  for (const { id, retained } of paid.filter(({ own }) => own)) {
    const amount = await giveBack(payables, db, id, { most: retained, gone, only: true }, now)
    given.set(id, amount)
    back -= amount
  }
  for (const { id, retained } of paid) {
    const most = Math.min(back, retained - (given.get(id) ?? 0))
    if (most > 0) back -= await giveBack(payables, db, id, { most, gone }, now)
  }
}

interface GivingBack {
  readonly most: Minor
  readonly gone: ReadonlySet<string>
  /** Nothing of other dishes. */
  readonly only?: true
}

/** With a credit note, of the dishes that were not served first; cash comes out of the till. Returns what went back. */
async function giveBack(
  payables: Payables,
  db: WriteDb,
  id: string,
  { most, gone, only }: GivingBack,
  now: Date,
): Promise<Minor> {
  const paid = await forSystem('job', findOrder(db, id))
  const refunds = paid && (await readOrderRefunds(db, paid))
  if (!paid || !refunds) return 0
  const left = only ? new Map([...refunds.left].filter(([key]) => gone.has(key))) : refunds.left
  const amount = Math.min(
    most,
    [...left.values()].reduce((sum, one) => sum + one, 0),
  )
  if (amount <= 0) return 0
  const value = spreadOver(left, gone, amount)
  const wanted = { refunds, value, reason: voidRoundReason, actor: 'table' }
  await tellOrderChanged(db, (await writeCreditNote(payables, db, paid, wanted, now)).order)
  return amount
}
