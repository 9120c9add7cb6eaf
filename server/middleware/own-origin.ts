import { createMiddleware } from 'hono/factory'
import { refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { refusalResponse, type AppEnv } from '#server/http/request.ts'
import { requestOrigin } from './request-host.ts'

/**
 * A state-changing request that carries a cookie must come from the site's own origin (rule "Requests from other sites"). One that
 * names another origin is refused without a cookie too: SameSite keeps ours from another site's form, but not the answer's
 * from taking their place, and the visitor would be signed out, be somebody else or have lost the cart.
 */
export function ownOrigin(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const reading = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    const origin = c.req.header('origin')?.toLowerCase()
    const noBrowser = origin === undefined && c.req.header('cookie') === undefined
    if (reading || c.env?.inProcess || noBrowser) return next()
    return origin === requestOrigin(c, deps.settled) ? next() : refusalResponse(c, refuse('wrong-origin'))
  })
}
