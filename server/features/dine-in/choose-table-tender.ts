import { couponCode } from '#domain/loyalty/coupon.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TableTender } from '#domain/dine-in/table-tender.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { findCouponByCode } from '#server/store/loyalty/coupons.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import type { TableSessionRow } from '#server/store/dine-in/table-sessions.ts'
import type { Call } from '../../http/call.ts'
import { limitGuesses } from '../pricing/limit-guesses.ts'
import { changeTable, takeSeat, type Seat } from './sit-down.ts'
import { isPersonal } from './table-extras.ts'
import { readTableMoney } from './table-money.ts'
import { giveBackTableTender } from './take-table-tender.ts'

/** What a guest wants of the bill; what is absent stays. */
export interface TenderInput {
  /** A code as it was typed; null takes it out. */
  readonly coupon?: string | null | undefined
  readonly points?: boolean | undefined
}

type Choosing = Call & { shopper: string }

/**
 * Takes a session and what its guest wants taken off the bill: a coupon for all, or the guest's own points. Refuses
 * 'table-bill-fixed' once a payment of the bill is under way or done, 'coupon-invalid' and 'coupon-unavailable' as a cart
 * does, 'sign-in-required' for what asks who somebody is, 'points-insufficient'. Rule "Coupon and points of a table": computed once on the bill.
 */
export async function chooseTableTender(
  deps: Deps,
  call: Choosing,
  sessionId: string,
  input: TenderInput,
): Promise<{ done: true } | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const choose = () =>
    writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
      const seat = await takeSeat(tx, call, sessionId)
      if (isRefusal(seat)) return seat
      return chooseAt(tx, { deps, call, seat, catalogue }, input)
    })
  const done = await (input.coupon ? limitGuesses(deps, call, choose) : choose())
  deps.wakeRelay()
  return done
}

interface At {
  readonly deps: Deps
  readonly call: Choosing
  readonly seat: Seat
  readonly catalogue: Catalogue
}

async function chooseAt(tx: WriteDb, at: At, input: TenderInput): Promise<{ done: true } | Refusal> {
  const { session } = at.seat
  if (session.state === 'waiting') return refuse('table-waiting')
  if (session.state !== 'open') return refuse('already-paid')
  const now = at.deps.clock()
  const { shares } = await readTableMoney(tx, session, at.catalogue, now)
  if (shares.length > 0) return refuse('table-bill-fixed')
  const tender = await tenderWith(tx, at, input)
  if (isRefusal(tender)) return tender
  // a payment began and was given up: the bill is as before it
  await giveBackTableTender(tx, session)
  const open: TableSessionRow = { ...session, tender, taken: null, taken_more: [], parts: [] }
  const money = await readTableMoney(tx, open, at.catalogue, now)
  if (input.coupon && money.couponTrouble) return money.couponTrouble
  if (input.points && !money.bill.bill.points) return refuse('points-insufficient')
  await changeTable(tx, session.id, {
    tender: JSON.stringify(tender),
    taken: null,
    taken_more: '[]',
    parts: '[]',
    // its parts were of another total
    split: null,
  })
  return { done: true }
}

async function tenderWith(
  tx: WriteDb,
  { call, seat }: At,
  { coupon, points }: TenderInput,
): Promise<TableTender | Refusal> {
  const { coupon: oldCoupon, points: oldPoints } = seat.session.tender ?? {}
  const me = { memberId: seat.member.id, shopper: call.shopper }
  if (points !== undefined && !customerIdOf(call.shopper)) return refuse('sign-in-required')
  // nobody takes another guest's points out, or their place
  if (points !== undefined && oldPoints && oldPoints.shopper !== call.shopper) return refuse('not-allowed')
  const code = coupon && couponCode(coupon)
  const refused = code ? await refuseCode(tx, call, code) : undefined
  if (refused) return refused
  const newCoupon = code ? { ...me, code } : coupon === undefined ? oldCoupon : undefined
  const newPoints = points === undefined ? oldPoints : points ? me : undefined
  return { ...(newCoupon && { coupon: newCoupon }), ...(newPoints && { points: newPoints }) }
}

async function refuseCode(tx: WriteDb, { shopper }: Choosing, code: string): Promise<Refusal | undefined> {
  const found = await findCouponByCode(tx, code)
  if (!found) return refuse('coupon-invalid')
  return isPersonal(found) && !customerIdOf(shopper) ? refuse('sign-in-required') : undefined
}
