import type { domainCalls } from './domain-calls.ts'
import type { operatorCalls } from './operator-calls.ts'

type Calls = ReturnType<typeof operatorCalls> & ReturnType<typeof domainCalls>

const owner = { name: 'Noura', email: 'noura@tea.example', language: 'ar' } as const

/** For tests: the calls of the platform's operators and about hosts with arguments as callers give them. */
export const operatorSamples: { [K in keyof Calls]: Parameters<Calls[K]> } = {
  signInOperator: [{ email: 'operator@maidah.example', password: 'x' }],
  operator: [],
  signOutOperator: [],
  changeOperatorPassword: [{ current: 'x', password: 'a long password' }],
  tenants: [{ search: 'tea', page: 2 }],
  addTenant: [
    {
      host: 'tea.localhost',
      name: { ar: 'بيت الشاي', en: 'Tea house' },
      country: 'SA',
      branch: { ar: 'العليا', en: 'Olaya' },
      owner,
    },
  ],
  tenant: ['tenant1'],
  switchTenant: ['tenant1', false],
  inviteOwner: ['tenant1', owner],
  operatorLog: [{ tenant_id: 'tenant1', before: '100' }],
  domains: [],
  addDomain: ['shop.example.com'],
  checkDomain: ['shop.example.com'],
  setPrimaryDomain: ['shop.example.com'],
  removeDomain: ['shop.example.com'],
  tenantDomains: ['tenant1'],
  addTenantDomain: ['tenant1', 'shop.example.com'],
  checkTenantDomain: ['tenant1', 'shop.example.com'],
  setPrimaryTenantDomain: ['tenant1', 'shop.example.com'],
  removeTenantDomain: ['tenant1', 'shop.example.com'],
}
