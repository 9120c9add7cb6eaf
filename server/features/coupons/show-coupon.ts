import type { CouponWire } from '#contract/coupons.ts'
import type { CouponBenefit, Picks } from '#domain/coupon-benefit.ts'
import { toDecimal } from '#domain/money.ts'
import type { CountedCoupon } from '#server/store/coupons.ts'

/** Takes a coupon; returns it as it travels. */
export function showCoupon(coupon: CountedCoupon): CouponWire {
  const { rules, count } = coupon
  const moment = (at: number | undefined) => (at === undefined ? null : new Date(at).toISOString())
  return {
    id: coupon.id,
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
    },
    starts_at: moment(coupon.startsAt),
    ends_at: moment(coupon.endsAt),
    limit_total: count.most,
    limit_per_customer: coupon.limitPerCustomer ?? null,
    limit_per_day: coupon.limitPerDay ?? null,
    paused: coupon.paused,
    used: count.used,
  }
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
        buy_count: benefit.buyCount,
        get_item_ids: [...(benefit.get.itemIds ?? [])],
        get_count: benefit.getCount,
        percent: benefit.basisPoints / 100,
      }
  }
}
