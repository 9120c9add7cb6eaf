import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  deleteUsualRoute,
  listUsualsRoute,
  renameUsualRoute,
  saveUsualRoute,
  suggestUsualRoute,
  useUsualRoute,
} from '#contract/ordering/usual-orders.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requireCustomer } from '#server/middleware/customer.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { deleteUsuals } from '#server/store/ordering/usual-orders.ts'
import { renameUsual, saveUsual } from './save-usual.ts'
import { showSuggestion, showUsuals, useUsual } from './use-usual.ts'

/** Order as usual (spec 1, 2): named carts with a fit check. */
export function usualRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listUsualsRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const look = { ...c.req.valid('query'), language: c.get('language') }
    return answer(c, await showUsuals(deps, session, look), 200)
  })
  app.openapi(suggestUsualRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    return answer(c, await showSuggestion(deps, session, c.get('language')), 200)
  })
  app.openapi(saveUsualRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 201)
    return answer(c, await saveUsual(deps, session, c.req.valid('json'), c.get('language')), 201)
  })
  app.openapi(renameUsualRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const [{ id }, { name }] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, await renameUsual(deps, session, { id, typed: name, language: c.get('language') }), 200)
  })
  app.openapi(deleteUsualRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 200)
    const { id } = c.req.valid('param')
    await deps.db.single(session.tenantId, (db) => deleteUsuals(db, session.customerId, id))
    return answer(c, { done: true as const }, 200)
  })
  app.openapi(useUsualRoute, async (c) => {
    const session = requireCustomer(c)
    if (isRefusal(session)) return answer(c, session, 201)
    return answer(c, await useUsual(deps, session, c.req.valid('param').id, c.get('language')), 201)
  })
}
