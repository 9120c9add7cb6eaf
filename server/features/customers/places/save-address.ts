import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'
import { checkAddress, type AddressDetails } from '#domain/delivery/check-address.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { insertAddress, updateAddress } from '#server/store/delivery/keep-places.ts'
import { changePlaces } from './change-place.ts'
import { showAddress } from './show-place.ts'

const table = 'customer_addresses'

/** An address as a page sends it. */
export type AddressInput = AddressDetails & { readonly is_default?: boolean | undefined }

/** Takes an address as it was typed; keeps it. Refuses field by field, and 'too-many-addresses'. Spec 3, 5. */
export async function addAddress(
  deps: Pick<Deps, 'db'>,
  session: CustomerSession,
  input: AddressInput,
): Promise<CustomerAddressWire | Refusal> {
  const details = checkAddress(input)
  if (isRefusal(details)) return details
  return changePlaces<CustomerAddressWire>(deps, table, session, async (db, places) => {
    if (places.ids.length >= limits.addressesPerCustomer) return refuse('too-many-addresses')
    const is_default = await places.becomesDefault(undefined, input.is_default)
    const own = { id: makeId(), customer_id: session.customerId, is_default }
    return showAddress(await insertAddress(db, { ...own, ...details }))
  })
}

/** Takes one of the customer's addresses and what it is to be; refuses 'not-found', another customer's too. */
export async function changeAddress(
  deps: Pick<Deps, 'db' | 'clock'>,
  session: CustomerSession,
  id: string,
  input: AddressInput,
): Promise<CustomerAddressWire | Refusal> {
  const details = checkAddress(input)
  if (isRefusal(details)) return details
  return changePlaces<CustomerAddressWire>(deps, table, session, async (db, places) => {
    if (!places.ids.some((one) => one.id === id)) return refuse('not-found')
    const is_default = await places.becomesDefault(id, input.is_default)
    const change = { ...details, is_default, updated_at: new Date(deps.clock()) }
    return showAddress(await updateAddress(db, session.customerId, id, change))
  })
}
