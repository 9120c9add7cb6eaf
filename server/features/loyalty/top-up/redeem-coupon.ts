import { couponCode, couponRefusal, refuseCoupon } from '#domain/loyalty/coupon.ts'
import { constants } from '#domain/core/limits.ts'
import { getCountry } from '#domain/core/country.ts'
import type { Minor } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import { recipientKey } from '#server/secrets/recipient-key.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { readCouponPerson } from '#server/store/loyalty/coupon-person.ts'
import { addCouponUse, findCouponByCode, lockCoupon } from '#server/store/loyalty/coupons.ts'
import { customerIdOf, findCustomer } from '#server/store/customers/customers.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import type { Call } from '#server/http/call.ts'
import { limitGuesses } from '../../pricing/limit-guesses.ts'

/**
 * Takes a signed-in customer's call and a code as typed; pays what the coupon gives into the wallet and returns it, minor
 * units. The use is taken under the coupon's lock, so that its last one is one customer's. Refuses 'coupon-invalid',
 * 'coupon-unavailable' (also a coupon that takes off an order) and 'coupon-guesses'. Spec 3 log type "coupon".
 */
export function redeemCoupon(
  deps: Deps,
  call: Call & { shopper: string },
  typed: string,
): Promise<Minor | Refusal> {
  return limitGuesses(deps, call, () => redeem(deps, call, couponCode(typed)))
}

async function redeem(
  deps: Deps,
  { tenantId, shopper }: Call & { shopper: string },
  code: string,
): Promise<Minor | Refusal> {
  const { tenant, pages } = await deps.catalogues.current(tenantId)
  if (!pages.some(({ slug }) => slug === 'app-wallet')) return refuse('not-found')
  const [zone] = getCountry(tenant.country).time_zones
  return writeUnlessRefused<Minor>(deps.db, tenantId, async (tx) => {
    const customerId = customerIdOf(shopper) ?? ''
    const [found, customer] = [await findCouponByCode(tx, code), await findCustomer(tx, customerId)]
    if (!customer) return refuse('sign-in-required')
    const coupon = found && (await lockCoupon(tx, found.id))
    if (!coupon) return refuse('coupon-invalid')
    const { benefit } = coupon
    if (benefit.kind !== 'wallet') return couponRefusal(coupon, 'order')
    const now = deps.clock()
    const day = businessDate(now, zone, constants.businessDayStartMinutes)
    const mobile = customer.mobile ?? ''
    const formerKey = mobile && recipientKey(deps.seal, tenantId, { mobile })
    const who = { shopper, customerId, mobile, formerKey, day }
    const person = (await readCouponPerson(tx, [coupon.id], who))(coupon.id)
    const place = { now, zone, branchId: '', type: 'pickup', food: 0 } as const
    const refused = refuseCoupon(coupon, place, person, coupon.count)
    if (refused) return refused
    const use = { couponId: coupon.id, customerId, mobile, amount: benefit.amount, day }
    await addCouponUse(tx, { ...use, kind: 'use', orderId: null, turn: 1 })
    const source = { source: `coupon:${coupon.id}`, kind: `${customerId}:${coupon.count.used + 1}` }
    await addEntry(tx, 'wallet', {
      customerId,
      type: 'coupon',
      amount: benefit.amount,
      ...source,
      note: code,
    })
    return benefit.amount
  })
}
