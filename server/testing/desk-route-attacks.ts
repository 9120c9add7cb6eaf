import { sampleBranch } from '#contract/branches/sample-branch.ts'
import type { RouteAttack } from './route-attack.ts'

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
  'GET /api/v1/staff/refunds/waiting': {
    zone: 'staff',
    path: () => `${root}/refunds/waiting`,
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
  'GET /api/v1/staff/reports/documents/file': {
    zone: 'staff',
    path: (ids) => `${root}/reports/documents/file?branch_id=${ids.branch}`,
    foreign: 'branch-not-found',
    act: 'reports',
    otherBranch: 'branch-not-found',
  },
  'GET /api/v1/staff/opening-steps': { zone: 'staff', path: () => `${root}/opening-steps` },
  'POST /api/v1/staff/opening-steps/dismissals': {
    zone: 'staff',
    path: () => `${root}/opening-steps/dismissals`,
    body: () => ({ steps: ['tables'] }),
  },
  'GET /api/v1/staff/reports/daily': { zone: 'staff', path: () => `${root}/reports/daily` },
  'PUT /api/v1/staff/reports/daily': {
    zone: 'staff',
    path: () => `${root}/reports/daily`,
    body: () => ({ on: true, hour: 8, quiet_days: false }),
  },
  'GET /api/v1/staff/branches': { zone: 'staff', path: () => `${root}/branches` },
  'POST /api/v1/staff/branches': { zone: 'staff', path: () => `${root}/branches`, body: () => sampleBranch },
  'PUT /api/v1/staff/branches/{id}': {
    zone: 'staff',
    path: (ids) => `${root}/branches/${ids.branch}`,
    body: () => ({ ...sampleBranch, seen: 'a guess' }),
    foreign: 'branch-not-found',
    act: 'branches',
    otherBranch: 'branch-not-found',
  },
  'GET /api/v1/staff/customers': { zone: 'staff', path: () => `${root}/customers?q=551239876` },
  'GET /api/v1/staff/customers/file': { zone: 'staff', path: () => `${root}/customers/file` },
  'GET /api/v1/staff/customers/{id}': {
    zone: 'staff',
    path: (ids) => `${root}/customers/${ids.customer}`,
    foreign: 'not-found',
  },
  'PUT /api/v1/staff/customers/{id}/group': {
    zone: 'staff',
    path: (ids) => `${root}/customers/${ids.customer}/group`,
    body: () => ({ group_id: null }),
    foreign: 'not-found',
  },
  'PUT /api/v1/staff/customers/{id}/note': {
    zone: 'staff',
    path: (ids) => `${root}/customers/${ids.customer}/note`,
    body: () => ({ note: 'Mallory was here', seen: '' }),
    foreign: 'not-found',
  },
}
