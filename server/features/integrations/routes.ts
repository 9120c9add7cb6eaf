import type { OpenAPIHono } from '@hono/zod-openapi'
import { addApiKeyRoute, listApiKeysRoute, revokeApiKeyRoute } from '#contract/integrations/api-keys.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { posRoutes } from './pos/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { addApiKey, endApiKey, showApiKeys } from './api-keys.ts'

/** What other programs may do with the restaurant, set by its owner. */
export function integrationRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  webhookRoutes(app, deps)
  posRoutes(app, deps)
  app.openapi(listApiKeysRoute, async (c) =>
    answer(c, await showApiKeys(deps, c.get('staff'), c.get('language')), 200),
  )
  app.openapi(addApiKeyRoute, async (c) =>
    answer(c, await addApiKey(deps, c.get('staff'), c.req.valid('json'), c.get('language')), 201),
  )
  app.openapi(revokeApiKeyRoute, async (c) =>
    answer(c, await endApiKey(deps, c.get('staff'), c.req.valid('param').id, c.get('language')), 200),
  )
}
