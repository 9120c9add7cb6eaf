import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  getDriverRoute,
  getRunRoute,
  listRunsRoute,
  makeRunRoute,
  moveRunOrderRoute,
  sharePlaceRoute,
} from '#contract/delivery/driver.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { callOf } from '#server/http/call-of.ts'
import { moveRunOrder, readDriver, readRun, sharePlace } from './driver-run.ts'
import { listRuns, makeRun } from './staff-runs.ts'

/** A driver's run, for whoever holds its link, and where the driver is, for the guest (rule "Driver runs"). */
export function driverRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getRunRoute, async (c) =>
    answer(c, await readRun(deps, callOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(moveRunOrderRoute, async (c) => {
    const { id, order_id: orderId } = c.req.valid('param')
    return answer(c, await moveRunOrder(deps, callOf(c), id, { orderId, ...c.req.valid('json') }), 200)
  })
  app.openapi(sharePlaceRoute, async (c) => {
    const { position } = c.req.valid('json')
    return answer(c, await sharePlace(deps, callOf(c), c.req.valid('param').id, position), 200)
  })
  app.openapi(getDriverRoute, async (c) =>
    answer(c, await readDriver(deps, callOf(c), c.req.valid('param').id), 200),
  )
}

/** Runs made by staff (rule "Driver runs"). */
export function driverStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listRunsRoute, async (c) => {
    const { branch_id } = c.req.valid('query')
    return answer(c, await listRuns(deps, c.get('staff'), branch_id, c.get('language')), 200)
  })
  app.openapi(makeRunRoute, async (c) => {
    const { branch_id: branchId, driver_name: driverName, order_ids: orderIds } = c.req.valid('json')
    const input = { branchId, driverName, orderIds }
    return answer(c, await makeRun(deps, c.get('staff'), input, c.get('language')), 201)
  })
}
