import { contactRouteAttacks } from './contact-route-attacks.ts'
import type { RouteAttack } from './route-attack.ts'
import { siteContentRouteAttacks } from './site-content-route-attacks.ts'

const staff = (path: RouteAttack['path'], more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'staff',
  path,
  act: 'site',
  otherBranch: 'not-allowed',
  ...more,
})
const site = '/api/v1/staff/site'

/** The routes of the website: its state and printed links, what its owner writes, and the contact page. */
export const siteRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  ...siteContentRouteAttacks,
  ...contactRouteAttacks,
  'POST /api/v1/orders/{id}/purchase': {
    zone: 'tenant',
    path: (ids) => `/api/v1/orders/${ids.order}/purchase`,
  },
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
