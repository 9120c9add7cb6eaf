import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  checkTimingRoute,
  getSlotLoadRoute,
  getTimingRoute,
  pauseBranchRoute,
  saveTimingRoute,
} from '#contract/timing/timing.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { getSlotLoad } from './get-slot-load.ts'
import { checkTiming, getTiming, pauseBranch, saveTiming } from './save-timing.ts'

/** When a branch opens, pauses and takes orders for later: for owner and manager; a cashier may pause it. */
export function timingRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const callOf = (c: AppContext, branchId: string) => ({
    staff: c.get('staff'),
    language: c.get('language'),
    branchId,
  })
  app.openapi(getTimingRoute, async (c) =>
    answer(c, await getTiming(deps, callOf(c, c.req.valid('param').id)), 200),
  )
  app.openapi(saveTimingRoute, async (c) =>
    answer(c, await saveTiming(deps, callOf(c, c.req.valid('param').id), c.req.valid('json')), 200),
  )
  app.openapi(checkTimingRoute, async (c) =>
    answer(c, await checkTiming(deps, callOf(c, c.req.valid('param').id), c.req.valid('json')), 200),
  )
  app.openapi(pauseBranchRoute, async (c) => {
    const { minutes } = c.req.valid('json')
    return answer(c, await pauseBranch(deps, callOf(c, c.req.valid('param').id), minutes), 200)
  })
  app.openapi(getSlotLoadRoute, async (c) => {
    const { date } = c.req.valid('query')
    return answer(c, await getSlotLoad(deps, callOf(c, c.req.valid('param').id), date), 200)
  })
}
