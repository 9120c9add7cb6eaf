import { makeCouponBody } from './make-coupon-body.ts'
import { menuRouteAttacks } from './menu-route-attacks.ts'
import type { RouteAttack } from './route-attack.ts'

const couponBody = makeCouponBody({
  code: 'MALLORY',
  name: { ar: 'م', en: 'M' },
  benefit: { kind: 'amount', amount: '999.00' },
})

/** How a restaurant's menu, coupons, receipts and refunds by line are attacked. */
export const couponRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  ...menuRouteAttacks,
  'GET /api/v1/orders/{id}/receipt': {
    zone: 'tenant',
    path: (ids) => `/api/v1/orders/${ids.order}/receipt`,
    foreign: 'order-unavailable',
  },
  'GET /api/v1/orders/{id}/credit-notes/{note_id}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/orders/${ids.order}/credit-notes/${ids.account}`,
    foreign: 'order-unavailable',
  },
  'GET /api/v1/orders/{id}/documents': {
    zone: 'tenant',
    path: (ids) => `/api/v1/orders/${ids.order}/documents`,
    foreign: 'order-unavailable',
  },
  'POST /api/v1/orders/{id}/receipt-mail': {
    zone: 'tenant',
    path: (ids) => `/api/v1/orders/${ids.order}/receipt-mail`,
    body: () => ({ email: 'mallory@example.com' }),
    foreign: 'order-unavailable',
  },
  'GET /api/v1/staff/orders/{id}/refundable': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/orders/${ids.order}/refundable`,
    act: 'refund',
    foreign: 'order-unavailable',
    otherBranch: 'order-unavailable',
  },
  'POST /api/v1/wallet/wallet-logs/top-up': {
    zone: 'tenant',
    path: () => '/api/v1/wallet/wallet-logs/top-up',
    body: () => ({ amount: '50.00' }),
    foreign: 'sign-in-required',
  },
  'POST /api/v1/wallet/wallet-logs/redeem': {
    zone: 'tenant',
    path: () => '/api/v1/wallet/wallet-logs/redeem',
    body: () => ({ code: 'MALLORY' }),
    foreign: 'sign-in-required',
  },
  'GET /api/v1/staff/balances': {
    zone: 'staff',
    path: () => '/api/v1/staff/balances?contact=mallory@example.com',
    foreign: 'not-found',
  },
  'POST /api/v1/staff/balances/{id}': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/balances/${ids.customer}`,
    body: () => ({ ledger: 'wallet', type: 'credit', amount: '999.00', reason: 'mine' }),
    headers: { 'idempotency-key': 'stolen-from-them' },
    foreign: 'not-found',
  },
  'GET /api/v1/staff/orders/{id}/slots': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/orders/${ids.order}/slots`,
    act: 'accept',
    foreign: 'order-unavailable',
    otherBranch: 'order-unavailable',
  },
  'GET /api/v1/staff/coupons': { zone: 'staff', path: () => '/api/v1/staff/coupons' },
  'POST /api/v1/staff/coupons': {
    zone: 'staff',
    path: () => '/api/v1/staff/coupons',
    body: () => couponBody,
  },
  'PUT /api/v1/staff/coupons/{id}': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/coupons/${ids.account}`,
    body: () => ({ version: 1, doc: couponBody }),
    foreign: 'not-found',
  },
  'PUT /api/v1/staff/coupons/{id}/paused': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/coupons/${ids.account}/paused`,
    body: () => ({ paused: true }),
    foreign: 'not-found',
  },
}
