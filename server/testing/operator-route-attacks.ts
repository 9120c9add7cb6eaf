import type { RouteAttack } from './route-attack.ts'

const root = '/api/v1/platform/operator'
const own = (path: string, body?: object): RouteAttack => ({
  zone: 'platform',
  path: () => root + path,
  ...(body && { body: () => body }),
})
const tenant = (rest: string, body?: object): RouteAttack => ({
  zone: 'platform',
  path: (ids) => `${root}/tenants/${ids.tenant}${rest}`,
  ...(body && { body: () => body }),
})
const owner = { name: 'Mallory', email: 'mallory@evil.example', language: 'en' }
const words = { ar: 'م', en: 'M' }

/** How the calls of the platform's operators are attacked. */
export const operatorRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'POST /api/v1/platform/operator/session': {
    ...own('/session', { email: 'operator@maidah.example', password: 'a guess' }),
    stranger: 'sign-in-failed',
  },
  'GET /api/v1/platform/operator/session': own('/session'),
  'DELETE /api/v1/platform/operator/session': own('/session'),
  'PUT /api/v1/platform/operator/password': own('/password', {
    current: 'a guess',
    password: 'a long password',
  }),
  'GET /api/v1/platform/operator/tenants': own('/tenants'),
  'POST /api/v1/platform/operator/tenants': own('/tenants', {
    host: 'evil.localhost',
    name: words,
    country: 'SA',
    branch: words,
    owner,
  }),
  'GET /api/v1/platform/operator/tenants/{id}': tenant(''),
  'PUT /api/v1/platform/operator/tenants/{id}/on': tenant('/on', { on: false }),
  'POST /api/v1/platform/operator/tenants/{id}/owners': tenant('/owners', owner),
  'GET /api/v1/platform/operator/log': own('/log'),
}
