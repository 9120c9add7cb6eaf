import type { RouteAttack } from './route-attack-table.ts'

const root = '/api/v1/staff'

/** How the console's own rooms are attacked: orders of years, today, reports, customers, branches. */
export const deskRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/orders': {
    zone: 'staff',
    path: (ids) => `${root}/orders?branch_id=${ids.branch}&q=Huda`,
    foreign: 'branch-not-found',
    act: 'find_orders',
    otherBranch: 'branch-not-found',
  },
  'GET /api/v1/staff/orders/{id}': {
    zone: 'staff',
    path: (ids) => `${root}/orders/${ids.order}`,
    foreign: 'order-unavailable',
    act: 'find_orders',
    otherBranch: 'order-unavailable',
  },
  'GET /api/v1/staff/reports/sales': {
    zone: 'staff',
    path: (ids) => `${root}/reports/sales?branch_id=${ids.branch}`,
    foreign: 'branch-not-found',
    act: 'reports',
    otherBranch: 'branch-not-found',
  },
  'GET /api/v1/staff/reports/sales/file': {
    zone: 'staff',
    path: (ids) => `${root}/reports/sales/file?branch_id=${ids.branch}&format=csv`,
    foreign: 'branch-not-found',
    act: 'reports',
    otherBranch: 'branch-not-found',
  },
}
