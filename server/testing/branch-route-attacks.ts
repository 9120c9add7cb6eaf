import type { RouteAttack } from './route-attack-table.ts'

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
}
