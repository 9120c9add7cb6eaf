/** A dish or a group of the menu that a coupon may be about. */
export interface CouponItem {
  readonly id: string
  readonly name: string
}

/** The menu as coupons speak of it. */
export interface CouponDishes {
  readonly items: readonly CouponItem[]
  readonly groups: readonly CouponItem[]
}
