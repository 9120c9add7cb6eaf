import { createMiddleware } from 'hono/factory'
import { refuse } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/request.ts'
import { requestHost } from './request-host.ts'
import { cookiesOf } from './cookies.ts'
import { findStaff } from './staff.ts'
import { tenant } from './tenant.ts'

/**
 * Finds whose picture is asked for: on a tenant's host the tenant's, on the console's host those of the signed-in
 * member's restaurant, and on the main site of a demo those of the restaurant that `?of=` names. Pages load pictures
 * from their own host alone (safety 25).
 */
export function pictureTenant(deps: Deps) {
  const byHost = tenant(deps)
  return createMiddleware<AppEnv>(async (c, next) => {
    const host = requestHost(c, deps.settled)
    const { platformHost } = deps.settled
    if (host !== platformHost && host !== `console.${platformHost}`) return byHost(c, next)
    const found =
      host === platformHost
        ? namedInDemo(c, deps)
        : (await findStaff(deps, cookiesOf(c, deps.settled)))?.tenantId
    if (!found) return refusalResponse(c, refuse('not-found'))
    c.set('tenantId', found)
    return next()
  })
}

function namedInDemo(c: AppContext, { settled, hosts }: Deps): string | undefined {
  const named = c.req.query('of')
  return settled.mode === 'demo' ? [...hosts.tenantIds()].find((id) => id === named) : undefined
}
