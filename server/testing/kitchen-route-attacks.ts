import type { RouteAttack } from './route-attack.ts'

const root = '/api/v1/staff/kitchen'
const ofBranch = { foreign: 'branch-not-found', otherBranch: 'branch-not-found', zone: 'staff' } as const

/** How the kitchen's screens are attacked. */
export const kitchenRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/kitchen': {
    ...ofBranch,
    path: (ids) => `${root}?branch_id=${ids.branch}`,
    act: 'see_board',
  },
  'POST /api/v1/staff/kitchen/orders/{id}': {
    zone: 'staff',
    path: (ids) => `${root}/orders/${ids.order}`,
    body: () => ({ station_id: 'grill', made: true }),
    foreign: 'order-unavailable',
    act: 'ready',
    otherBranch: 'order-unavailable',
  },
  'GET /api/v1/staff/kitchen/plan': {
    ...ofBranch,
    path: (ids) => `${root}/plan?branch_id=${ids.branch}`,
    act: 'branches',
  },
  'PUT /api/v1/staff/kitchen/plan': {
    ...ofBranch,
    path: () => `${root}/plan`,
    body: (ids) => ({ branch_id: ids.branch, seen: 'a guess', stations: [] }),
    act: 'branches',
  },
}
