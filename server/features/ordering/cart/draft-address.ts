import type { DraftBody } from '#contract/ordering/cart-draft.ts'
import type { DraftAddress } from '#domain/ordering/cart-draft.ts'
import { checkAddress } from '#domain/delivery/check-address.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { listAddresses } from '#server/store/delivery/customer-places.ts'

type Input = Exclude<DraftBody['address'], null | undefined>
type Details = Parameters<typeof checkAddress>[0]

/**
 * Takes who is signed in, if anybody, and where to deliver: the id of a saved address or a new one; returns it as the draft
 * keeps it, null when it is taken back, undefined when it was not named. Refuses 'address-required' for an id that is none
 * of theirs, and a new one field by field. Spec 3, 5.
 */
export async function draftAddressOf(
  deps: Pick<Deps, 'db'>,
  tenantId: string,
  session: CustomerSession | undefined,
  input: DraftBody['address'],
): Promise<DraftAddress | null | undefined | Refusal> {
  if (input === null || input === undefined) return input
  if (!isSaved(input)) return checkAddress(input as Details)
  if (!session) return refuse('address-required')
  const saved = await deps.db.read(tenantId, (db) => listAddresses(db, session.customerId))
  const row = saved.find(({ id }) => id === input.id)
  if (!row) return refuse('address-required')
  const details = checkAddress(row)
  return isRefusal(details) ? details : { ...details, id: row.id }
}

function isSaved(input: Input): input is { id: string } {
  return 'id' in input
}
