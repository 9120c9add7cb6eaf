import type { AttackVictim } from './make-attack-victim.ts'
import type { RouteAttack } from './route-attack.ts'

type Ids = AttackVictim['ids']

const at = (rest: string) => (ids: Ids) => `/api/v1/table-sessions/${ids.tableSession}${rest}`
const guest = (path: RouteAttack['path'], body?: object): RouteAttack => ({
  zone: 'tenant',
  path,
  foreign: 'table-session-over',
  ...(body && { body: () => body }),
})
const staff = (path: RouteAttack['path'], more: Partial<RouteAttack>): RouteAttack => ({
  zone: 'staff',
  path,
  foreign: 'branch-not-found',
  otherBranch: 'branch-not-found',
  act: 'tables',
  ...more,
})
const desk = '/api/v1/staff/table'

/** The routes of tables, of their guests and of the staff who serve them. */
export const tableRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/tables/{code}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/tables/${ids.tableCode}`,
    foreign: 'table-not-found',
  },
  'POST /api/v1/tables/{code}/sessions': {
    zone: 'tenant',
    path: (ids) => `/api/v1/tables/${ids.tableCode}/sessions`,
    body: () => ({ name: 'Mallory' }),
    foreign: 'table-not-found',
  },
  'GET /api/v1/table-sessions/{id}': guest(at('')),
  'PUT /api/v1/table-sessions/{id}/me': guest(at('/me'), { name: 'Mallory' }),
  'POST /api/v1/table-sessions/{id}/members/{member_id}': guest(
    (ids) => `/api/v1/table-sessions/${ids.tableSession}/members/${ids.tableMember}`,
    { admit: true },
  ),
  'POST /api/v1/table-sessions/{id}/rounds': guest(at('/rounds'), { cart_version: 2, total: '3.00' }),
  'POST /api/v1/table-sessions/{id}/asks': guest(at('/asks'), { what: 'bill' }),
  'PUT /api/v1/table-sessions/{id}/tender': guest(at('/tender'), { coupon: 'MALLORY' }),
  'PUT /api/v1/table-sessions/{id}/split': guest(at('/split'), { into: 2 }),
  'POST /api/v1/table-sessions/{id}/payments': guest(at('/payments'), { what: 'whole' }),
  [`GET ${desk}s`]: staff((ids) => `${desk}s?branch_id=${ids.branch}`, {}),
  [`PUT ${desk}-plan`]: staff(() => `${desk}-plan`, {
    body: (ids) => ({ branch_id: ids.branch, areas: [] }),
    act: 'table_plan',
  }),
  [`POST ${desk}-codes`]: staff(() => `${desk}-codes`, {
    body: (ids) => ({ branch_id: ids.branch }),
    act: 'table_plan',
  }),
  [`GET ${desk}-sheet`]: staff((ids) => `${desk}-sheet?branch_id=${ids.branch}`, {}),
  [`POST ${desk}-sessions/{id}/acts`]: staff((ids) => `${desk}-sessions/${ids.tableSession}/acts`, {
    body: () => ({ act: 'close' }),
    foreign: 'table-session-over',
    otherBranch: 'table-session-over',
  }),
  [`POST ${desk}-sessions/{id}/place`]: staff((ids) => `${desk}-sessions/${ids.tableSession}/place`, {
    body: () => ({ act: 'move', table_id: 'none' }),
    foreign: 'table-session-over',
    otherBranch: 'table-session-over',
  }),
  [`GET ${desk}-sessions/{id}/bill`]: staff((ids) => `${desk}-sessions/${ids.tableSession}/bill`, {
    act: 'take_payment',
    foreign: 'table-session-over',
    otherBranch: 'table-session-over',
  }),
  [`POST ${desk}-sessions/{id}/payments`]: staff((ids) => `${desk}-sessions/${ids.tableSession}/payments`, {
    body: () => ({ tender: 'cash', wish: { what: 'whole' }, amount: '1.00' }),
    act: 'take_payment',
    foreign: 'table-session-over',
    otherBranch: 'table-session-over',
  }),
}
