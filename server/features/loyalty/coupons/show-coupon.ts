import type { CouponWire } from '#contract/loyalty/coupons.ts'
import type { CouponBenefit, Picks } from '#domain/pricing/coupon-benefit.ts'
import { toDecimal } from '#domain/core/money.ts'
import { dateText, toLocal } from '#domain/core/zoned-time.ts'
import type { CountedCoupon } from '#server/store/loyalty/coupons.ts'

/** By whose calendar and when a coupon is shown. */
export interface CouponLook {
  readonly zone: string
  /** UTC ms. */
  readonly now: number
}

/** Takes a coupon, the restaurant's zone and the moment, UTC ms; returns it as it travels. */
export function showCoupon(coupon: CountedCoupon, { zone, now }: CouponLook): CouponWire {
  const { rules, count } = coupon
  const { startsAt, endsAt } = coupon
  const day = (at: number) => dateText(toLocal(at, zone))
  return {
    id: coupon.id,
    version: coupon.version,
    code: coupon.code ?? '',
    name: coupon.name,
    benefit: showBenefit(coupon.benefit),
    rules: {
      branch_ids: [...(rules.branchIds ?? [])],
      types: [...(rules.types ?? [])],
      windows: (rules.windows ?? []).map((one) => ({ ...one, days: [...one.days] })),
      minimum: rules.minimum === undefined ? null : toDecimal(rules.minimum),
      group_ids: [...(rules.groupIds ?? [])],
      first_order: rules.firstOrder ?? false,
      by_ordering: rules.byOrdering ?? false,
    },
    first_day: startsAt === undefined ? null : day(startsAt),
    // its end is the first moment without it
    last_day: endsAt === undefined ? null : day(endsAt - 1),
    limit_total: count.most,
    limit_per_customer: coupon.limitPerCustomer ?? null,
    limit_per_day: coupon.limitPerDay ?? null,
    paused: coupon.paused,
    used: count.used,
    state: stateOf(coupon, now),
  }
}

function stateOf({ paused, startsAt, endsAt, count }: CountedCoupon, now: number): CouponWire['state'] {
  if (paused) return 'paused'
  if (endsAt !== undefined && now >= endsAt) return 'ended'
  if (count.most !== null && count.used >= count.most) return 'used'
  return startsAt !== undefined && now < startsAt ? 'waiting' : 'running'
}

const showOn = (on: Picks | undefined) => ({
  on_item_ids: [...(on?.itemIds ?? [])],
  on_group_ids: [...(on?.groupIds ?? [])],
})

function showBenefit(benefit: CouponBenefit): CouponWire['benefit'] {
  switch (benefit.kind) {
    case 'percent':
      return {
        kind: 'percent',
        percent: benefit.basisPoints / 100,
        most: benefit.most === undefined ? null : toDecimal(benefit.most),
        ...showOn(benefit.on),
      }
    case 'amount':
      return { kind: 'amount', amount: toDecimal(benefit.amount), ...showOn(benefit.on) }
    case 'wallet':
      return { kind: 'wallet', amount: toDecimal(benefit.amount) }
    case 'free_delivery':
      return { kind: 'free_delivery' }
    case 'free_item':
      return { kind: 'free_item', item_id: benefit.itemId, quantity: benefit.quantity }
    case 'buy_get':
      return {
        kind: 'buy_get',
        buy_item_ids: [...(benefit.buy.itemIds ?? [])],
        buy_group_ids: [...(benefit.buy.groupIds ?? [])],
        buy_count: benefit.buyCount,
        get_item_ids: [...(benefit.get.itemIds ?? [])],
        get_group_ids: [...(benefit.get.groupIds ?? [])],
        get_count: benefit.getCount,
        percent: benefit.basisPoints / 100,
      }
  }
}
