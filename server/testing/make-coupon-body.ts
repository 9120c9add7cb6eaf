import type { CouponBody } from '#contract/loyalty/coupons.ts'

/** Takes what is special about it; returns a coupon as it is sent: for everybody, without bounds. */
export const makeCouponBody = (
  special: Pick<CouponBody, 'code' | 'name' | 'benefit'> & Partial<CouponBody>,
): CouponBody => ({
  rules: { branch_ids: [], types: [], windows: [], minimum: null, group_ids: [], first_order: false },
  first_day: null,
  last_day: null,
  limit_total: null,
  limit_per_customer: null,
  limit_per_day: null,
  ...special,
})
