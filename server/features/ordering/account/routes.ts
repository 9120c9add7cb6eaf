import type { OpenAPIHono } from '@hono/zod-openapi'
import { listOrdersRoute, reorderRoute } from '#contract/customers/customer-lists.ts'
import { isRefusal, refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requireCustomer } from '#server/middleware/customer.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { callOf } from '#server/http/call-of.ts'
import { listOrders } from './list-orders.ts'
import { reorder } from './reorder.ts'
import { companyOrderRoutes } from '../company/routes.ts'
import { usualRoutes } from '../usual/routes.ts'

/** My orders, ordering one of them again (spec 2 "my orders"), usual orders, and orders on a company's account. */
export function accountOrderRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  usualRoutes(app, deps)
  companyOrderRoutes(app, deps)
  app.openapi(listOrdersRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const wanted = { ...c.req.valid('query'), language: c.get('language') }
    return answer(c, await listOrders(deps, session, wanted), 200)
  })
  app.openapi(reorderRoute, async (c) => {
    const { shopper, ...call } = callOf(c)
    if (shopper === undefined) return answer(c, refuse('order-unavailable'), 201)
    return answer(c, await reorder(deps, { ...call, shopper }, c.req.valid('json').order_id), 201)
  })
}
