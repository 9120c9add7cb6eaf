import type { RouteAttack } from './route-attack.ts'

/** How the lists that a restaurant edits are attacked: they name no id of another restaurant. */
export const listRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/lists': { zone: 'staff', path: () => '/api/v1/staff/lists' },
  'PUT /api/v1/staff/lists/{kind}': {
    zone: 'staff',
    path: () => '/api/v1/staff/lists/allergens',
    body: () => ({ seen: 'a guess', entries: [] }),
  },
}
