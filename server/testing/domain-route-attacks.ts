import type { RouteAttack } from './route-attack.ts'

const own = '/api/v1/staff/domains'
const of = '/api/v1/platform/operator/tenants'
const host = { host: 'evil.example.com' }
const staff = (rest: string, more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'staff',
  path: () => own + rest,
  act: 'site',
  otherBranch: 'not-allowed',
  ...more,
})
const platform = (rest: string, more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'platform',
  path: (ids) => `${of}/${ids.tenant}/domains${rest}`,
  ...more,
})
const body = () => host

/** How the hosts of restaurants are attacked. */
export const domainRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  [`GET ${own}`]: staff(''),
  [`POST ${own}`]: staff('', { body: () => ({ host: 'a b' }), foreign: 'bad-input' }),
  [`POST ${own}/check`]: staff('/check', { body, foreign: 'not-found' }),
  [`PUT ${own}/primary`]: staff('/primary', { body, foreign: 'host-not-proven' }),
  [`DELETE ${own}`]: staff('', { body, foreign: 'not-found' }),
  [`GET ${of}/{id}/domains`]: platform(''),
  [`POST ${of}/{id}/domains`]: platform('', { body }),
  [`POST ${of}/{id}/domains/check`]: platform('/check', { body }),
  [`PUT ${of}/{id}/domains/primary`]: platform('/primary', { body }),
  [`DELETE ${of}/{id}/domains`]: platform('', { body }),
}
