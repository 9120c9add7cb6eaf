// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as domains from './domains.ts'
import type * as operator from './operator.ts'
import type * as platform from './platform.ts'

interface PlatformRoutes {
  addDomain: typeof domains.addDomainRoute
  addTenantDomain: typeof domains.addTenantDomainRoute
  checkDomain: typeof domains.checkDomainRoute
  checkTenantDomain: typeof domains.checkTenantDomainRoute
  getDomains: typeof domains.getDomainsRoute
  getTenantDomains: typeof domains.getTenantDomainsRoute
  removeDomain: typeof domains.removeDomainRoute
  removeTenantDomain: typeof domains.removeTenantDomainRoute
  setPrimaryDomain: typeof domains.setPrimaryDomainRoute
  setPrimaryTenantDomain: typeof domains.setPrimaryTenantDomainRoute
  addTenant: typeof operator.addTenantRoute
  changeOperatorPassword: typeof operator.changeOperatorPasswordRoute
  getOperatorLog: typeof operator.getOperatorLogRoute
  getOperator: typeof operator.getOperatorRoute
  getTenant: typeof operator.getTenantRoute
  getTenants: typeof operator.getTenantsRoute
  inviteOwner: typeof operator.inviteOwnerRoute
  signInOperator: typeof operator.signInOperatorRoute
  signOutOperator: typeof operator.signOutOperatorRoute
  switchTenant: typeof operator.switchTenantRoute
  getOutbox: typeof platform.getOutboxRoute
  getRestaurants: typeof platform.getRestaurantsRoute
}

export const platformOperations = callsOf<PlatformRoutes>({
  addDomain: 'POST /api/v1/staff/domains body',
  addTenantDomain: 'POST /api/v1/platform/operator/tenants/{id}/domains body',
  checkDomain: 'POST /api/v1/staff/domains/check body',
  checkTenantDomain: 'POST /api/v1/platform/operator/tenants/{id}/domains/check body',
  getDomains: 'GET /api/v1/staff/domains',
  getTenantDomains: 'GET /api/v1/platform/operator/tenants/{id}/domains',
  removeDomain: 'DELETE /api/v1/staff/domains body',
  removeTenantDomain: 'DELETE /api/v1/platform/operator/tenants/{id}/domains body',
  setPrimaryDomain: 'PUT /api/v1/staff/domains/primary body',
  setPrimaryTenantDomain: 'PUT /api/v1/platform/operator/tenants/{id}/domains/primary body',
  addTenant: 'POST /api/v1/platform/operator/tenants body',
  changeOperatorPassword: 'PUT /api/v1/platform/operator/password body',
  getOperatorLog: 'GET /api/v1/platform/operator/log query',
  getOperator: 'GET /api/v1/platform/operator/session',
  getTenant: 'GET /api/v1/platform/operator/tenants/{id}',
  getTenants: 'GET /api/v1/platform/operator/tenants query',
  inviteOwner: 'POST /api/v1/platform/operator/tenants/{id}/owners body',
  signInOperator: 'POST /api/v1/platform/operator/session body',
  signOutOperator: 'DELETE /api/v1/platform/operator/session',
  switchTenant: 'PUT /api/v1/platform/operator/tenants/{id}/on body',
  getOutbox: 'GET /api/v1/platform/outbox',
  getRestaurants: 'GET /api/v1/platform/restaurants',
})
