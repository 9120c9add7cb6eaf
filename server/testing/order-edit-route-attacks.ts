import type { RouteAttack } from './route-attack.ts'

/** How changing an order before it is accepted is attacked. */
export const orderEditRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/orders/{id}/edit': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/orders/${ids.order}/edit`,
    foreign: 'order-unavailable',
    act: 'accept',
    otherBranch: 'order-unavailable',
  },
  'POST /api/v1/staff/orders/{id}/edit': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/orders/${ids.order}/edit`,
    body: (ids) => ({ version: 2, lines: [{ item_id: ids.item, quantity: 9 }] }),
    foreign: 'order-unavailable',
    act: 'accept',
    otherBranch: 'order-unavailable',
  },
}
