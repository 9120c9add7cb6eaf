import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addWebhookRoute,
  changeWebhookRoute,
  listDeliveriesRoute,
  listWebhooksRoute,
  removeWebhookRoute,
  renewWebhookSecretRoute,
  replayDeliveryRoute,
  testWebhookRoute,
} from '#contract/integrations/webhooks.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { replay, showDeliveries, testWebhook } from './show-deliveries.ts'
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewSecret,
  showWebhooks,
  type HookLook,
} from './webhook-endpoints.ts'

/** Addresses that are told what happens, set by the owner. */
export function webhookRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const look = (c: AppContext): HookLook => ({ staff: c.get('staff'), language: c.get('language') })
  app.openapi(listWebhooksRoute, async (c) => answer(c, await showWebhooks(deps, look(c)), 200))
  app.openapi(addWebhookRoute, async (c) =>
    answer(c, await addWebhook(deps, look(c), c.req.valid('json')), 201),
  )
  app.openapi(changeWebhookRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await changeWebhook(deps, look(c), id, c.req.valid('json')), 200)
  })
  app.openapi(removeWebhookRoute, async (c) =>
    answer(c, await removeWebhook(deps, look(c), c.req.valid('param').id), 200),
  )
  app.openapi(renewWebhookSecretRoute, async (c) =>
    answer(c, await renewSecret(deps, look(c), c.req.valid('param').id), 201),
  )
  app.openapi(testWebhookRoute, async (c) =>
    answer(c, await testWebhook(deps, look(c), c.req.valid('param').id), 200),
  )
  app.openapi(listDeliveriesRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await showDeliveries(deps, look(c), id, c.req.valid('query').before), 200)
  })
  app.openapi(replayDeliveryRoute, async (c) =>
    answer(c, await replay(deps, look(c), c.req.valid('param').id), 200),
  )
}
