import type { Caller } from './caller.ts'
import type { CustomerLineWire, CustomerPageWire } from './customer-desk.ts'

const root = '/api/v1/staff/customers'

/** Takes how to call; returns the calls that find and read customers. */
export function customerDeskCalls({ get, call }: Caller) {
  return {
    deskCustomers: (query: { q?: string } = {}) => get<{ data: CustomerLineWire[] }>(root, query),
    deskCustomer: (id: string) => get<CustomerPageWire>(`${root}/${id}`),
    setCustomerGroup: (id: string, groupId: string | null) =>
      call<CustomerPageWire>('PUT', `${root}/${id}/group`, { group_id: groupId }),
  }
}
