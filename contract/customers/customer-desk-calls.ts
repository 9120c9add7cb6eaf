import type { Caller } from '../core/caller.ts'
import type { CustomerListWire, CustomerPageWire, CustomerQueryWire } from './customer-desk.ts'

const root = '/api/v1/staff/customers'

/** Takes how to call; returns the calls that find and read customers. */
export function customerDeskCalls({ get, call }: Caller) {
  return {
    deskCustomers: (query: CustomerQueryWire = {}) => get<CustomerListWire>(root, { ...query }),
    deskCustomer: (id: string) => get<CustomerPageWire>(`${root}/${id}`),
    setCustomerNote: (id: string, note: string, seen: string) =>
      call<CustomerPageWire>('PUT', `${root}/${id}/note`, { note, seen }),
    setCustomerGroup: (id: string, groupId: string | null) =>
      call<CustomerPageWire>('PUT', `${root}/${id}/group`, { group_id: groupId }),
  }
}
