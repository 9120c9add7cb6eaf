import { createMiddleware } from 'hono/factory'
import { messageReportRoute, optOutRoute } from '#contract/notifications/messages.ts'
import { refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/http/request.ts'
import { requestAddress } from './request-host.ts'

/** Per minute. A dining room shares one address, so the address is only a high ceiling. */
const perMinute = { shopper: 240, newShopper: 1200, address: 60_000 }

/**
 * Told by providers and mail programs from few addresses, thousands a minute after a campaign, and each signed: no new
 * shopper is among them.
 */
const reports = [messageReportRoute.path.replace('{account_id}', ''), optOutRoute.path.replace('{token}', '')]

/** Limits API calls by visitor (customer or issued browser) and, high above, by address. */
export function rateLimit(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.env?.inProcess) return next()
    const now = deps.clock()
    const address = requestAddress(c, deps.settled)
    const shopper = c.get('visitor')
    const writes = c.req.method !== 'GET'
    const shops = writes && !reports.some((path) => c.req.path.startsWith(path))
    const own = shopper
      ? deps.rateLimits.pass(`shopper:${shopper}:${writes ? 'w' : 'r'}`, perMinute.shopper, now)
      : !shops || deps.rateLimits.pass(`new:${address}`, perMinute.newShopper, now)
    return own && passesAddress(deps, address, now) ? next() : refuseMore(c)
  })
}

/** Limits calls whose caller is no shopper (a gateway's webhook, a look-up of a host) by address alone. */
export function addressLimit(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.env?.inProcess) return next()
    return passesAddress(deps, requestAddress(c, deps.settled), deps.clock()) ? next() : refuseMore(c)
  })
}

function passesAddress({ rateLimits }: Deps, address: string, now: number): boolean {
  return rateLimits.pass(`address:${address}`, perMinute.address, now)
}

function refuseMore(c: AppContext): Response {
  c.header('retry-after', '30')
  return refusalResponse(c, refuse('too-many-requests'))
}
