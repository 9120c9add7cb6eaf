import { refuseCoupon } from '#domain/coupon.ts'
import { constants } from '#domain/limits.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { pointsBack, type TakenTender } from '#domain/table-tender.ts'
import { businessDate } from '#domain/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { addCouponUse, lockCoupon, readCouponPerson } from '#server/store/coupons.ts'
import { addEntry, lockBalance } from '#server/store/ledgers.ts'
import { listTableRounds, roundOf } from '#server/store/table-orders.ts'
import { listTableRefunds } from '#server/store/table-refunds.ts'
import { lockTableSession, saveTableSession, type TableSessionRow } from '#server/store/table-sessions.ts'
import { giverOf } from './table-extras.ts'
import type { TableMoney } from './table-money.ts'

/** Where a table stands, and when: UTC ms, asked after the locks (safety 8). */
export interface TableMoment {
  readonly clock: () => number
  readonly zone: string
}

/**
 * Takes a locked session whose first payment begins and its money; takes the coupon and the points of its bill. Refuses
 * 'coupon-unavailable' and 'points-insufficient' when a rival was faster. Returns what was taken. Safety 6, 8.
 */
export async function takeTableTender(
  tx: WriteDb,
  session: TableSessionRow,
  { bill }: TableMoney,
  at: TableMoment,
): Promise<TakenTender | Refusal> {
  const { coupon, points } = bill.bill
  const day = businessDate(at.clock(), at.zone, constants.businessDayStartMinutes)
  const shopper = session.tender?.coupon?.shopper ?? ''
  const customerId = giverOf(session.tender?.coupon) ?? null
  const turn = session.version
  const refused =
    coupon && (await refuseTaking(tx, session, { id: coupon.id, food: bill.bill.food, day, shopper }, at))
  if (refused) return refused
  const owner = points && giverOf(session.tender?.points)
  if (points && (!owner || (await lockBalance(tx, 'points', owner)) < points.count))
    return refuse('points-insufficient')
  if (coupon)
    await addCouponUse(tx, {
      couponId: coupon.id,
      kind: 'use',
      orderId: null,
      turn,
      customerId,
      mobile: `table:${session.id}`,
      amount: coupon.off,
      day,
    })
  if (points && owner)
    await addEntry(tx, 'points', {
      customerId: owner,
      type: 'debit',
      amount: -points.count,
      source: `table:${session.id}`,
      kind: `hold:${turn}`,
    })
  return {
    ...(coupon && { coupon: { id: coupon.id, customerId, amount: coupon.off, day, turn } }),
    ...(points && owner && { points: { customerId: owner, count: points.count, back: 0, turn } }),
  }
}

async function refuseTaking(
  tx: WriteDb,
  session: TableSessionRow,
  { id, food, day, shopper }: { id: string; food: number; day: string; shopper: string },
  { clock, zone }: TableMoment,
): Promise<Refusal | undefined> {
  const coupon = await lockCoupon(tx, id)
  if (!coupon) return refuse('coupon-unavailable')
  const customerId = giverOf(session.tender?.coupon)
  const person = await readCouponPerson(tx, [id], { shopper, customerId, mobile: undefined, day })
  const place = { now: clock(), zone, branchId: session.branch_id, type: 'dinein' as const, food }
  return refuseCoupon(coupon, place, person(id), coupon.count)
}

/** Takes what a table's bill had taken; gives all of it back: no payment of that bill is left. Safety 8. */
export async function giveBackTableTender(tx: WriteDb, session: TableSessionRow): Promise<void> {
  const { coupon, points } = session.taken ?? {}
  if (coupon) await returnCoupon(tx, session, coupon)
  if (points) await returnPoints(tx, session, points, points.count)
}

async function returnCoupon(
  tx: WriteDb,
  session: TableSessionRow,
  { id, turn, ...use }: NonNullable<TakenTender['coupon']>,
): Promise<void> {
  await lockCoupon(tx, id)
  await addCouponUse(tx, {
    ...use,
    couponId: id,
    kind: 'return',
    orderId: null,
    turn,
    mobile: `table:${session.id}`,
  })
}

async function returnPoints(
  tx: WriteDb,
  session: TableSessionRow,
  { customerId, back, turn }: NonNullable<TakenTender['points']>,
  upTo: number,
): Promise<void> {
  if (upTo <= back) return
  await addEntry(tx, 'points', {
    customerId,
    type: 'refund',
    amount: upTo - back,
    source: `table:${session.id}`,
    kind: `back:${turn}:${upTo}`,
  })
}

/**
 * Takes a session's id after a round of it was cancelled or money of it went back; gives back the points' share of that,
 * and the coupon when nothing that it was for was served. May run twice. Domain "Orders", "Tables"; safety 6.
 */
export async function followTableTender(tx: WriteDb, sessionId: string): Promise<void> {
  const session = await lockTableSession(tx, sessionId)
  const first = session?.parts[0]
  if (!session?.taken || !first) return
  const rounds = (await listTableRounds(tx, [sessionId])).filter(({ id }) => first.orderIds.includes(id))
  const gone = new Set(
    rounds.filter((round) => roundOf(round).void).flatMap(({ bill }) => bill.lines.map((one) => one.lineId)),
  )
  const { coupon, points } = session.taken
  const back = points ? pointsBack(first.bill, gone, await listTableRefunds(tx, sessionId)) : 0
  const noneServed = rounds.every((round) => roundOf(round).void)
  if (coupon && noneServed) await returnCoupon(tx, session, coupon)
  if (points) await returnPoints(tx, session, points, back)
  await saveTableSession(tx, sessionId, {
    taken: JSON.stringify({
      ...(coupon && !noneServed && { coupon }),
      ...(points && { points: { ...points, back: Math.max(points.back, back) } }),
    }),
  })
}
