// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as deliveryZones from './delivery-zones.ts'
import type * as driver from './driver.ts'
import type * as maps from './maps.ts'

interface DeliveryRoutes {
  addZone: typeof deliveryZones.addZoneRoute
  changeZone: typeof deliveryZones.changeZoneRoute
  listZones: typeof deliveryZones.listZonesRoute
  removeZone: typeof deliveryZones.removeZoneRoute
  listRuns: typeof driver.listRunsRoute
  makeRun: typeof driver.makeRunRoute
  locateStaffPlace: typeof maps.locateStaffPlaceRoute
  readStaffPlace: typeof maps.readStaffPlaceRoute
  searchStaffPlaces: typeof maps.searchStaffPlacesRoute
}

export const deliveryOperations = callsOf<DeliveryRoutes>({
  addZone: 'POST /api/v1/staff/delivery-zones body',
  changeZone: 'PUT /api/v1/staff/delivery-zones/{id} body',
  listZones: 'GET /api/v1/staff/delivery-zones query',
  removeZone: 'DELETE /api/v1/staff/delivery-zones/{id}',
  listRuns: 'GET /api/v1/staff/driver-runs query',
  makeRun: 'POST /api/v1/staff/driver-runs body',
  locateStaffPlace: 'GET /api/v1/staff/maps/places/{place_id} query',
  readStaffPlace: 'GET /api/v1/staff/maps/pasted query',
  searchStaffPlaces: 'GET /api/v1/staff/maps/search query',
})
