import type { ChangeCustomerBody } from '#contract/customers/customer.ts'
import { limits } from '#domain/core/limits.ts'
import type { Refusal, RefusalCode } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { updateCustomer } from '#server/store/customers/customers.ts'

/** Nobody who orders was born before it. */
const firstBirthDate = '1900-01-01'

/** Takes who is signed in and what changes of "my info"; keeps it, or refuses field by field. Spec 5 (name 30). */
export async function changeCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, customerId }: CustomerSession,
  typed: { [K in keyof ChangeCustomerBody]: ChangeCustomerBody[K] | undefined },
): Promise<Refusal | undefined> {
  const fields: Record<string, RefusalCode[]> = {}
  const name = cleanLine(typed.name ?? '', limits.name)
  if (name === undefined) fields['name'] = ['text-too-long']
  else if (name === '') fields['name'] = ['field-required']
  const { gender, birthDate } = typed
  const today = new Date(clock()).toISOString().slice(0, 10)
  if (birthDate && (birthDate < firstBirthDate || birthDate > today)) fields['birthDate'] = ['date-invalid']
  const refused = refuseFields(fields)
  if (refused) return refused
  const change = {
    name: name ?? '',
    ...(gender !== undefined && { gender }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
  }
  await db.single(tenantId, (own) => updateCustomer(own, customerId, change))
  return undefined
}
