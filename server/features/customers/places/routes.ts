import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addAddressRoute,
  addVehicleRoute,
  changeAddressRoute,
  changeVehicleRoute,
  deleteAddressRoute,
  deleteVehicleRoute,
  listAddressesRoute,
  listVehiclesRoute,
  setDefaultAddressRoute,
  setDefaultVehicleRoute,
  vehicleChoicesRoute,
} from '#contract/delivery/customer-places.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { requireCustomer } from '#server/middleware/customer.ts'
import { answer, type AppContext, type AppEnv, type CustomerSession } from '#server/http/request.ts'
import { showVehicleChoices } from '#server/show/show-vehicle.ts'
import { readChoices } from '#server/store/site/choice-lists.ts'
import {
  getAddress,
  getVehicle,
  listAddresses,
  listVehicles,
} from '#server/store/delivery/customer-places.ts'
import { findBrandLogo } from './brand-logo.ts'
import { removePlace, setDefaultPlace } from './change-place.ts'
import { addAddress, changeAddress } from './save-address.ts'
import { addVehicle, changeVehicle } from './save-vehicle.ts'
import { showAddress, showVehicle, wholeList } from './show-place.ts'

/** What a customer keeps to be found: addresses and vehicles (spec 3, 7). */
export function placeRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  addressRoutes(app, deps)
  vehicleRoutes(app, deps)
}

function addressRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listAddressesRoute, async (c) => {
    const list = ({ tenantId, customerId }: CustomerSession) =>
      deps.db.read(tenantId, (db) => listAddresses(db, customerId))
    const rows = await forCustomer(c, list)
    const shown = isRefusal(rows) ? rows : wholeList(rows.map(showAddress), limits.addressesPerCustomer)
    return answer(c, shown, 200)
  })
  app.openapi(addAddressRoute, async (c) =>
    answer(c, await forCustomer(c, (session) => addAddress(deps, session, c.req.valid('json'))), 201),
  )
  app.openapi(changeAddressRoute, async (c) => {
    const { id } = c.req.valid('param')
    const change = (session: CustomerSession) => changeAddress(deps, session, id, c.req.valid('json'))
    return answer(c, await forCustomer(c, change), 200)
  })
  app.openapi(setDefaultAddressRoute, async (c) => {
    const { id } = c.req.valid('param')
    const change = (session: CustomerSession) =>
      setDefaultPlace(deps, 'customer_addresses', session, id, async (db) =>
        showAddress(await getAddress(db, session.customerId, id)),
      )
    return answer(c, await forCustomer(c, change), 200)
  })
  app.openapi(deleteAddressRoute, async (c) => {
    const { id } = c.req.valid('param')
    const remove = (session: CustomerSession) => removePlace(deps, 'customer_addresses', session, id)
    return answer(c, await forCustomer(c, remove), 200)
  })
}

function vehicleRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listVehiclesRoute, async (c) => {
    const list = ({ tenantId, customerId }: CustomerSession) =>
      deps.db.read(tenantId, (db) => listVehicles(db, customerId))
    const rows = await forCustomer(c, list)
    if (isRefusal(rows)) return answer(c, rows, 200)
    const data = rows.map((row) => showVehicle(row, c.get('language')))
    return answer(c, wholeList(data, limits.vehiclesPerCustomer), 200)
  })
  app.openapi(vehicleChoicesRoute, async (c) => {
    const makes = await deps.db.read(c.get('tenantId'), (db) => readChoices(db, 'vehicle_brands'))
    return answer(c, showVehicleChoices(makes, c.get('language')), 200)
  })
  app.openapi(addVehicleRoute, async (c) => {
    const add = (session: CustomerSession) =>
      addVehicle(deps, session, c.req.valid('json'), c.get('language'))
    return answer(c, await forCustomer(c, add), 201)
  })
  app.openapi(changeVehicleRoute, async (c) => {
    const { id } = c.req.valid('param')
    const change = (session: CustomerSession) =>
      changeVehicle(deps, session, id, c.req.valid('json'), c.get('language'))
    return answer(c, await forCustomer(c, change), 200)
  })
  app.openapi(setDefaultVehicleRoute, async (c) => {
    const { id } = c.req.valid('param')
    const change = (session: CustomerSession) =>
      setDefaultPlace(deps, 'customer_vehicles', session, id, async (db) =>
        showVehicle(await getVehicle(db, session.customerId, id), c.get('language')),
      )
    return answer(c, await forCustomer(c, change), 200)
  })
  app.openapi(deleteVehicleRoute, async (c) => {
    const { id } = c.req.valid('param')
    const remove = (session: CustomerSession) => removePlace(deps, 'customer_vehicles', session, id)
    return answer(c, await forCustomer(c, remove), 200)
  })
}

/** The logos of brands, on every tenant's host; they change with the product's version alone. */
export function brandLogoRoute(app: OpenAPIHono<AppEnv>): void {
  app.get('/vehicle-brands/:file', async (c) => {
    const logo = await findBrandLogo(c.req.param('file').replace(/\.svg$/, ''))
    if (logo === undefined)
      return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    return new Response(logo, {
      headers: {
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'",
        'cache-control': 'public, max-age=604800',
        'x-content-type-options': 'nosniff',
      },
    })
  })
}

/** Takes what a signed-in customer may do; does it, or returns the refusal that tells a guest from a token that is over. */
async function forCustomer<T>(
  c: AppContext,
  act: (session: CustomerSession) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const session = requireCustomer(c)
  return isRefusal(session) ? session : act(session)
}
