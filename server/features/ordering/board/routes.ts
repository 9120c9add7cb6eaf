import type { OpenAPIHono } from '@hono/zod-openapi'
import { getBoardRoute } from '#contract/ordering/board.ts'
import { setAcceptingRoute } from '#contract/backoffice/staff.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { getBoard } from './get-board.ts'
import { setAccepting } from './set-accepting.ts'

/** The board of a branch's orders, and whether the branch takes new ones (rule "Roles"). */
export function boardRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getBoardRoute, async (c) => {
    const { branch_id: branchId, since, orders } = c.req.valid('query')
    const input = { branchId, since, orders: orders?.split(','), language: c.get('language') }
    return answer(c, await getBoard(deps, c.get('staff'), input), 200)
  })
  app.openapi(setAcceptingRoute, async (c) => {
    const { accepting } = c.req.valid('json')
    return answer(c, await setAccepting(deps, c.get('staff'), c.req.valid('param').id, accepting), 200)
  })
}
