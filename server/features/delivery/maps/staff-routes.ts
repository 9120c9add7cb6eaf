import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  locateStaffPlaceRoute,
  readStaffPlaceRoute,
  searchStaffPlacesRoute,
} from '#contract/delivery/maps.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { locateForStaff, readForStaff, searchForStaff } from './staff-places.ts'

const askerOf = (c: AppContext) => ({ staff: c.get('staff'), language: c.get('language') })

/** Places by their names, for the one who takes an order by phone. */
export function mapStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(searchStaffPlacesRoute, async (c) => {
    const { branch_id: branchId, q: text, session } = c.req.valid('query')
    return answer(c, await searchForStaff(deps, askerOf(c), { branchId, text, session }), 200)
  })
  app.openapi(locateStaffPlaceRoute, async (c) => {
    const { place_id } = c.req.valid('param')
    const { session } = c.req.valid('query')
    return answer(c, await locateForStaff(deps, askerOf(c), place_id, session), 200)
  })
  app.openapi(readStaffPlaceRoute, async (c) => {
    const { text, latitude, longitude } = c.req.valid('query')
    const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    return answer(c, await readForStaff(deps, askerOf(c), text, near), 200)
  })
}
