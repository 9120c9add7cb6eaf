import type { CustomerWire } from '#contract/customers/customer.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { listAddresses, listVehicles } from '#server/store/delivery/customer-places.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { showAddress, showVehicle } from '../places/show-place.ts'

/** Takes who is signed in; returns the customer with every field of spec 7. Refuses 'session-expired' when it is gone. */
export async function showCustomer(
  deps: Pick<Deps, 'db' | 'catalogues'>,
  { tenantId, customerId }: Pick<CustomerSession, 'tenantId' | 'customerId'>,
  language: Language,
): Promise<CustomerWire | Refusal> {
  const { tenant } = await deps.catalogues.current(tenantId)
  const [row, addresses, vehicles] = await deps.db.read(tenantId, (db) =>
    Promise.all([findCustomer(db, customerId), listAddresses(db, customerId), listVehicles(db, customerId)]),
  )
  if (!row) return refuse('session-expired')
  return {
    id: row.id,
    avatar: row.avatar,
    customer_group_name: { ar: row.group_ar, en: row.group_en }[language],
    customer_group_id: row.group_id,
    name: row.name,
    mobile: row.mobile,
    email: row.email,
    gender: row.gender,
    referral_code: row.referral_code,
    birthDate: row.birth_date,
    countryCode: row.country ?? tenant.country,
    customer_addresses: addresses.map(showAddress),
    vehicles: vehicles.map((row) => showVehicle(row, language)),
  }
}
