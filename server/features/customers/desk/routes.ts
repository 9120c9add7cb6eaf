import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  getCustomerFileRoute,
  getDeskCustomerRoute,
  listDeskCustomersRoute,
  setCustomerGroupRoute,
  setCustomerNoteRoute,
} from '#contract/customers/customer-desk.ts'
import { answerFile } from '#server/http/answer-file.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { listCustomers, makeCustomerFile } from './list-customers.ts'
import { readCustomer, setGroup, setNote } from './read-customers.ts'

/** Customers, to find and to read. */
export function customerDeskRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listDeskCustomersRoute, async (c) =>
    answer(c, await listCustomers(deps, c.get('staff'), c.req.valid('query'), c.get('language')), 200),
  )
  // before the route of one customer: its name is no id
  app.openapi(getCustomerFileRoute, async (c) => {
    const file = await makeCustomerFile(deps, c.get('staff'), c.req.valid('query'), c.get('language'))
    return answerFile(c, file, 'customers.csv')
  })
  app.openapi(getDeskCustomerRoute, async (c) =>
    answer(c, await readCustomer(deps, c.get('staff'), c.req.valid('param').id, c.get('language')), 200),
  )
  app.openapi(setCustomerNoteRoute, async (c) => {
    const input = { id: c.req.valid('param').id, ...c.req.valid('json') }
    return answer(c, await setNote(deps, c.get('staff'), input, c.get('language')), 200)
  })
  app.openapi(setCustomerGroupRoute, async (c) => {
    const input = { id: c.req.valid('param').id, groupId: c.req.valid('json').group_id }
    return answer(c, await setGroup(deps, c.get('staff'), input, c.get('language')), 200)
  })
}
