import type { CouponBenefit } from '../pricing/coupon-benefit.ts'
import { readCode } from '../core/digits.ts'
import type { OrderType } from '../core/order-type.ts'
import type { TimeWindow } from '../core/time-window.ts'
import type { Minor } from '../core/money.ts'
import { refuse, type Refusal } from '../core/refusal.ts'
import { windowStateAt } from '../core/time-window.ts'
import type { Words } from '../core/words.ts'
import { addDays, toLocal, toUtc } from '../core/zoned-time.ts'

/** Where, when and for whom a coupon is; what is absent limits nothing. */
export interface CouponRules {
  readonly branchIds?: readonly string[]
  readonly types?: readonly OrderType[]
  /** In the branch's local time. */
  readonly windows?: readonly TimeWindow[]
  /** Food after product discounts, minor units. */
  readonly minimum?: Minor
  /** Groups of customers. */
  readonly groupIds?: readonly string[]
  /** Customers whose own it is: rewards that were bought. */
  readonly customerIds?: readonly string[]
  readonly firstOrder?: boolean
  /** Its days and hours are those in which it is ordered; else those for which it is ordered. */
  readonly byOrdering?: boolean
}

/** A coupon as the restaurant made it. Without a code it is applied by itself. */
export interface Coupon {
  readonly id: string
  readonly code: string | null
  readonly name: Words
  readonly benefit: CouponBenefit
  readonly rules: CouponRules
  readonly paused: boolean
  /** UTC ms. */
  readonly startsAt?: number
  readonly endsAt?: number
  readonly limitPerCustomer?: number
  readonly limitPerDay?: number
}

/** Where and when a coupon is looked at. */
export interface CouponPlace {
  /** UTC ms. */
  readonly now: number
  /** When it is wanted, of an order for later; UTC ms. */
  readonly wanted?: number | undefined
  /** An order has it already: its days and hours were judged when it was placed. */
  readonly isHeld?: boolean
  readonly zone: string
  readonly branchId: string
  readonly type: OrderType
  /** Food after product discounts, minor units. */
  readonly food: Minor
}

/** Who wants to use it, and what is known of that. */
export interface CouponPerson {
  /** None for one who has not signed in. */
  readonly groupId?: string | undefined
  readonly customerId?: string | undefined
  readonly signedIn: boolean
  /** Own orders, with shares of tables' bills, that did not end unserved. */
  readonly orders: number
  /** Uses of this coupon that were not given back. */
  readonly uses: number
  readonly usesToday: number
}

/** How often a coupon was used by everyone, and the most. */
export interface CouponCount {
  readonly used: number
  readonly most: number | null
}

/** Why a coupon cannot be used; the page may say more than the spec's sentence by it. */
export type CouponTrouble =
  | 'paused'
  | 'not-yet'
  | 'expired'
  | 'branch'
  | 'type'
  | 'time'
  /** It holds now, and not when the order is wanted; the other way round for one that goes by the time of ordering. */
  | 'later'
  | 'sooner'
  | 'minimum'
  | 'group'
  | 'first-order'
  | 'used-up'
  | 'used-by-you'
  | 'used-today'
  /** It pays into a wallet, or off an order, and the other was wanted. */
  | 'wallet'
  | 'order'

/** Takes what a person typed; returns the code as coupons have it: capitals and Western digits, without spaces. Spec 5. */
export const couponCode = readCode

/** Takes when a coupon of one customer's own is given (UTC ms), for how many days, and a zone; returns its end: the first moment after its last day. Decision 0064. */
export function ownCouponEnd(now: number, days: number, zone: string): number {
  return toUtc(addDays(toLocal(now, zone), days), 24 * 60, zone)
}

/**
 * Takes a coupon, where it is to be used, by whom and how often it was used; returns nothing when it may be used, or
 * 'coupon-unavailable' with the trouble by name. Spec 5, 8 "Coupon is not available or expired".
 */
export function refuseCoupon(
  coupon: Coupon,
  place: CouponPlace,
  person: CouponPerson,
  count: CouponCount,
): Refusal | undefined {
  const trouble =
    (place.isHeld ? undefined : ofMoment(coupon, place)) ??
    ofPlace(coupon, place) ??
    ofPerson(coupon, person, count)
  return trouble && couponRefusal(coupon, trouble)
}

/** Takes a coupon and its trouble; returns the refusal that names it. Spec 8. */
export function couponRefusal({ rules }: Pick<Coupon, 'rules'>, trouble: CouponTrouble): Refusal {
  const minimum = trouble === 'minimum' ? { minimum: rules.minimum } : {}
  return refuse('coupon-unavailable', { details: { trouble, ...minimum } })
}

/** An order for later is judged by when it is wanted: a lunch offer is for lunch, whenever it is ordered. Decision 0225. */
function ofMoment(coupon: Coupon, { now, wanted = now, zone }: CouponPlace): CouponTrouble | undefined {
  if (coupon.paused) return 'paused'
  const byOrdering = coupon.rules.byOrdering === true
  const [judged, other] = byOrdering ? [now, wanted] : [wanted, now]
  const trouble = ofTime(coupon, judged, zone)
  if (!trouble || judged === other || ofTime(coupon, other, zone)) return trouble
  return byOrdering ? 'sooner' : 'later'
}

function ofTime(coupon: Coupon, now: number, zone: string): CouponTrouble | undefined {
  if (coupon.startsAt !== undefined && now < coupon.startsAt) return 'not-yet'
  if (coupon.endsAt !== undefined && now >= coupon.endsAt) return 'expired'
  const { windows = [] } = coupon.rules
  return windowStateAt(windows, now, zone).open ? undefined : 'time'
}

function ofPlace({ rules }: Coupon, place: CouponPlace): CouponTrouble | undefined {
  if (rules.branchIds?.length && !rules.branchIds.includes(place.branchId)) return 'branch'
  if (rules.types?.length && !rules.types.includes(place.type)) return 'type'
  return place.food < (rules.minimum ?? 0) ? 'minimum' : undefined
}

function ofPerson(coupon: Coupon, person: CouponPerson, count: CouponCount): CouponTrouble | undefined {
  const { groupIds, customerIds, firstOrder } = coupon.rules
  if (customerIds && !(person.customerId && customerIds.includes(person.customerId))) return 'group'
  if (groupIds?.length && !(person.groupId && groupIds.includes(person.groupId))) return 'group'
  if (firstOrder && person.orders > 0) return 'first-order'
  if (count.most !== null && count.used >= count.most) return 'used-up'
  if (person.uses >= (coupon.limitPerCustomer ?? Infinity)) return 'used-by-you'
  return person.usesToday >= (coupon.limitPerDay ?? Infinity) ? 'used-today' : undefined
}
