import type { RouteAttack } from './route-attack.ts'

const v1 = (rest: string) => `/api/v1${rest}`
const staff = (path: RouteAttack['path'], more: Partial<RouteAttack>): RouteAttack => ({
  zone: 'staff',
  path,
  ...more,
})

/** The routes of the board: orders under way, what is sold out, and whether the branch takes orders. */
export const boardRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/board': staff((ids) => v1(`/staff/board?branch_id=${ids.branch}`), {
    foreign: 'branch-not-found',
    act: 'see_board',
    otherBranch: 'branch-not-found',
  }),
  'POST /api/v1/staff/orders/{id}/transitions': staff((ids) => v1(`/staff/orders/${ids.order}/transitions`), {
    body: () => ({ action: 'cancel', version: 2, reason: 'out of spite' }),
    foreign: 'order-unavailable',
    act: 'cancel',
    otherBranch: 'order-unavailable',
  }),
  'POST /api/v1/staff/orders/{id}/refunds': staff((ids) => v1(`/staff/orders/${ids.order}/refunds`), {
    body: () => ({ amount: '1.00', reason: 'out of spite' }),
    foreign: 'order-unavailable',
    act: 'refund',
    otherBranch: 'order-unavailable',
  }),
  'POST /api/v1/staff/orders/{id}/refunds/{refund_id}/outcome': staff(
    (ids) => v1(`/staff/orders/${ids.order}/refunds/${ids.order}/outcome`),
    {
      body: () => ({ arrived: true }),
      foreign: 'order-unavailable',
      act: 'refund',
      otherBranch: 'order-unavailable',
    },
  ),
  'GET /api/v1/staff/items': staff((ids) => v1(`/staff/items?branch_id=${ids.branch}`), {
    foreign: 'branch-not-found',
    act: 'stock',
    otherBranch: 'branch-not-found',
  }),
  'PUT /api/v1/staff/items/{id}/sold-out': staff((ids) => v1(`/staff/items/${ids.item}/sold-out`), {
    body: (ids) => ({ branch_id: ids.branch, sold_out: true, until: null }),
    foreign: 'branch-not-found',
    act: 'stock',
    otherBranch: 'branch-not-found',
  }),
  'PUT /api/v1/staff/items/{id}/here': staff((ids) => v1(`/staff/items/${ids.item}/here`), {
    body: (ids) => ({ branch_id: ids.branch, left: 0, hidden: true }),
    foreign: 'branch-not-found',
    act: 'stock',
    otherBranch: 'branch-not-found',
  }),
  'PUT /api/v1/staff/options/here': staff(() => v1('/staff/options/here'), {
    body: (ids) => ({ branch_id: ids.branch, option_ids: [ids.item], sold_out: true }),
    foreign: 'branch-not-found',
    act: 'stock',
    otherBranch: 'branch-not-found',
  }),
  'PUT /api/v1/staff/branches/{id}/accepting': staff((ids) => v1(`/staff/branches/${ids.branch}/accepting`), {
    body: () => ({ accepting: false }),
    foreign: 'branch-not-found',
    act: 'pause',
    otherBranch: 'branch-not-found',
  }),
}
