import type { RouteAttack } from './route-attack.ts'

const out = '/api/v1/out'
const till = '/api/v1/staff/pos/foodics'
const hooks = '/api/v1/staff/webhooks'
const hook = { url: 'https://hooks.mallory.example/in', events: ['order.paid'] }
const aimed = { zone: 'staff', foreign: 'not-found' } as const
const keys = '/api/v1/staff/api-keys'

/** How the outward API and the room of its keys are attacked. */
export const outwardRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/api-keys': { zone: 'staff', path: () => keys },
  'POST /api/v1/staff/api-keys': {
    zone: 'staff',
    path: () => keys,
    body: () => ({ name: 'Mallory', scopes: ['menu.read'] }),
  },
  'DELETE /api/v1/staff/api-keys/{id}': {
    zone: 'staff',
    path: (ids) => `${keys}/${ids.apiKeyId}`,
    foreign: 'not-found',
  },
  'GET /api/v1/staff/webhooks': { zone: 'staff', path: () => hooks },
  'POST /api/v1/staff/webhooks': { zone: 'staff', path: () => hooks, body: () => hook },
  'PUT /api/v1/staff/webhooks/{id}': {
    ...aimed,
    path: (ids) => `${hooks}/${ids.webhook}`,
    body: () => ({ ...hook, enabled: false }),
  },
  'DELETE /api/v1/staff/webhooks/{id}': { ...aimed, path: (ids) => `${hooks}/${ids.webhook}` },
  'POST /api/v1/staff/webhooks/{id}/secret': { ...aimed, path: (ids) => `${hooks}/${ids.webhook}/secret` },
  'POST /api/v1/staff/webhooks/{id}/test': { ...aimed, path: (ids) => `${hooks}/${ids.webhook}/test` },
  'GET /api/v1/staff/webhooks/{id}/deliveries': {
    ...aimed,
    path: (ids) => `${hooks}/${ids.webhook}/deliveries`,
  },
  'POST /api/v1/staff/webhook-deliveries/{id}/replay': {
    ...aimed,
    path: (ids) => `/api/v1/staff/webhook-deliveries/${ids.delivery}/replay`,
  },
  'GET /api/v1/staff/pos/foodics': { zone: 'staff', path: () => till },
  'PUT /api/v1/staff/pos/foodics': {
    zone: 'staff',
    path: () => till,
    body: () => ({
      token: 'mallory',
      enabled: true,
      payment_method_id: '',
      delivery_charge_id: '',
      simulator_url: 'http://127.0.0.1:9',
    }),
    foreign: 'gateway-not-working',
  },
  'GET /api/v1/staff/pos/foodics/menu': { ...aimed, path: () => `${till}/menu` },
  'PUT /api/v1/staff/pos/foodics/links': {
    ...aimed,
    path: () => `${till}/links`,
    body: (ids) => ({ branches: [], items: [{ our_id: ids.item, pos_id: 'p1' }], take: [ids.item] }),
  },
  'POST /api/v1/staff/pos/foodics/orders/{id}/retry': {
    zone: 'staff',
    path: (ids) => `${till}/orders/${ids.order}/retry`,
    foreign: 'order-unavailable',
  },
  'POST /api/v1/pos/webhooks/foodics/{token}': {
    zone: 'webhook',
    path: (ids) => `/api/v1/pos/webhooks/foodics/${ids.order}`,
    foreign: 'not-found',
    body: (ids) => ({ business: { reference: '1' }, order: { id: ids.order } }),
  },
  'GET /api/v1/out/branches': { zone: 'key', path: () => `${out}/branches` },
  'GET /api/v1/out/menu': {
    zone: 'key',
    path: (ids) => `${out}/menu?branch_id=${ids.branch}`,
    foreign: 'branch-not-found',
  },
  'PUT /api/v1/out/branches/{branch_id}/items/{id}/stock': {
    zone: 'key',
    path: (ids) => `${out}/branches/${ids.branch}/items/${ids.item}/stock`,
    body: () => ({ sold_out: true, left: 0 }),
    foreign: 'branch-not-found',
  },
  'GET /api/v1/out/orders': {
    zone: 'key',
    path: (ids) => `${out}/orders?before=${ids.order}`,
    foreign: 'order-unavailable',
  },
  'GET /api/v1/out/orders/{id}': {
    zone: 'key',
    path: (ids) => `${out}/orders/${ids.order}`,
    foreign: 'order-unavailable',
  },
  'POST /api/v1/out/orders/{id}/status': {
    zone: 'key',
    path: (ids) => `${out}/orders/${ids.order}/status`,
    body: () => ({ status: 'canceled', version: 2, reason: 'Mallory' }),
    foreign: 'order-unavailable',
  },
  'GET /api/v1/out/customers': { zone: 'key', path: () => `${out}/customers?q=551239876` },
  'GET /api/v1/out/customers/{id}': {
    zone: 'key',
    path: (ids) => `${out}/customers/${ids.customer}`,
    foreign: 'not-found',
  },
}
