import type { AttackVictim } from './make-attack-victim.ts'
import type { RouteAttack } from './route-attack.ts'

type Ids = AttackVictim['ids']

const v1 = '/api/v1'
const at = `${v1}/waiting-list/waiting`
const guest = (path: RouteAttack['path'], body?: object): RouteAttack => ({
  zone: 'tenant',
  path,
  foreign: 'waiting-not-found',
  ...(body && { body: () => body }),
})
const branch = (path: RouteAttack['path']): RouteAttack => ({
  zone: 'tenant',
  path,
  foreign: 'branch-not-found',
})
const staff = (path: RouteAttack['path'], more: Partial<RouteAttack>): RouteAttack => ({
  zone: 'staff',
  path,
  foreign: 'branch-not-found',
  otherBranch: 'branch-not-found',
  act: 'queue',
  ...more,
})
const party = (ids: Ids) => ({
  branch_id: ids.branch,
  area_id: ids.tableArea,
  guests_count: 2,
  name: 'Mallory',
  phone: '0550000000',
})

/** The routes of the waiting list, of its guests and of the host. */
export const waitingRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  [`GET ${v1}/branch/frontend/branches-waiting`]: {
    zone: 'tenant',
    path: () => `${v1}/branch/frontend/branches-waiting`,
  },
  [`GET ${v1}/branch/waitlist-cancellation-reasons`]: {
    zone: 'tenant',
    path: () => `${v1}/branch/waitlist-cancellation-reasons`,
  },
  [`GET ${v1}/branch/frontend/setting-areas`]: branch(
    (ids) => `${v1}/branch/frontend/setting-areas?branch_id=${ids.branch}`,
  ),
  [`GET ${v1}/waiting-list/settings/get-last-active-waiting-entity`]: branch(
    (ids) =>
      `${v1}/waiting-list/settings/get-last-active-waiting-entity?branch_id=${ids.branch}&area_id=${ids.tableArea}`,
  ),
  [`GET ${at}/board/{branchId}`]: branch((ids) => `${at}/board/${ids.branch}`),
  [`GET ${at}/check/{branchId}`]: branch((ids) => `${at}/check/${ids.branch}`),
  [`GET ${v1}/branch/branches/{id}/waiting-settings`]: branch(
    (ids) => `${v1}/branch/branches/${ids.branch}/waiting-settings?frontend=true`,
  ),
  [`POST ${at}/create`]: { ...branch(() => `${at}/create?frontend=1`), body: party },
  [`POST ${at}/changeQueue/{id}`]: guest((ids) => `${at}/changeQueue/${ids.waiting}`, { action: 'sub' }),
  [`PUT ${at}/update/{id}`]: guest((ids) => `${at}/update/${ids.waiting}`, { guests_count: 9 }),
  [`GET ${at}/{id}`]: guest((ids) => `${at}/${ids.waiting}`),
  [`GET ${v1}/waiting-list/push-key`]: { zone: 'tenant', path: () => `${v1}/waiting-list/push-key` },
  [`POST ${at}/{id}/devices`]: guest((ids) => `${at}/${ids.waiting}/devices`, {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    // the generator of the curve: a key that is one
    keys: {
      p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
      auth: 'AAAAAAAAAAAAAAAAAAAAAA',
    },
  }),
  [`POST ${at}/cancel/{id}`]: guest((ids) => `${at}/cancel/${ids.waiting}`, {}),
  [`POST ${at}/{id}/preorder`]: guest((ids) => `${at}/${ids.waiting}/preorder`, {}),
  [`POST ${at}/rating/{id}`]: guest((ids) => `${at}/rating/${ids.waiting}`, { rating: 1 }),
  [`GET ${v1}/staff/waiting`]: staff((ids) => `${v1}/staff/waiting?branch_id=${ids.branch}`, {}),
  [`POST ${v1}/staff/waiting`]: staff(() => `${v1}/staff/waiting`, { body: party }),
  [`POST ${v1}/staff/waiting/{id}/acts`]: staff((ids) => `${v1}/staff/waiting/${ids.waiting}/acts`, {
    body: () => ({ act: 'cancel', version: 1 }),
    foreign: 'waiting-not-found',
    otherBranch: 'waiting-not-found',
  }),
  [`POST ${v1}/staff/waiting-removals`]: staff(() => `${v1}/staff/waiting-removals`, {
    body: (ids) => ({ branch_id: ids.branch, ids: [ids.waiting] }),
  }),
  [`PUT ${v1}/staff/waiting-settings`]: staff(() => `${v1}/staff/waiting-settings`, {
    body: (ids) => ({
      branch_id: ids.branch,
      enabled: false,
      out_of_service: true,
      person_count_from: 1,
      person_count_to: 2,
      call_minutes: 5,
    }),
    act: 'queue_settings',
  }),
}
