import { createMiddleware } from 'hono/factory'
import { messageReportRoute } from '#contract/notifications/messages.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { refusalResponse, type AppContext, type AppEnv } from '#server/http/request.ts'
import { requestAddress } from './request-host.ts'

/** Counts per key and minute, in this process; keys that hardly came go first when there are too many. */
export interface RateLimits {
  /** Takes a key, the most per minute and now (UTC ms); counts one and returns whether it may pass. */
  pass(key: string, most: number, now: number): boolean
}

const mostKeys = 50_000
/** Keys of one call or two are what a flood of made-up visitors leaves. */
const few = 2

interface Count {
  now: number
  /** Of the minute before. */
  readonly before: number
}

export function makeRateLimits(): RateLimits {
  let minute = 0
  let counts = new Map<string, Count>()
  let former = new Map<string, Count>()
  return {
    pass(key, most, now) {
      const current = Math.floor(now / minuteMs)
      if (current !== minute) {
        former = current === minute + 1 ? counts : new Map()
        counts = new Map()
        minute = current
      } else if (counts.size >= mostKeys) {
        const often = [...counts].filter(([, count]) => count.now > few)
        // with so many that come often no few could be told from a flood, and looking again each time would cost more
        counts = new Map(often.length > mostKeys / 2 ? [] : often)
      }
      const known = counts.get(key)
      const count = known ?? { now: 0, before: former.get(key)?.now ?? 0 }
      if (!known) counts.set(key, count)
      count.now += 1
      // a sliding minute: what is left of the last one still counts
      return count.before === 0
        ? count.now <= most
        : count.now + count.before * (1 - (now % minuteMs) / minuteMs) <= most
    },
  }
}

/** Per minute. A dining room shares one address, so the address is only a high ceiling. */
const perMinute = { shopper: 240, newShopper: 1200, address: 60_000 }

/** Told by providers from few addresses, thousands a minute after a campaign, and each signed: no new shopper is among them. */
const reports = messageReportRoute.path.replace('{account_id}', '')

/** Limits API calls by visitor (customer or issued browser) and, high above, by address. */
export function rateLimit(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (c.env?.inProcess) return next()
    const now = deps.clock()
    const address = requestAddress(c, deps.settled)
    const shopper = c.get('visitor')
    const writes = c.req.method !== 'GET'
    const shops = writes && !c.req.path.startsWith(reports)
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
