import type { Samples } from '../core/samples.ts'

const owner = { name: 'Noura', email: 'noura@tea.example', language: 'ar' } as const

/** For tests: the calls of the platform's operators and about hosts with arguments as callers give them. */
export const operatorSamples = {
  signInOperator: [{ email: 'operator@maidah.example', password: 'x' }],
  getOperator: [],
  signOutOperator: [],
  changeOperatorPassword: [{ current: 'x', password: 'a long password' }],
  getTenants: [{ search: 'tea', page: 2 }],
  addTenant: [
    {
      host: 'tea.localhost',
      name: { ar: 'بيت الشاي', en: 'Tea house' },
      country: 'SA',
      branch: { ar: 'العليا', en: 'Olaya' },
      owner,
    },
  ],
  getTenant: ['tenant1'],
  switchTenant: ['tenant1', { on: false }],
  inviteOwner: ['tenant1', owner],
  getOperatorLog: [{ tenant_id: 'tenant1', before: '100' }],
  getDomains: [],
  addDomain: [{ host: 'shop.example.com' }],
  checkDomain: [{ host: 'shop.example.com' }],
  setPrimaryDomain: [{ host: 'shop.example.com' }],
  removeDomain: [{ host: 'shop.example.com' }],
  getTenantDomains: ['tenant1'],
  addTenantDomain: ['tenant1', { host: 'shop.example.com' }],
  checkTenantDomain: ['tenant1', { host: 'shop.example.com' }],
  setPrimaryTenantDomain: ['tenant1', { host: 'shop.example.com' }],
  removeTenantDomain: ['tenant1', { host: 'shop.example.com' }],
} satisfies Partial<Samples>
