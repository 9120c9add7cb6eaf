import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  getDeskCustomerRoute,
  listDeskCustomersRoute,
  setCustomerGroupRoute,
} from '#contract/customer-desk.ts'
import type { Deps } from '#server/deps.ts'
import { answer, type AppEnv } from '#server/request.ts'
import { listCustomers, readCustomer, setGroup } from './read-customers.ts'

/** Customers, to find and to read. */
export function customerDeskRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listDeskCustomersRoute, async (c) =>
    answer(
      c,
      await listCustomers(deps, c.get('staff'), c.req.valid('query').q ?? '', c.get('language')),
      200,
    ),
  )
  app.openapi(getDeskCustomerRoute, async (c) =>
    answer(c, await readCustomer(deps, c.get('staff'), c.req.valid('param').id, c.get('language')), 200),
  )
  app.openapi(setCustomerGroupRoute, async (c) => {
    const wish = { id: c.req.valid('param').id, groupId: c.req.valid('json').group_id }
    return answer(c, await setGroup(deps, c.get('staff'), wish, c.get('language')), 200)
  })
}
