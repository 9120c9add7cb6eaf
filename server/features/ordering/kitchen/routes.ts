import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  getKitchenPlanRoute,
  getKitchenRoute,
  markKitchenRoute,
  saveKitchenPlanRoute,
} from '#contract/ordering/kitchen.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { markKitchen } from './mark-kitchen.ts'
import { saveKitchenPlan, showKitchenPlan } from './save-kitchen-plan.ts'
import { showKitchen } from './show-kitchen.ts'

/** The kitchen's screens: a station or the pass, and which groups a station makes. */
export function kitchenRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getKitchenRoute, async (c) => {
    const { branch_id: branchId, station_id: stationId } = c.req.valid('query')
    const look = { branchId, stationId, language: c.get('language') }
    return answer(c, await showKitchen(deps, c.get('staff'), look), 200)
  })
  app.openapi(markKitchenRoute, async (c) => {
    const { station_id: stationId, made } = c.req.valid('json')
    const mark = { orderId: c.req.valid('param').id, stationId, made }
    return answer(c, await markKitchen(deps, c.get('staff'), mark, c.get('language')), 200)
  })
  app.openapi(getKitchenPlanRoute, async (c) => {
    const { branch_id: branchId } = c.req.valid('query')
    return answer(c, await showKitchenPlan(deps, c.get('staff'), branchId, c.get('language')), 200)
  })
  app.openapi(saveKitchenPlanRoute, async (c) =>
    answer(c, await saveKitchenPlan(deps, c.get('staff'), c.req.valid('json'), c.get('language')), 200),
  )
}
