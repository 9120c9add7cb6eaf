import type { RouteAttack } from './route-attack.ts'

/** How the owner's fees are attacked: they name no id of another restaurant. */
export const priceRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/fees': { zone: 'staff', path: () => '/api/v1/staff/fees' },
  'PUT /api/v1/staff/fees': {
    zone: 'staff',
    path: () => '/api/v1/staff/fees',
    body: () => ({ seen: 'a guess', fees: [] }),
  },
}
