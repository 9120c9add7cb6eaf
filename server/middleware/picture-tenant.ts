import { createMiddleware } from 'hono/factory'
import { refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/http/request.ts'
import { requestHost } from './request-host.ts'
import { cookiesOf, type Cookies } from './cookies.ts'
import { findStaff, readTokenHash } from './staff.ts'
import { tenant } from './tenant.ts'

/** A room of the console shows a hundred pictures at once: its member is looked up for all of them together. */
const memberKnownMs = 10_000
const mostMembersKnown = 1_000

/**
 * Finds whose picture is asked for: on a tenant's host the tenant's, on the console's host those of the signed-in
 * member's restaurant, and on the main site of a demo those of the restaurant that `?of=` names. Pages load pictures
 * from their own host alone (safety 25).
 */
export function pictureTenant(deps: Deps) {
  const byHost = tenant(deps)
  const restaurantOf = restaurantReader(deps)
  return createMiddleware<AppEnv>(async (c, next) => {
    const host = requestHost(c, deps.settled)
    const { platformHost } = deps.settled
    if (host !== platformHost && host !== `console.${platformHost}`) return byHost(c, next)
    const found =
      host === platformHost ? namedInDemo(c, deps) : await restaurantOf(cookiesOf(c, deps.settled))
    if (!found) return refusalResponse(c, refuse('not-found'))
    c.set('tenantId', found)
    return next()
  })
}

/**
 * Who signed out sees pictures of the restaurant for these seconds longer, as anybody does on the restaurant's own host.
 */
function restaurantReader(deps: Deps): (cookies: Cookies) => Promise<string | undefined> {
  const known = new Map<
    string,
    { readonly until: number; readonly restaurant: Promise<string | undefined> }
  >()
  return async (cookies) => {
    const hash = readTokenHash(cookies)
    if (!hash) return undefined
    const now = deps.clock()
    const cached = known.get(hash)
    if (cached && cached.until > now) return cached.restaurant
    const restaurant = findStaff(deps, cookies).then((member) => member?.tenantId)
    if (known.size >= mostMembersKnown) known.clear()
    known.set(hash, { until: now + memberKnownMs, restaurant })
    const found = await restaurant.catch((error: unknown) => {
      known.delete(hash)
      throw error
    })
    if (!found) known.delete(hash)
    return found
  }
}

function namedInDemo(c: AppContext, { settled, hosts }: Deps): string | undefined {
  const named = c.req.query('of')
  return settled.mode === 'demo' && named !== undefined && hosts.has(named) ? named : undefined
}
