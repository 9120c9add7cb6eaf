import { isCouponUsed } from '#domain/pricing/bill.ts'
import { refuseCoupon } from '#domain/loyalty/coupon.ts'
import { constants } from '#domain/core/limits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TablePart } from '#domain/dine-in/table-bill.ts'
import { pointsBack, type TakenMore, type TakenTender } from '#domain/dine-in/table-tender.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { readCouponPerson } from '#server/store/loyalty/coupon-person.ts'
import { addCouponUse, lockCoupon } from '#server/store/loyalty/coupons.ts'
import { addEntry, lockBalance } from '#server/store/loyalty/ledgers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { listTableRounds, roundOf } from '#server/store/dine-in/table-orders.ts'
import { listTableRefunds } from '#server/store/dine-in/table-refunds.ts'
import {
  lockTableSession,
  saveTableSession,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
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
  const { points } = bill.bill
  const coupon = isCouponUsed(bill.bill) ? bill.bill.coupon : undefined
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
  for (const { sessionId, taken } of takingsOf(session)) {
    const { coupon, points } = taken
    if (coupon) await returnCoupon(tx, sessionId, coupon)
    if (points) await returnPoints(tx, sessionId, points, points.count)
  }
}

/** Of the bill itself, and of those that came into it. */
function takingsOf({ id, taken, taken_more }: TableSessionRow): TakenMore[] {
  return [...(taken ? [{ sessionId: id, part: 0, taken }] : []), ...taken_more]
}

async function returnCoupon(
  tx: WriteDb,
  sessionId: string,
  { id, turn, ...use }: NonNullable<TakenTender['coupon']>,
): Promise<void> {
  await lockCoupon(tx, id)
  await addCouponUse(tx, {
    ...use,
    couponId: id,
    kind: 'return',
    orderId: null,
    turn,
    mobile: `table:${sessionId}`,
  })
}

async function returnPoints(
  tx: WriteDb,
  sessionId: string,
  { customerId, back, turn }: NonNullable<TakenTender['points']>,
  upTo: number,
): Promise<void> {
  if (upTo <= back) return
  await addEntry(tx, 'points', {
    customerId,
    type: 'refund',
    amount: upTo - back,
    source: `table:${sessionId}`,
    kind: `back:${turn}:${upTo}`,
  })
}

/**
 * Takes a session's id after a round of it was cancelled or money of it went back; gives back the points' share of that,
 * and the coupon when nothing that it was for was served. May run twice. Rule "Refunds", rule "Coupon and points of a table"; safety 6.
 */
export async function followTableTender(tx: WriteDb, sessionId: string): Promise<void> {
  const session = await forSystem('derived', lockTableSession(tx, sessionId))
  if (!session || takingsOf(session).length === 0) return
  const all = await listTableRounds(tx, [sessionId])
  const refunds = await listTableRefunds(tx, sessionId)
  const after: TakenMore[] = []
  for (const taking of takingsOf(session)) {
    const part = session.parts[taking.part]
    const taken = part ? await followTaking(tx, taking, part, { all, refunds }) : taking.taken
    after.push({ ...taking, taken })
  }
  const own = session.taken ? after[0]?.taken : undefined
  await saveTableSession(tx, sessionId, {
    ...(own && { taken: JSON.stringify(own) }),
    taken_more: JSON.stringify(own ? after.slice(1) : after),
  })
}

interface Rounds {
  readonly all: readonly OrderRow[]
  readonly refunds: ReadonlyMap<string, number>
}

/** Returns what is still taken. */
async function followTaking(
  tx: WriteDb,
  { sessionId, taken: { coupon, points } }: TakenMore,
  part: TablePart,
  { all, refunds }: Rounds,
): Promise<TakenTender> {
  const rounds = all.filter(({ id }) => part.orderIds.includes(id))
  const gone = new Set(
    rounds.filter((round) => roundOf(round).void).flatMap(({ bill }) => bill.lines.map((one) => one.lineId)),
  )
  const back = points ? pointsBack(part.bill, gone, refunds) : 0
  const noneServed = rounds.every((round) => roundOf(round).void)
  if (coupon && noneServed) await returnCoupon(tx, sessionId, coupon)
  if (points) await returnPoints(tx, sessionId, points, back)
  return {
    ...(coupon && !noneServed && { coupon }),
    ...(points && { points: { ...points, back: Math.max(points.back, back) } }),
  }
}
