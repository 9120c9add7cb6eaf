import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  locatePlaceRoute,
  mapSettingsRoute,
  reverseRoute,
  searchPlacesRoute,
} from '#contract/delivery/maps.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mapUser } from '#server/content/map-user.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestAddress, requestOrigin } from '#server/middleware/request-host.ts'
import type { MapUser } from '#server/adapters/maps/maps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { spend } from '#server/usage/spend.ts'
import { addressKeyOf } from '#server/usage/usage-subjects.ts'
import { locatePlace, nameSpot, searchPlaces, showMapSettings } from './show-maps.ts'

/** The map's own calls: the server asks the map services, so that no page meets them and no key of ours leaves (decision 0022). */
export function mapRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(mapSettingsRoute, async (c) =>
    answer(c, await showMapSettings(deps, await userOf(c, deps)), 200),
  )
  app.openapi(searchPlacesRoute, async (c) => {
    const { q, latitude, longitude, session } = c.req.valid('query')
    const near = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const search = (user: MapUser) => searchPlaces(deps, user, { text: q, near, session })
    return answer(c, await within(c, deps, search), 200)
  })
  app.openapi(locatePlaceRoute, async (c) => {
    const { place_id } = c.req.valid('param')
    const locate = (user: MapUser) => locatePlace(deps, user, place_id, c.req.valid('query').session)
    return answer(c, await within(c, deps, locate), 200)
  })
  app.openapi(reverseRoute, async (c) => {
    const name = (user: MapUser) => nameSpot(deps, user, c.req.valid('query'))
    return answer(c, await within(c, deps, name), 200)
  })
}

/** A minute: far more than a person types, far less than a copy of the map takes. Who has no cookie shares an address. */
const perMinute = { visitor: 60, address: 600 }

async function within<T>(
  c: AppContext,
  deps: Deps,
  act: (user: MapUser) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const visitor = c.get('visitor')
  const now = deps.clock()
  const may = visitor
    ? deps.rateLimits.pass(`maps:${visitor}`, perMinute.visitor, now)
    : deps.rateLimits.pass(`maps-new:${requestAddress(c, deps.settled)}`, perMinute.address, now)
  if (!may) return refuse('too-many-requests')
  const beyond = await spendCall(c, deps)
  if (beyond) return beyond
  const done = await act(await userOf(c, deps))
  if (isRefusal(done) && done.code === 'map-unavailable')
    deps.log.warn({ tenant: c.get('tenantId'), path: c.req.path }, 'no map service answered')
  return done
}

/** What is asked outside is paid by the restaurant's key: a budget of it holds whatever cookie comes. */
function spendCall(c: AppContext, deps: Deps): Promise<Refusal | undefined> {
  const tenantId = c.get('tenantId')
  const subjects = {
    address: addressKeyOf(deps.seal, tenantId, requestAddress(c, deps.settled)),
    ...(c.get('customer') ? { account: c.get('customer')?.customerId } : { browser: c.get('visitor') }),
  }
  return deps.db.write(tenantId, (db) => spend(deps, db, { kind: 'map-call', subjects, reserve: 'all' }))
}

function userOf(c: AppContext, deps: Deps): Promise<MapUser> {
  const origin = requestOrigin(c, deps.settled)
  return mapUser(deps, { tenantId: c.get('tenantId'), language: c.get('language'), origin })
}
