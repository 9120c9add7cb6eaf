import type { RouteAttack } from './route-attack-table.ts'

const staff = (path: RouteAttack['path'], more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'staff',
  path,
  act: 'site',
  otherBranch: 'not-allowed',
  ...more,
})
const site = '/api/v1/staff/site'

/** The routes of the owner's page about the website and its printed links. */
export const siteRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  [`GET ${site}`]: staff(() => site),
  [`PUT ${site}/enabled`]: staff(() => `${site}/enabled`, { body: () => ({ enabled: false }) }),
  [`PUT ${site}/hosts`]: staff(() => `${site}/hosts`, { body: () => ({ hosts: ['evil.example'] }) }),
  [`PUT ${site}/redirects/{kind}/{code}`]: staff(() => `${site}/redirects/table/T7`, {
    body: (ids) => ({ target: `/menu/e/branch/${ids.branch}` }),
    foreign: 'target-not-allowed',
  }),
  [`DELETE ${site}/redirects/{kind}/{code}`]: staff(() => `${site}/redirects/table/T7`, {
    foreign: 'not-found',
  }),
}
