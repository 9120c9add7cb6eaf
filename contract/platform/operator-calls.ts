import type { Caller } from '../core/caller.ts'
import type {
  NewTenantBody,
  OperatorInvitedWire,
  OperatorLogWire,
  OperatorTenantsWire,
  OperatorTenantWire,
  OperatorWire,
} from './operator.ts'

const root = '/api/v1/platform/operator'

/** Takes how to call; returns the calls of the platform's operators, above all restaurants. Rule "Operators". */
export function operatorCalls({ get, call }: Caller) {
  return {
    signInOperator: (body: { email: string; password: string; code?: string }) =>
      call<OperatorWire>('POST', `${root}/session`, body),
    operator: () => get<OperatorWire>(`${root}/session`),
    signOutOperator: () => call<{ done: true }>('DELETE', `${root}/session`),
    changeOperatorPassword: (body: { current: string; password: string }) =>
      call<{ done: true }>('PUT', `${root}/password`, body),
    tenants: (query: { search?: string; page?: number } = {}) =>
      get<OperatorTenantsWire>(`${root}/tenants`, query),
    addTenant: (body: NewTenantBody) => call<OperatorInvitedWire>('POST', `${root}/tenants`, body),
    tenant: (id: string) => get<OperatorTenantWire>(`${root}/tenants/${id}`),
    switchTenant: (id: string, on: boolean) =>
      call<OperatorTenantWire>('PUT', `${root}/tenants/${id}/on`, { on }),
    inviteOwner: (id: string, owner: NewTenantBody['owner']) =>
      call<OperatorInvitedWire>('POST', `${root}/tenants/${id}/owners`, owner),
    operatorLog: (query: { tenant_id?: string; before?: string } = {}) =>
      get<OperatorLogWire>(`${root}/log`, query),
  }
}
