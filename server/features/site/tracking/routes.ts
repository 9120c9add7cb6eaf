import type { OpenAPIHono } from '@hono/zod-openapi'
import { tellPurchaseRoute } from '#contract/site/tracking.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { tellPurchase } from '#server/store/site/tracked-purchases.ts'

/** Whether tracking is to be told of an order: once, by the browser or account that ordered. */
export function trackingRoutes(app: OpenAPIHono<AppEnv>, { db }: Deps): void {
  app.openapi(tellPurchaseRoute, async (c) => {
    const shopper = c.get('shopper')
    const { id } = c.req.valid('param')
    const first =
      shopper !== undefined && (await db.write(c.get('tenantId'), (tx) => tellPurchase(tx, id, shopper)))
    return answer(c, { first }, 200)
  })
}
