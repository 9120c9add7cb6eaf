import type { RouteAttack } from './route-attack.ts'

/** How the owner's fees and price lists are attacked: they name no id of another restaurant. */
export const priceRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/fees': { zone: 'staff', path: () => '/api/v1/staff/fees' },
  'PUT /api/v1/staff/fees': {
    zone: 'staff',
    path: () => '/api/v1/staff/fees',
    body: () => ({ seen: 'a guess', fees: [] }),
  },
  'GET /api/v1/staff/price-lists': { zone: 'staff', path: () => '/api/v1/staff/price-lists' },
  'PUT /api/v1/staff/price-lists': {
    zone: 'staff',
    path: () => '/api/v1/staff/price-lists',
    body: () => ({ seen: 'a guess', lists: [] }),
  },
}
