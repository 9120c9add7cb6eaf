import type { OpenAPIHono } from '@hono/zod-openapi'
import { getListsRoute, saveListRoute } from '#contract/site/lists.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { saveList } from './save-list.ts'
import { showLists } from './show-lists.ts'

/** Lists that a restaurant makes its own: what guests choose from, groups of customers, what notices say. */
export function listRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getListsRoute, async (c) => answer(c, await showLists(deps, c.get('staff')), 200))
  app.openapi(saveListRoute, async (c) => {
    const input = { kind: c.req.valid('param').kind, ...c.req.valid('json') }
    return answer(c, await saveList(deps, c.get('staff'), input), 200)
  })
}
