import type { CouponBody, CouponWire } from '#contract/loyalty/coupons.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  findCoupon,
  findCouponByCode,
  insertCoupon,
  lockCoupon,
  updateCoupon,
  type CountedCoupon,
  type NewCoupon,
} from '#server/store/loyalty/coupons.ts'
import { couponOfBody } from './coupon-of-body.ts'
import { showCoupon, type CouponLook } from './show-coupon.ts'

type Staff = Pick<StaffSession, 'tenantId' | 'staffId'>

/** Takes what staff typed of a coupon; makes it. Refuses as couponOfBody() does, and 'coupon-code-taken'. */
export async function addCoupon(deps: Deps, staff: Staff, body: CouponBody): Promise<CouponWire | Refusal> {
  const look = await lookOf(deps, staff)
  const typed = couponOfBody(body, look.zone)
  if (isRefusal(typed)) return typed
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    if (typed.code !== null && (await findCouponByCode(tx, typed.code))) return refuse('coupon-code-taken')
    const coupon = { ...typed, id: makeId() }
    await insertCoupon(tx, coupon)
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'coupon-add',
      subject: coupon.id,
      after: noted(coupon),
    })
    const made = await findCoupon(tx, coupon.id)
    return made ? showCoupon(made, look) : refuse('not-found')
  })
}

/**
 * Takes a coupon's id, the version that staff began from and the coupon as it is to be. Refuses 'coupon-changed' with the
 * coupon of now when somebody was faster, 'coupon-code-taken', and 'bad-input' as couponOfBody() does and where its uses
 * speak against it: another code, another kind of gift, a limit below them.
 */
export async function changeCoupon(
  deps: Deps,
  staff: Staff,
  id: string,
  { version, doc }: { version: number; doc: CouponBody },
): Promise<CouponWire | Refusal> {
  const look = await lookOf(deps, staff)
  const typed = couponOfBody(doc, look.zone)
  if (isRefusal(typed)) return typed
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    // whoever is just taking it comes before or after
    const before = await lockCoupon(tx, id)
    if (!before || before.rules.customerIds) return refuse('not-found')
    if (before.version !== version)
      return refuse('coupon-changed', { details: { coupon: showCoupon(before, look) } })
    const refused = refuseUsed(before, typed)
    if (refused) return refused
    const other = typed.code === null ? undefined : await findCouponByCode(tx, typed.code)
    if (other && other.id !== id) return refuse('coupon-code-taken')
    await updateCoupon(tx, { ...typed, id })
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'coupon-change',
      subject: id,
      before: noted({ ...before, most: before.count.most }),
      after: noted(typed),
    })
    const after = await findCoupon(tx, id)
    return after ? showCoupon(after, look) : refuse('not-found')
  })
}

function refuseUsed(before: CountedCoupon, typed: Omit<NewCoupon, 'id'>): Refusal | undefined {
  const { used } = before.count
  if (used === 0) return undefined
  if (typed.code !== before.code) return refuse('bad-input', { fields: { code: ['coupon-code-used'] } })
  if ((typed.benefit.kind === 'wallet') !== (before.benefit.kind === 'wallet'))
    return refuse('bad-input', { fields: { benefit: ['coupon-code-used'] } })
  return typed.most !== null && typed.most < used
    ? refuse('bad-input', { fields: { limit_total: ['bad-input'] }, details: { used } })
    : undefined
}

const noted = ({
  code,
  name,
  benefit,
  rules,
  most,
}: Omit<NewCoupon, 'id' | 'limitPerCustomer' | 'limitPerDay'>) => ({
  code,
  name,
  benefit,
  rules,
  most,
})

/** Takes a member of staff; returns by whose calendar the restaurant counts a coupon's days, and the moment. */
export async function lookOf(deps: Deps, { tenantId }: Pick<Staff, 'tenantId'>): Promise<CouponLook> {
  const { branches } = await deps.catalogues.current(tenantId)
  return { zone: branches[0]?.timeZone ?? 'UTC', now: deps.clock() }
}
