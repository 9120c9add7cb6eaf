import type { RouteAttack } from './route-attack.ts'

const root = '/api/v1/staff'
const own = (path: string, body?: object): RouteAttack => ({
  zone: 'staff',
  path: () => root + path,
  ...(body && { body: () => body }),
})
const member = (rest: string, body?: object): RouteAttack => ({
  zone: 'staff',
  path: (ids) => `${root}/team/members/${ids.staff}${rest}`,
  foreign: 'not-found',
  ...(body && { body: () => body }),
})
const noToken = { token: 'a guess', name: 'Mallory', password: 'a long password' }

/** How the team, the members' accounts and the log are attacked. */
export const teamRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'POST /api/v1/staff/session': {
    ...own('/session', { email: 'owner@shop.example', password: 'a guess' }),
    foreign: 'sign-in-failed',
    stranger: 'sign-in-failed',
  },
  'POST /api/v1/staff/session/passkey-options': {
    ...own('/session/passkey-options'),
    open: true,
  },
  'POST /api/v1/staff/session/passkey': {
    ...own('/session/passkey', { sealed: 'a guess', credential: { id: 'guess' } }),
    foreign: 'passkey-refused',
    stranger: 'passkey-refused',
  },
  'POST /api/v1/staff/account/passkeys/options': own('/account/passkeys/options', { password: 'a guess' }),
  'POST /api/v1/staff/account/passkeys': own('/account/passkeys', {
    sealed: 'a guess',
    name: 'Mallory',
    credential: { id: 'guess' },
  }),
  'DELETE /api/v1/staff/account/passkeys/{id}': {
    zone: 'staff',
    path: (ids) => `${root}/account/passkeys/${ids.staff}`,
    foreign: 'not-found',
  },
  'GET /api/v1/staff/session': own('/session'),
  'DELETE /api/v1/staff/session': own('/session'),
  'GET /api/v1/staff/team': own('/team'),
  'POST /api/v1/staff/team/invitations': {
    zone: 'staff',
    path: () => `${root}/team/invitations`,
    body: (ids) => ({
      name: 'Mallory',
      email: 'mallory@b.example',
      role: 'cashier',
      language: 'en',
      branch_ids: [ids.branch],
    }),
    foreign: 'branch-not-found',
  },
  'DELETE /api/v1/staff/team/invitations/{id}': {
    zone: 'staff',
    path: (ids) => `${root}/team/invitations/${ids.staff}`,
    foreign: 'not-found',
  },
  'PUT /api/v1/staff/team/members/{id}': member('', {
    name: 'Mallory',
    role: 'owner',
    branch_ids: null,
    active: false,
  }),
  'POST /api/v1/staff/team/members/{id}/renewals': member('/renewals', {}),
  'DELETE /api/v1/staff/team/members/{id}/sessions': member('/sessions'),
  'POST /api/v1/staff/welcome/read': {
    zone: 'staff',
    path: () => `${root}/welcome/read`,
    body: () => ({ token: 'a guess' }),
    foreign: 'invitation-gone',
    stranger: 'invitation-gone',
  },
  'POST /api/v1/staff/welcome': {
    zone: 'staff',
    path: () => `${root}/welcome`,
    body: () => noToken,
    foreign: 'invitation-gone',
    stranger: 'invitation-gone',
  },
  'GET /api/v1/staff/audit': own('/audit'),
  'GET /api/v1/staff/account': own('/account'),
  'PUT /api/v1/staff/account': own('/account', { name: 'Mallory', language: 'en' }),
  'PUT /api/v1/staff/account/password': own('/account/password', {
    current: 'a guess',
    password: 'a long password',
  }),
  'DELETE /api/v1/staff/account/sessions/{id}': {
    zone: 'staff',
    path: (ids) => `${root}/account/sessions/${ids.staff}`,
    foreign: 'not-found',
  },
  'POST /api/v1/staff/account/second-step': own('/account/second-step', { password: 'a guess' }),
  'PUT /api/v1/staff/account/second-step': own('/account/second-step', { sealed: 'v1.x', code: '123456' }),
  'DELETE /api/v1/staff/account/second-step': own('/account/second-step', { password: 'a guess' }),
}
