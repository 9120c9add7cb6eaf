import type { RouteAttack } from './route-attack.ts'

const own = (path: RouteAttack['path'], body?: object): RouteAttack => ({
  zone: 'tenant',
  path,
  foreign: 'sign-in-required',
  ...(body && { body: () => body }),
})
const addresses = '/api/v1/user/customer-addresses'
const vehicles = '/api/v1/user/customer-vehicles'
const address = { street_name: 'Mallory street', building_type: 'house' }
const vehicle = { brand_id: 'kia', color_id: 'red', plate_number: 'MAL 1' }

/** The routes of addresses, vehicles, and the map. */
export const placeRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/maps/settings': { zone: 'tenant', path: () => '/api/v1/maps/settings' },
  'GET /api/v1/maps/search': { zone: 'tenant', path: () => '/api/v1/maps/search?q=olaya' },
  'GET /api/v1/maps/places/{place_id}': {
    zone: 'tenant',
    path: () => '/api/v1/maps/places/ChIJ-1000',
    foreign: 'not-found',
  },
  'GET /api/v1/maps/reverse': {
    zone: 'tenant',
    path: () => '/api/v1/maps/reverse?latitude=24.7&longitude=46.6',
  },
  'GET /api/v1/user/customer-addresses/list-addresses': own(() => `${addresses}/list-addresses`),
  'POST /api/v1/user/customer-addresses/create': own(() => `${addresses}/create`, address),
  'PUT /api/v1/user/customer-addresses/update/{id}': own((i) => `${addresses}/update/${i.address}`, address),
  'PUT /api/v1/user/customer-addresses/default/{id}': own((i) => `${addresses}/default/${i.address}`),
  'DELETE /api/v1/user/customer-addresses/delete/{id}': own((i) => `${addresses}/delete/${i.address}`),
  'GET /api/v1/user/customer-vehicles/list-vehicles': own(() => `${vehicles}/list-vehicles`),
  'GET /api/v1/user/customer-vehicles/choices': { zone: 'tenant', path: () => `${vehicles}/choices` },
  'POST /api/v1/user/customer-vehicles/create': own(() => `${vehicles}/create`, vehicle),
  'PUT /api/v1/user/customer-vehicles/update/{id}': own((i) => `${vehicles}/update/${i.vehicle}`, vehicle),
  'PUT /api/v1/user/customer-vehicles/default/{id}': own((i) => `${vehicles}/default/${i.vehicle}`),
  'DELETE /api/v1/user/customer-vehicles/delete/{id}': own((i) => `${vehicles}/delete/${i.vehicle}`),
}
