import type { OpenAPIHono } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { getOutboxRoute, getRestaurantsRoute } from '#contract/platform/platform.ts'
import { refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestHost } from '#server/middleware/request-host.ts'
import { answer, refusalResponse, type AppEnv } from '#server/http/request.ts'
import { listRestaurants } from './list-restaurants.ts'
import { readOutbox } from './read-outbox.ts'

/** The provider's main site: on the platform's own host only (rule "Main site of the provider"). */
export function platformRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.use(
    '/api/v1/platform/*',
    createMiddleware<AppEnv>(async (c, next) => {
      if (requestHost(c, deps.settled) !== deps.settled.platformHost)
        return refusalResponse(c, refuse('not-found'))
      return next()
    }),
  )
  app.openapi(getRestaurantsRoute, async (c) =>
    answer(c, await listRestaurants(deps, c.get('language')), 200),
  )
  app.openapi(getOutboxRoute, async (c) =>
    answer(
      c,
      deps.settled.mode === 'demo'
        ? { data: await readOutbox(deps, c.get('language')) }
        : refuse('not-found'),
      200,
    ),
  )
}
