import { originOf, type Deps } from '#server/core/deps.ts'
import { requestHost, requestOrigin } from '#server/middleware/request-host.ts'
import type { AppContext } from './request.ts'

/** The site on which the payment ends: the one asked from, or the tenant's primary host for a caller without one. */
export async function pageOrigin(c: AppContext, deps: Deps): Promise<string> {
  const own = await deps.hosts.find(requestHost(c, deps.settled))
  if (own) return requestOrigin(c, deps.settled)
  return originOf(deps.settled, deps.hosts.primaryHost(c.get('tenantId')) ?? deps.settled.platformHost)
}
