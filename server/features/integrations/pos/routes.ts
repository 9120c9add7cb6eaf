import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  connectPosRoute,
  getPosMenuRoute,
  getPosRoute,
  linkPosRoute,
  posHookRoute,
  retryPosOrderRoute,
} from '#contract/integrations/pos.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import type { HookLook } from '../webhooks/webhook-endpoints.ts'
import { comparePosMenu, linkPosMenu } from './compare-menu.ts'
import { connectPos, retryPos, showPos } from './connect-pos.ts'
import { receivePosStatus } from './receive-pos.ts'

/** The till, set by the owner. */
export function posRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const look = (c: AppContext): HookLook => ({ staff: c.get('staff'), language: c.get('language') })
  app.openapi(getPosRoute, async (c) => answer(c, await showPos(deps, look(c)), 200))
  app.openapi(connectPosRoute, async (c) =>
    answer(c, await connectPos(deps, look(c), c.req.valid('json')), 200),
  )
  app.openapi(getPosMenuRoute, async (c) => answer(c, await comparePosMenu(deps, look(c)), 200))
  app.openapi(linkPosRoute, async (c) =>
    answer(c, await linkPosMenu(deps, look(c), c.req.valid('json')), 200),
  )
  app.openapi(retryPosOrderRoute, async (c) =>
    answer(c, await retryPos(deps, look(c), c.req.valid('param').id), 200),
  )
}

/** Where tills tell of changes: known by the secret part of the address alone. */
export function posHookRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(posHookRoute, async (c) =>
    answer(c, await receivePosStatus(deps, c.req.valid('param').token, await c.req.text()), 200),
  )
}
