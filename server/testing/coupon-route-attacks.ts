import type { RouteAttack } from './route-attack-table.ts'

const couponBody = {
  code: 'MALLORY',
  name: { ar: 'م', en: 'M' },
  benefit: { kind: 'amount', amount: '999.00' },
  rules: { branch_ids: [], types: [], windows: [], minimum: null, group_ids: [], first_order: false },
  starts_at: null,
  ends_at: null,
  limit_total: null,
  limit_per_customer: null,
  limit_per_day: null,
}

/** How a restaurant's coupons, receipts and refunds by line are attacked. */
export const couponRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/orders/{id}/receipt': {
    zone: 'tenant',
    path: (ids) => `/api/v1/orders/${ids.order}/receipt`,
    foreign: 'order-unavailable',
  },
  'GET /api/v1/staff/orders/{id}/refundable': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/orders/${ids.order}/refundable`,
    act: 'refund',
    foreign: 'order-unavailable',
    otherBranch: 'order-unavailable',
  },
  'GET /api/v1/staff/coupons': { zone: 'staff', path: () => '/api/v1/staff/coupons' },
  'POST /api/v1/staff/coupons': {
    zone: 'staff',
    path: () => '/api/v1/staff/coupons',
    body: () => couponBody,
  },
  'PUT /api/v1/staff/coupons/{id}/paused': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/coupons/${ids.account}/paused`,
    body: () => ({ paused: true }),
    foreign: 'not-found',
  },
}
