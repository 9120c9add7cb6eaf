import type { RouteAttack } from './route-attack.ts'

const messages = '/api/v1/staff/contact-messages'

/** The routes of the contact page, and of what came by it. */
export const contactRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/contact': { zone: 'tenant', path: () => '/api/v1/contact' },
  'POST /api/v1/contact': {
    zone: 'tenant',
    path: () => '/api/v1/contact',
    body: (ids) => ({
      name: 'Mallory',
      email: 'm@evil.example',
      branch_id: ids.branch,
      message: 'Hi',
      captcha_token: 'x',
    }),
    foreign: 'branch-not-found',
  },
  // one of another branch is told of that branch alone (contact.test.ts)
  [`GET ${messages}`]: { zone: 'staff', path: () => messages },
  [`PUT ${messages}/{id}`]: {
    zone: 'staff',
    act: 'messages',
    path: () => `${messages}/ofanother`,
    body: () => ({ handled: true }),
    foreign: 'not-found',
    otherBranch: 'not-found',
  },
}
