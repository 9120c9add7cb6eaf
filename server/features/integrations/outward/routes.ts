import type { OpenAPIHono } from '@hono/zod-openapi'
import { outBranchesRoute, outMenuRoute, outStockRoute } from '#contract/menu/out-menu.ts'
import {
  outCustomerRoute,
  outCustomersRoute,
  outOrderRoute,
  outOrdersRoute,
  outOrderStatusRoute,
} from '#contract/integrations/out-orders.ts'
import { isRefusal, refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { lacksScope } from '#server/middleware/api-key.ts'
import type { MoveByApiClient } from '#server/ports/move-by-api-client.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { showOutOrder } from '#server/show/show-out-order.ts'
import { readOutCustomer, readOutCustomers, readOutOrder, readOutOrders } from './out-orders.ts'
import { showOutBranches, showOutMenu } from './show-out-menu.ts'
import { writeStock } from './write-stock.ts'

const actions = {
  accepted: 'accept',
  ready: 'ready',
  outdelivery: 'send_out',
  delivered: 'hand_over',
  canceled: 'cancel',
} as const

/** The outward API, version 1: what other programs of a restaurant do under its keys (decision 0073). */
export function outwardRoutes(app: OpenAPIHono<AppEnv>, deps: Deps, move: MoveByApiClient): void {
  const named = (c: AppContext) => c.get('apiKey').scopes.includes('customers.read')
  app.openapi(outBranchesRoute, async (c) =>
    answer(c, lacksScope(c, 'menu.read') ?? (await showOutBranches(deps, c.get('tenantId'))), 200),
  )
  app.openapi(outMenuRoute, async (c) => {
    const { branch_id: branchId, type } = c.req.valid('query')
    const refused = lacksScope(c, 'menu.read')
    return answer(c, refused ?? (await showOutMenu(deps, c.get('tenantId'), { branchId, type })), 200)
  })
  app.openapi(outStockRoute, async (c) => {
    const { branch_id: branchId, id: itemId } = c.req.valid('param')
    const place = { tenantId: c.get('tenantId'), branchId, itemId, by: `api:${c.get('apiKey').name}` }
    const body = c.req.valid('json')
    return answer(c, lacksScope(c, 'stock.write') ?? (await writeStock(deps, place, body)), 200)
  })
  app.openapi(outOrdersRoute, async (c) => {
    const query = c.req.valid('query')
    const refused = lacksScope(c, 'orders.read')
    return answer(c, refused ?? (await readOutOrders(deps, c.get('tenantId'), query, named(c))), 200)
  })
  app.openapi(outOrderRoute, async (c) => {
    const refused = lacksScope(c, 'orders.read')
    if (refused) return answer(c, refused, 200)
    const order = await readOutOrder(deps, c.get('tenantId'), c.req.valid('param').id)
    return answer(c, order ? showOutOrder(order, named(c)) : refuse('order-unavailable'), 200)
  })
  app.openapi(outOrderStatusRoute, async (c) => {
    const refused = lacksScope(c, 'orders.write')
    if (refused) return answer(c, refused, 200)
    const [tenantId, { id }] = [c.get('tenantId'), c.req.valid('param')]
    const { status, ...said } = c.req.valid('json')
    if (!(await readOutOrder(deps, tenantId, id))) return answer(c, refuse('order-unavailable'), 200)
    const by = { tenantId, apiClient: `api:${c.get('apiKey').name}` }
    const moved = await move(deps, by, id, { action: actions[status], ...said })
    return answer(c, isRefusal(moved) ? moved : showOutOrder(moved, named(c)), 200)
  })
  app.openapi(outCustomersRoute, async (c) => {
    const { q = '' } = c.req.valid('query')
    const refused = lacksScope(c, 'customers.read')
    return answer(c, refused ?? (await readOutCustomers(deps, c.get('tenantId'), q)), 200)
  })
  app.openapi(outCustomerRoute, async (c) => {
    const { id } = c.req.valid('param')
    const refused = lacksScope(c, 'customers.read')
    return answer(c, refused ?? (await readOutCustomer(deps, c.get('tenantId'), id)), 200)
  })
}
