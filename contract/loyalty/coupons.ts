import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { inEachLanguage, body, amount, id, json, orderType, refusals } from '../core/wire.ts'

const words = inEachLanguage(z.string().max(60))
const count = z.int().min(1).max(1_000_000)
const percent = z.int().min(1).max(100)
const version = z.int().min(1).max(2_000_000_000)
/** YYYY-MM-DD by the restaurant's calendar. */
const day = z.string().max(10)
const picks = z.array(id).max(100)

/** Off these items and groups alone; both empty = off all food. */
const on = { on_item_ids: picks.default([]), on_group_ids: picks.default([]) }

/** What a coupon gives. */
const benefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent, most: amount.nullable(), ...on }),
  z.object({ kind: z.literal('amount'), amount, ...on }),
  /** Paid into the wallet of whoever types the code there. */
  z.object({ kind: z.literal('wallet'), amount }),
  z.object({ kind: z.literal('free_delivery') }),
  z.object({ kind: z.literal('free_item'), item_id: id, quantity: z.int().min(1).max(20) }),
  z.object({
    kind: z.literal('buy_get'),
    /** Of these items and groups of the menu; none = of any. */
    buy_item_ids: picks,
    buy_group_ids: picks.default([]),
    buy_count: z.int().min(1).max(20),
    get_item_ids: picks,
    get_group_ids: picks.default([]),
    get_count: z.int().min(1).max(20),
    percent,
  }),
])

const window = z.object({
  days: z.array(z.int().min(0).max(6)).min(1).max(7),
  from: z.int().min(0).max(1439),
  to: z.int().min(1).max(2880),
})

/** Where, when and for whom; empty lists limit nothing. */
const rules = z.object({
  branch_ids: z.array(id).max(200),
  types: z.array(orderType),
  windows: z.array(window).max(14),
  minimum: amount.nullable(),
  group_ids: z.array(id).max(50),
  first_order: z.boolean(),
  /** Days and hours are those of ordering; else those for which it is ordered. */
  by_ordering: z.boolean().default(false),
})

const couponBody = z.object({
  /** Typed by guests; empty = applies by itself. */
  code: z.string().max(limits.couponCode),
  name: words,
  benefit,
  rules,
  /** Its first and its last day, both of them with it. */
  first_day: day.nullable(),
  last_day: day.nullable(),
  limit_total: count.nullable(),
  limit_per_customer: count.nullable(),
  limit_per_day: count.nullable(),
})

const coupon = couponBody
  .extend({
    id,
    version,
    paused: z.boolean(),
    used: z.int(),
    /** What hinders it, if anything: `waiting` for its first day, `used` as often as it may be. */
    state: z.enum(['running', 'paused', 'waiting', 'ended', 'used']),
  })
  .openapi('Coupon')
export const listCouponsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/coupons',
  description: 'The restaurant’s coupons with their uses, newest first; customer groups that one may be for.',
  tags: ['staff'],
  responses: {
    200: json(
      'Coupons',
      z.object({ data: z.array(coupon), groups: z.array(z.object({ id, name: z.string() })) }),
    ),
    ...refusals,
  },
})
export const addCouponRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/coupons',
  description: 'Makes a coupon; one with a code that is there already is refused.',
  tags: ['staff'],
  request: body(couponBody),
  responses: { 201: json('The coupon', coupon), ...refusals },
})
export const changeCouponRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/coupons/{id}',
  description:
    'The coupon as it is to be, on the version that was shown. Refused as coupon-changed, with the coupon as it is now, when ' +
    'somebody was faster. One that was used keeps its code.',
  tags: ['staff'],
  request: { params: z.object({ id }), ...body(z.object({ version, doc: couponBody })) },
  responses: { 200: json('The coupon', coupon), ...refusals },
})
export const pauseCouponRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/coupons/{id}/paused',
  description: 'Pauses a coupon, or lets it go on.',
  tags: ['staff'],
  request: { params: z.object({ id }), ...body(z.object({ paused: z.boolean() })) },
  responses: { 200: json('The coupon', coupon), ...refusals },
})

export type CouponWire = z.infer<typeof coupon>
export type CouponBody = z.input<typeof couponBody>
export type CouponsWire = { data: CouponWire[]; groups: { id: string; name: string }[] }
