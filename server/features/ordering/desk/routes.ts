import type { OpenAPIHono } from '@hono/zod-openapi'
import { getDeskOrderRoute, listDeskOrdersRoute } from '#contract/ordering/order-desk.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { listDeskOrders } from './list-desk-orders.ts'
import { readDeskOrder } from './read-desk-order.ts'

/** Orders of years, to find and to read. */
export function orderDeskRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listDeskOrdersRoute, async (c) =>
    answer(c, await listDeskOrders(deps, c.get('staff'), c.req.valid('query'), c.get('language')), 200),
  )
  app.openapi(getDeskOrderRoute, async (c) =>
    answer(c, await readDeskOrder(deps, c.get('staff'), c.req.valid('param').id, c.get('language')), 200),
  )
}
