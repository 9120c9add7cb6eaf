import { createMiddleware } from 'hono/factory'
import { refuse, isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { refusalResponse, type AppEnv } from '#server/http/request.ts'
import { requestHost } from './request-host.ts'

/**
 * Finds the tenant of an API call: by its host, or by x-tenant and x-app-token for callers that are no browser on the
 * tenant's host. A wrong pair is 401, one that contradicts the host 403 (rule "Callers that are no browser").
 */
export function tenant(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const tenantId = await findCallTenant(deps, {
      host: requestHost(c, deps.settled),
      tenant: c.req.header('x-tenant'),
      appToken: c.req.header('x-app-token'),
    })
    if (isRefusal(tenantId)) return refusalResponse(c, tenantId)
    c.set('tenantId', tenantId)
    await next()
  })
}

/** What a call says of its tenant. */
interface CallTenant {
  readonly host: string
  /** x-tenant. */
  readonly tenant: string | undefined
  /** x-app-token. */
  readonly appToken: string | undefined
}

/** Takes what a call says; returns its tenant's id. Refuses 'unknown-tenant', 'wrong-app-token', 'contradicting-tenant'. */
export async function findCallTenant(
  deps: Pick<Deps, 'hosts' | 'catalogues'>,
  { host, tenant: name, appToken: token }: CallTenant,
): Promise<string | Refusal> {
  const byHost = await deps.hosts.find(host)
  if (name === undefined && token === undefined) return byHost?.tenantId ?? refuse('unknown-tenant')
  if (!name || !token) return refuse('wrong-app-token')
  if (byHost && byHost.tenantId !== name) return refuse('contradicting-tenant')
  if (!deps.hosts.has(name)) return refuse('wrong-app-token')
  const { tenant: known } = await deps.catalogues.current(name)
  return known.appToken === token ? name : refuse('wrong-app-token')
}
