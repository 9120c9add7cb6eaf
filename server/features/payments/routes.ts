import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  openPaymentRoute,
  payMethodsRoute,
  paymentWebhookRoute,
  submitPaymentRoute,
} from '#contract/ordering/order.ts'
import type { Deps } from '#server/core/deps.ts'
import { callOf } from '#server/http/call-of.ts'
import { pageOrigin } from '#server/http/page-origin.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { listPayMethods } from './payment/list-pay-methods.ts'
import { openPayment } from './payment/open-payment.ts'
import { receiveWebhook } from './payment/receive-webhook.ts'
import { submitPayment } from './payment/submit-payment.ts'

/** Paying what waits for its money (spec 2, /o/{id}/pay). */
export function paymentRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(openPaymentRoute, async (c) => {
    const origin = await pageOrigin(c, deps)
    const { method } = c.req.valid('json')
    return answer(c, await openPayment(deps, callOf(c), c.req.valid('param').id, origin, method), 200)
  })
  app.openapi(submitPaymentRoute, async (c) => {
    const origin = await pageOrigin(c, deps)
    return answer(c, await submitPayment(deps, callOf(c), c.req.valid('param').reference, origin), 200)
  })
  app.openapi(payMethodsRoute, async (c) => answer(c, { data: await listPayMethods(deps, callOf(c)) }, 200))
}

/** Gateways call without a tenant's host: the account in the path names the tenant (safety 11). */
export function paymentWebhookRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(paymentWebhookRoute, async (c) => {
    const { gateway, account_id } = c.req.valid('param')
    const hook = { gateway, accountId: account_id, headers: c.req.raw.headers, body: await c.req.text() }
    return answer(c, await receiveWebhook(deps, hook), 200)
  })
}
