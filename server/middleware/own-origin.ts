import { createMiddleware } from 'hono/factory'
import { refuse } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { refusalResponse, type AppEnv } from '#server/request.ts'
import { requestOrigin } from './request-host.ts'

/** A state-changing request that carries a cookie must come from the site's own origin (domain "Hosts and callers"). */
export function ownOrigin(deps: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const reading = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS'
    if (reading || c.env?.inProcess || c.req.header('cookie') === undefined) return next()
    const origin = c.req.header('origin')
    if (origin?.toLowerCase() !== requestOrigin(c, deps.settled))
      return refusalResponse(c, refuse('wrong-origin'))
    return next()
  })
}
