import type { RouteAttack } from './route-attack.ts'

const staff = (path: RouteAttack['path'], more: Partial<RouteAttack> = {}): RouteAttack => ({
  zone: 'staff',
  path,
  act: 'messages',
  otherBranch: 'not-allowed',
  ...more,
})
const v1 = '/api/v1/staff'

/** The routes of messages to people and of who carries them. */
export const messageRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/sms/clients/by-app': { zone: 'tenant', path: () => '/api/v1/sms/clients/by-app' },
  [`GET ${v1}/senders`]: staff(() => `${v1}/senders`),
  [`PUT ${v1}/senders/{provider}`]: staff(() => `${v1}/senders/taqnyat`, {
    body: () => ({ enabled: true, values: { token: 'mallorys-own-token', sender: 'Mallory' } }),
  }),
  [`DELETE ${v1}/senders/{provider}`]: staff(() => `${v1}/senders/unifonic`, { foreign: 'not-found' }),
  [`PUT ${v1}/senders-order`]: staff(() => `${v1}/senders-order`, {
    body: () => ({ providers: ['unifonic'] }),
  }),
  [`POST ${v1}/senders/{provider}/test`]: staff(() => `${v1}/senders/unifonic/test`, {
    body: () => ({ to: '+966550000000' }),
    foreign: 'not-found',
  }),
  [`GET ${v1}/messages`]: staff(() => `${v1}/messages`),
  [`POST ${v1}/messages/{id}/retry`]: staff((ids) => `${v1}/messages/${ids.message}/retry`, {
    foreign: 'not-found',
  }),
  'POST /api/v1/messages/reports/{account_id}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/messages/reports/${ids.account}`,
    foreign: 'not-found',
    body: () => ({ MessageSid: 'SM1', MessageStatus: 'delivered' }),
  },
  'POST /api/v1/messages/opt-outs/{token}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/messages/opt-outs/${ids.customer}.guessed`,
    body: () => ({ 'List-Unsubscribe': 'One-Click' }),
    foreign: 'not-found',
  },
  'GET /api/v1/messages/opt-outs/{token}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/messages/opt-outs/${ids.customer}.guessed`,
    foreign: 'not-found',
  },
  'GET /api/v1/messages/reports/{account_id}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/messages/reports/${ids.account}?hub.mode=subscribe&hub.challenge=1`,
    foreign: 'not-found',
  },
}
