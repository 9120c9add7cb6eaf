import type { Caller } from '../core/caller.ts'
import type { DomainsWire } from './domains.ts'

/** Takes how to call; returns the calls about a restaurant's hosts: its owner's, and the platform operator's. */
export function domainCalls({ get, call }: Caller) {
  const staff = '/api/v1/staff/domains'
  const of = (id: string) => `/api/v1/platform/operator/tenants/${id}/domains`
  const put = (method: string, path: string, host: string) => call<DomainsWire>(method, path, { host })
  return {
    domains: () => get<DomainsWire>(staff),
    addDomain: (host: string) => put('POST', staff, host),
    checkDomain: (host: string) => put('POST', `${staff}/check`, host),
    setPrimaryDomain: (host: string) => put('PUT', `${staff}/primary`, host),
    removeDomain: (host: string) => put('DELETE', staff, host),
    tenantDomains: (id: string) => get<DomainsWire>(of(id)),
    addTenantDomain: (id: string, host: string) => put('POST', of(id), host),
    checkTenantDomain: (id: string, host: string) => put('POST', `${of(id)}/check`, host),
    setPrimaryTenantDomain: (id: string, host: string) => put('PUT', `${of(id)}/primary`, host),
    removeTenantDomain: (id: string, host: string) => put('DELETE', of(id), host),
  }
}
