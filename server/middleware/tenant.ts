import { createMiddleware } from 'hono/factory'
import { refuse, isRefusal, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/request.ts'
import { requestHost } from './request-host.ts'

/**
 * Finds the tenant of an API call: by its host, or by x-tenant and x-app-token for callers that are no browser on the
 * tenant's host. A wrong pair is 401, one that contradicts the host 403 (domain "Hosts and callers").
 */
export function tenant(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const tenantId = await findTenant(c, deps)
    if (isRefusal(tenantId)) return refusalResponse(c, tenantId)
    c.set('tenantId', tenantId)
    await next()
  })
}

async function findTenant(c: AppContext, deps: Deps): Promise<string | Refusal> {
  const byHost = await deps.hosts.find(requestHost(c, deps.settled))
  const name = c.req.header('x-tenant')
  const token = c.req.header('x-app-token')
  if (name === undefined && token === undefined) return byHost?.tenantId ?? refuse('unknown-tenant')
  if (!name || !token) return refuse('wrong-app-token')
  if (byHost && byHost.tenantId !== name) return refuse('contradicting-tenant')
  if (![...deps.hosts.tenantIds()].includes(name)) return refuse('wrong-app-token')
  const { tenant: known } = await deps.catalogues.current(name)
  return known.appToken === token ? name : refuse('wrong-app-token')
}
