import type { RouteAttack } from './route-attack.ts'

const gatewayBody = {
  gateway: 'moyasar',
  name: 'Mallory',
  address: 'test',
  secret_key: 'sk_test_mallory',
  webhook_secret: 'mallory',
}
/** How the accounts at gateways and the ways to pay are attacked. */
export const gatewayRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'POST /api/v1/payments/{reference}/submit': {
    zone: 'tenant',
    path: (ids) => `/api/v1/payments/${ids.attempt}/submit`,
    body: () => ({}),
    foreign: 'payment-session-invalid',
  },
  'GET /api/v1/payment-methods': { zone: 'tenant', path: () => '/api/v1/payment-methods' },
  'GET /api/v1/staff/gateways': { zone: 'staff', path: () => '/api/v1/staff/gateways' },
  'POST /api/v1/staff/gateways': {
    zone: 'staff',
    path: () => '/api/v1/staff/gateways',
    body: () => gatewayBody,
  },
  'PUT /api/v1/staff/gateways/{id}': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/gateways/${ids.account}`,
    body: () => gatewayBody,
    foreign: 'not-found',
  },
  'POST /api/v1/staff/gateways/{id}/check': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/gateways/${ids.account}/check`,
    body: () => ({}),
    foreign: 'not-found',
  },
  'POST /api/v1/staff/gateways/{id}/choose': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/gateways/${ids.account}/choose`,
    body: () => ({}),
    foreign: 'not-found',
  },
}
