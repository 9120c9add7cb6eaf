import type { RouteAttack } from './route-attack.ts'

const company = {
  name: 'Mallory Ltd',
  tax_number: '',
  approver: { name: 'Mallory', mobile: '0550000000', language: 'en' },
  order_limit: null,
  month_limit: null,
  credit_limit: null,
  active: true,
  members: [{ name: 'Mallory', mobile: '0550000000' }],
}

/** How company accounts and their approvals are attacked. */
export const companyRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/user/company': {
    zone: 'tenant',
    path: () => '/api/v1/user/company',
    foreign: 'sign-in-required',
  },
  'GET /api/v1/company-approvals/{id}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/company-approvals/${ids.approval}`,
    foreign: 'company-order-gone',
  },
  'POST /api/v1/company-approvals/{id}': {
    zone: 'tenant',
    path: (ids) => `/api/v1/company-approvals/${ids.approval}`,
    body: () => ({ approve: true }),
    foreign: 'company-order-gone',
  },
  'GET /api/v1/staff/companies': { zone: 'staff', path: () => '/api/v1/staff/companies' },
  'POST /api/v1/staff/companies': {
    zone: 'staff',
    path: () => '/api/v1/staff/companies',
    body: () => company,
  },
  'PUT /api/v1/staff/companies/{id}': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/companies/${ids.company}`,
    body: () => ({ version: 1, doc: company }),
    foreign: 'not-found',
  },
  'GET /api/v1/staff/companies/{id}/statement': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/companies/${ids.company}/statement?month=2026-11`,
    foreign: 'not-found',
  },
  'GET /api/v1/staff/companies/{id}/statement-file': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/companies/${ids.company}/statement-file?month=2026-11`,
    foreign: 'not-found',
  },
  'POST /api/v1/staff/companies/{id}/payments': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/companies/${ids.company}/payments`,
    body: () => ({ amount: '999.00', note: 'mine' }),
    headers: { 'idempotency-key': 'stolen-from-them' },
    foreign: 'not-found',
  },
}
