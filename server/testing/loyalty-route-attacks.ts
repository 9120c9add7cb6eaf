import type { RouteAttack } from './route-attack.ts'

const challenge = {
  name: { ar: 'م', en: 'M' },
  terms: { ar: '', en: '' },
  goal: { kind: 'orders', count: 1 },
  duration: { amount: 1, unit: 'days' },
  reward: { kind: 'wallet', amount: '999.00' },
  types: [],
  branch_ids: [],
  minimum: null,
  group_ids: [],
  most: null,
  starts_at: null,
  ends_at: null,
}
const staff = (path: RouteAttack['path'], more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'staff',
  path,
  ...more,
})

const mine = (path: string): RouteAttack => ({
  zone: 'tenant',
  path: () => path,
  foreign: 'sign-in-required',
})

const customer = (path: RouteAttack['path'], more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'tenant',
  foreign: 'sign-in-required',
  path,
  ...more,
})
const group = (rest: string, body?: object): RouteAttack => ({
  zone: 'tenant',
  path: (ids) => `/api/v1/group-orders/${ids.challenge}${rest}`,
  foreign: 'group-over',
  ...(body && { body: () => body }),
})
const campaign = {
  name: 'Mallory',
  segment: { group_ids: [], spent: null, away_days: null, birthday_days: null },
  body: { ar: 'م', en: 'M' },
  coupon: null,
  valid_days: 1,
}
const earning = {
  points_earned: 1000,
  points_from: '0.00',
  points_last_days: 0,
  point_value: '999.00',
  points_minimum: 0,
  cashback: '100.00',
  referral_owner: '999.00',
  referral_friend: '999.00',
  referral_from: '0.00',
  referral_most: 1000,
}
const usuals = '/api/v1/user/usual-orders'

/** How wallet, points, challenges, rewards, invitations and usual orders are attacked. */
export const loyaltyRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/wallet/challenges-settings/get-by-customer-id': {
    zone: 'tenant',
    path: () => '/api/v1/wallet/challenges-settings/get-by-customer-id',
  },
  'GET /api/v1/wallet/challenges-settings/details/{id}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/wallet/challenges-settings/details/${ids.challenge}`,
    foreign: 'not-found',
  },
  'GET /api/v1/loyalty/referral': {
    zone: 'tenant',
    path: () => '/api/v1/loyalty/referral',
    foreign: 'sign-in-required',
  },
  'POST /api/v1/loyalty/referral/claim': {
    zone: 'tenant',
    path: () => '/api/v1/loyalty/referral/claim',
    body: () => ({ code: 'MALLORY2' }),
    foreign: 'sign-in-required',
  },
  'GET /api/v1/loyalty/invitations/{code}': {
    zone: 'tenant',
    path: () => '/api/v1/loyalty/invitations/MALLORY2',
    foreign: 'referral-code-unknown',
  },
  'GET /api/v1/wallet/wallet-logs/balance': mine('/api/v1/wallet/wallet-logs/balance'),
  'GET /api/v1/wallet/wallet-logs/list': mine('/api/v1/wallet/wallet-logs/list'),
  'GET /api/v1/wallet/wallet-settings': {
    zone: 'tenant',
    path: () => '/api/v1/wallet/wallet-settings',
    foreign: 'not-found',
  },
  'GET /api/v1/loyalty/points-logs/balance': mine('/api/v1/loyalty/points-logs/balance'),
  'GET /api/v1/loyalty/points-logs/list': mine('/api/v1/loyalty/points-logs/list'),
  'GET /api/v1/loyalty/points-settings': {
    zone: 'tenant',
    path: () => '/api/v1/loyalty/points-settings',
    foreign: 'not-found',
  },
  'POST /api/v1/group-orders': {
    zone: 'tenant',
    path: () => '/api/v1/group-orders',
    body: (ids) => ({ cart_id: ids.cart, name: 'Mallory' }),
    foreign: 'cart-not-found',
  },
  'GET /api/v1/group-orders/{id}': group(''),
  'POST /api/v1/group-orders/{id}/join': group('/join', { name: 'Mallory' }),
  'POST /api/v1/group-orders/{id}/leave': group('/leave', {}),
  'PUT /api/v1/group-orders/{id}/open': group('/open', { open: false }),
  'POST /api/v1/group-orders/{id}/collect': group('/collect', {}),
  'POST /api/v1/group-orders/{id}/payments': group('/payments', { member_ids: ['host'] }),
  'GET /api/v1/loyalty/rewards': { zone: 'tenant', path: () => '/api/v1/loyalty/rewards' },
  'POST /api/v1/loyalty/rewards/{id}/redeem': customer(
    (ids) => `/api/v1/loyalty/rewards/${ids.challenge}/redeem`,
    {
      headers: { 'idempotency-key': 'stolen-from-them' },
      body: () => ({}),
    },
  ),
  'GET /api/v1/user/usual-orders': customer(() => usuals),
  'GET /api/v1/user/usual-orders/suggestion': customer(() => `${usuals}/suggestion`),
  'POST /api/v1/user/usual-orders': customer(() => usuals, {
    body: (ids) => ({ name: 'mine', order_id: ids.order }),
  }),
  'PUT /api/v1/user/usual-orders/{id}': customer((ids) => `${usuals}/${ids.challenge}`, {
    body: () => ({ name: 'mine' }),
  }),
  'DELETE /api/v1/user/usual-orders/{id}': customer((ids) => `${usuals}/${ids.challenge}`),
  'POST /api/v1/user/usual-orders/{id}/cart': customer((ids) => `${usuals}/${ids.challenge}/cart`, {
    body: () => ({}),
  }),
  'GET /api/v1/staff/campaigns': staff(() => '/api/v1/staff/campaigns'),
  'POST /api/v1/staff/campaigns': staff(() => '/api/v1/staff/campaigns', {
    body: () => ({ ...campaign, key: 'key-of-a-press' }),
  }),
  'POST /api/v1/staff/campaigns/audience': staff(() => '/api/v1/staff/campaigns/audience', {
    body: () => campaign,
  }),
  'POST /api/v1/staff/campaigns/{id}/stop': staff((ids) => `/api/v1/staff/campaigns/${ids.challenge}/stop`, {
    body: () => ({}),
    foreign: 'not-found',
  }),
  'POST /api/v1/staff/customer-groups': staff(() => '/api/v1/staff/customer-groups', {
    body: () => ({ name_ar: 'م', name_en: 'M', segment: null }),
  }),
  'GET /api/v1/staff/earning-rules': staff(() => '/api/v1/staff/earning-rules'),
  'POST /api/v1/staff/earning-rules/dry-run': staff(() => '/api/v1/staff/earning-rules/dry-run', {
    body: () => earning,
  }),
  'PUT /api/v1/staff/earning-rules': staff(() => '/api/v1/staff/earning-rules', { body: () => earning }),
  'GET /api/v1/staff/rewards': staff(() => '/api/v1/staff/rewards'),
  'POST /api/v1/staff/rewards': staff(() => '/api/v1/staff/rewards', {
    body: () => ({
      name: { ar: 'م', en: 'M' },
      cost: 1,
      gives: { kind: 'amount', amount: '999.00' },
      valid_days: 1,
    }),
  }),
  'PUT /api/v1/staff/rewards/{id}/paused': staff((ids) => `/api/v1/staff/rewards/${ids.challenge}/paused`, {
    body: () => ({ paused: true }),
    foreign: 'not-found',
  }),
  'GET /api/v1/staff/challenges': staff(() => '/api/v1/staff/challenges'),
  'POST /api/v1/staff/challenges': staff(() => '/api/v1/staff/challenges', { body: () => challenge }),
  'POST /api/v1/staff/challenges/dry-run': staff(() => '/api/v1/staff/challenges/dry-run', {
    body: () => challenge,
  }),
  'PUT /api/v1/staff/challenges/{id}/state': staff(
    (ids) => `/api/v1/staff/challenges/${ids.challenge}/state`,
    {
      body: () => ({ state: 'over' }),
      foreign: 'not-found',
    },
  ),
}
