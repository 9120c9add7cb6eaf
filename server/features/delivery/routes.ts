import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addZoneRoute,
  changeZoneRoute,
  listZonesRoute,
  removeZoneRoute,
} from '#contract/delivery/delivery-zones.ts'
import { deliveryAtRoute } from '#contract/delivery/delivery.ts'
import { refuse } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestAddress } from '#server/middleware/request-host.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { answerPoint } from './answer-point.ts'
import { addZone, changeZone, removeZone, showZones } from './staff-zones.ts'

/** A minute: a pin that is moved about asks often, a copy of all zones would ask far oftener. */
const perMinute = { visitor: 60, address: 600 }

/** Who delivers where (rule "Delivery zones"). */
export function deliveryRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(deliveryAtRoute, async (c) => {
    if (!mayAsk(c, deps)) return answer(c, refuse('too-many-requests'), 200)
    const { latitude, longitude, branch_id } = c.req.valid('query')
    const question = {
      tenantId: c.get('tenantId'),
      language: c.get('language'),
      place: { latitude, longitude },
      branchId: branch_id,
    }
    return answer(c, await answerPoint(deps, question), 200)
  })
}

/** Where branches deliver, drawn by their managers. */
export function deliveryStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listZonesRoute, async (c) => {
    const { branch_id } = c.req.valid('query')
    return answer(c, await showZones(deps, c.get('staff'), branch_id, c.get('language')), 200)
  })
  app.openapi(addZoneRoute, async (c) => {
    const { branch_id, ...body } = c.req.valid('json')
    return answer(c, await addZone(deps, c.get('staff'), branch_id, body), 201)
  })
  app.openapi(changeZoneRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await changeZone(deps, c.get('staff'), id, c.req.valid('json')), 200)
  })
  app.openapi(removeZoneRoute, async (c) =>
    answer(c, await removeZone(deps, c.get('staff'), c.req.valid('param').id), 200),
  )
}

function mayAsk(c: AppContext, deps: Deps): boolean {
  const visitor = c.get('visitor')
  const now = deps.clock()
  return visitor
    ? deps.rateLimits.pass(`delivery:${visitor}`, perMinute.visitor, now)
    : deps.rateLimits.pass(`delivery-new:${requestAddress(c, deps.settled)}`, perMinute.address, now)
}
