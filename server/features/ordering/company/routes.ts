import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  decideApprovalRoute,
  getApprovalRoute,
  getMyCompanyRoute,
} from '#contract/companies/company-orders.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requireCustomer } from '#server/middleware/customer.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { decideCompanyOrder } from './decide-company-order.ts'
import { showApproval, showMyCompany } from './show-approval.ts'

/** Orders on a company's account: whose account, and what its approver decides by a link (spec 4 b2b_pending). */
export function companyOrderRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getMyCompanyRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const look = { tenantId: session.tenantId, language: c.get('language') }
    return answer(c, await showMyCompany(deps, look, session.customerId), 200)
  })
  app.openapi(getApprovalRoute, async (c) => {
    const look = { tenantId: c.get('tenantId'), language: c.get('language') }
    return answer(c, await showApproval(deps, look, c.req.valid('param').id), 200)
  })
  app.openapi(decideApprovalRoute, async (c) => {
    const look = { tenantId: c.get('tenantId'), language: c.get('language') }
    const { id } = c.req.valid('param')
    const decided = await decideCompanyOrder(deps, look.tenantId, id, c.req.valid('json'))
    return answer(c, isRefusal(decided) ? decided : await showApproval(deps, look, id), 200)
  })
}
