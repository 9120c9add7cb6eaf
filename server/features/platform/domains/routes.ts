import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addDomainRoute,
  addTenantDomainRoute,
  checkDomainRoute,
  checkTenantDomainRoute,
  getDomainsRoute,
  getTenantDomainsRoute,
  removeDomainRoute,
  removeTenantDomainRoute,
  setPrimaryDomainRoute,
  setPrimaryTenantDomainRoute,
  type DomainsWire,
} from '#contract/platform/domains.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { findTenantCard } from '#server/store/platform/tenants.ts'
import { addDomain, checkDomainNow, choosePrimary, removeDomain, type DomainActor } from './change-domains.ts'
import { showDomains } from './show-domains.ts'

type Change = (deps: Deps, actor: DomainActor, host: string) => Promise<Refusal | undefined>
const none: Change = async () => undefined

/** A restaurant's hosts, for its owner (safety 17). */
export function domainStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const run = async (c: AppContext, change: Change, host = ''): Promise<DomainsWire | Refusal> => {
    const { role, branchIds, tenantId, staffId } = c.get('staff')
    // the website is the whole restaurant's, and not one branch's
    if (!mayStaff(role, 'site') || branchIds !== 'all') return refuse('not-allowed')
    const refused = await change(deps, { tenantId, staffId }, host)
    return refused ?? showDomains(deps, tenantId, c.get('language'))
  }
  app.openapi(getDomainsRoute, async (c) => answer(c, await run(c, none), 200))
  app.openapi(addDomainRoute, async (c) => answer(c, await run(c, addDomain, c.req.valid('json').host), 200))
  app.openapi(checkDomainRoute, async (c) =>
    answer(c, await run(c, checkDomainNow, c.req.valid('json').host), 200),
  )
  app.openapi(setPrimaryDomainRoute, async (c) =>
    answer(c, await run(c, choosePrimary, c.req.valid('json').host), 200),
  )
  app.openapi(removeDomainRoute, async (c) =>
    answer(c, await run(c, removeDomain, c.req.valid('json').host), 200),
  )
}

/** The same for an operator of the platform, of any restaurant. */
export function domainOperatorRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const run = async (c: AppContext, tenantId: string, change: Change, host = '') => {
    if (!(await deps.db.read(tenantId, findTenantCard))) return refuse('not-found')
    const refused = await change(deps, { tenantId, staffId: null, operator: c.get('operator') }, host)
    return refused ?? showDomains(deps, tenantId, c.get('language'))
  }
  app.openapi(getTenantDomainsRoute, async (c) => answer(c, await run(c, c.req.valid('param').id, none), 200))
  app.openapi(addTenantDomainRoute, async (c) =>
    answer(c, await run(c, c.req.valid('param').id, addDomain, c.req.valid('json').host), 200),
  )
  app.openapi(checkTenantDomainRoute, async (c) =>
    answer(c, await run(c, c.req.valid('param').id, checkDomainNow, c.req.valid('json').host), 200),
  )
  app.openapi(setPrimaryTenantDomainRoute, async (c) =>
    answer(c, await run(c, c.req.valid('param').id, choosePrimary, c.req.valid('json').host), 200),
  )
  app.openapi(removeTenantDomainRoute, async (c) =>
    answer(c, await run(c, c.req.valid('param').id, removeDomain, c.req.valid('json').host), 200),
  )
}
