import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  closeGroupRoute,
  collectGroupRoute,
  getGroupRoute,
  joinGroupRoute,
  leaveGroupRoute,
  payGroupRoute,
  startGroupRoute,
} from '#contract/ordering/group-order.ts'
import type { Deps } from '#server/core/deps.ts'
import { ensureBrowser } from '#server/middleware/shopper.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { callOf } from '#server/http/call-of.ts'
import { pageOrigin } from '#server/http/page-origin.ts'
import { collectShares, payShares } from './collect-shares.ts'
import { enterGroup, exitGroup, setGroupOpen, showGroup, startGroup } from './group-order.ts'

/** Group order by link: companions add to one cart from their own phones, the host orders and pays. */
export function groupRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(startGroupRoute, async (c) =>
    answer(c, await startGroup(deps, callOf(c), c.req.valid('json')), 201),
  )
  app.openapi(getGroupRoute, async (c) =>
    answer(c, await showGroup(deps, callOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(joinGroupRoute, async (c) => {
    const browser = ensureBrowser(c, deps)
    const call = { ...callOf(c), browser, shopper: c.get('shopper') ?? browser }
    return answer(c, await enterGroup(deps, call, c.req.valid('param').id, c.req.valid('json').name), 200)
  })
  app.openapi(leaveGroupRoute, async (c) =>
    answer(c, await exitGroup(deps, callOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(closeGroupRoute, async (c) => {
    const [{ id }, { open }] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, await setGroupOpen(deps, callOf(c), id, open), 200)
  })
  app.openapi(collectGroupRoute, async (c) =>
    answer(c, await collectShares(deps, callOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(payGroupRoute, async (c) => {
    const browser = ensureBrowser(c, deps)
    const call = { ...callOf(c), browser, shopper: c.get('shopper') ?? browser }
    const paying = { deps, call, id: c.req.valid('param').id, covers: c.req.valid('json').member_ids }
    return answer(c, await payShares(paying, await pageOrigin(c, deps)), 200)
  })
}
