import type { RouteAttack } from './route-attack.ts'

const run = (path: RouteAttack['path'], body?: RouteAttack['body']): RouteAttack => ({
  zone: 'tenant',
  path,
  foreign: 'run-over',
  ...(body && { body }),
})
const runs = '/api/v1/driver-runs'
const zones = '/api/v1/staff/delivery-zones'
const zone = {
  name: { ar: 'Mallory', en: 'Mallory' },
  shape: { kind: 'circle', center: { latitude: 24.7, longitude: 46.6 }, radius: 9000 },
  fee: '0.00',
  minimum: '0.00',
  minutes: 1,
}
const ofZone = (body?: object): RouteAttack => ({
  zone: 'staff',
  path: (ids) => `${zones}/${ids.zone}`,
  foreign: 'not-found',
  act: 'zones',
  otherBranch: 'not-found',
  ...(body && { body: () => body }),
})
const ofBranch = (path: RouteAttack['path'], body?: RouteAttack['body']): RouteAttack => ({
  zone: 'staff',
  path,
  foreign: 'branch-not-found',
  act: 'zones',
  otherBranch: 'branch-not-found',
  ...(body && { body }),
})

/** The routes of who delivers where, and of drivers. */
export const deliveryRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/delivery/at': {
    zone: 'tenant',
    path: (ids) => `/api/v1/delivery/at?latitude=24.7&longitude=46.6&branch_id=${ids.branch}`,
  },
  'GET /api/v1/driver-runs/{id}': run((ids) => `${runs}/${ids.run}`),
  'POST /api/v1/driver-runs/{id}/orders/{order_id}': run(
    (ids) => `${runs}/${ids.run}/orders/${ids.order}`,
    () => ({ action: 'picked_up', version: 2 }),
  ),
  'PUT /api/v1/driver-runs/{id}/position': run(
    (ids) => `${runs}/${ids.run}/position`,
    () => ({ position: { latitude: 24.7, longitude: 46.6 } }),
  ),
  'GET /api/v1/orders/{id}/driver': {
    zone: 'tenant',
    path: (ids) => `/api/v1/orders/${ids.order}/driver`,
    foreign: 'order-unavailable',
  },
  [`GET ${zones}`]: ofBranch((ids) => `${zones}?branch_id=${ids.branch}`),
  [`POST ${zones}`]: ofBranch(
    () => zones,
    (ids) => ({ ...zone, branch_id: ids.branch }),
  ),
  [`PUT ${zones}/{id}`]: ofZone(zone),
  [`DELETE ${zones}/{id}`]: ofZone(),
  'GET /api/v1/staff/driver-runs': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/driver-runs?branch_id=${ids.branch}`,
    foreign: 'branch-not-found',
    act: 'send_out',
    otherBranch: 'branch-not-found',
  },
  'POST /api/v1/staff/driver-runs': {
    zone: 'staff',
    path: () => '/api/v1/staff/driver-runs',
    body: (ids) => ({ branch_id: ids.branch, driver_name: 'Mallory', order_ids: [ids.order] }),
    foreign: 'branch-not-found',
    act: 'send_out',
    otherBranch: 'branch-not-found',
  },
}
