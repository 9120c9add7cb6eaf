import type { OpenAPIHono } from '@hono/zod-openapi'
import { redeemCouponRoute, topUpRoute } from '#contract/loyalty/wallet.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requireCustomer } from '#server/middleware/customer.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { shopperOf } from '#server/store/customers/customers.ts'
import { callOf } from '#server/http/call-of.ts'
import { pageOrigin } from '#server/http/page-origin.ts'
import { openTopUp } from './open-top-up.ts'
import { redeemCoupon } from './redeem-coupon.ts'

/** Filling a wallet: by card, and by a coupon's code (spec 3 log types "adding" and "coupon"). */
export function topUpRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(topUpRoute, async (c) => {
    const call = customerCall(c)
    if (isRefusal(call)) return answer(c, call, 200)
    return answer(c, await openTopUp(deps, call, c.req.valid('json').amount, await pageOrigin(c, deps)), 200)
  })
  app.openapi(redeemCouponRoute, async (c) => {
    const call = customerCall(c)
    if (isRefusal(call)) return answer(c, call, 200)
    const paid = await redeemCoupon(deps, call, c.req.valid('json').code)
    return answer(c, isRefusal(paid) ? paid : { amount: toDecimal(paid) }, 200)
  })
}

function customerCall(c: AppContext) {
  const session = requireCustomer(c)
  return isRefusal(session) ? session : { ...callOf(c), shopper: shopperOf(session.customerId) }
}
