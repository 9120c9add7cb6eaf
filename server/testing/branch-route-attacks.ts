import { samplePlan } from '#contract/dine-in/sample-plan.ts'
import type { RouteAttack } from './route-attack.ts'

const ofStaff = (rest: string, act: NonNullable<RouteAttack['act']>, body?: object): RouteAttack => ({
  zone: 'staff',
  path: (ids) => `/api/v1/staff/branches/${ids.branch}/${rest}`,
  foreign: 'branch-not-found',
  otherBranch: 'branch-not-found',
  act,
  ...(body && { body: () => body }),
})
const branches = '/api/v1/branch/frontend/branches'

/** The routes of branches, their opening hours and slots. */
export const branchRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  [`GET ${branches}`]: { zone: 'tenant', path: () => branches },
  [`GET ${branches}/{id}`]: {
    zone: 'tenant',
    path: (ids) => `${branches}/${ids.branch}`,
    foreign: 'branch-not-found',
  },
  [`GET ${branches}/{id}/slots`]: {
    zone: 'tenant',
    path: (ids) => `${branches}/${ids.branch}/slots?cart_id=${ids.cart}`,
    foreign: 'branch-not-found',
  },
  'GET /api/v1/staff/branches/{id}/timing': ofStaff('timing', 'opening'),
  'POST /api/v1/staff/branches/{id}/timing/check': ofStaff('timing/check', 'opening', { plan: samplePlan }),
  'PUT /api/v1/staff/branches/{id}/timing': ofStaff('timing', 'opening', { plan: samplePlan, seen: 'x' }),
  'PUT /api/v1/staff/branches/{id}/pause': ofStaff('pause', 'pause', { minutes: 30 }),
  'GET /api/v1/staff/branches/{id}/slot-load': ofStaff('slot-load', 'opening'),
}
