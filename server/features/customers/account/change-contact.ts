import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { CustomerSession } from '#server/request.ts'
import { findCustomerBy, lockCustomer, updateCustomer } from '#server/store/customers.ts'
import { checkCode } from '../sign-in/check-code.ts'
import type { Recipient } from '../sign-in/read-recipient.ts'
import type { Asking } from '../sign-in/request-code.ts'

/**
 * Takes who is signed in, a number or e-mail and its code; it is the customer's from now on. Refuses as checkCode does,
 * and 'contact-taken' when another account has it: only one who has just proved it to be the own is told so.
 */
export async function changeContact(
  deps: Deps,
  { tenantId, customerId }: CustomerSession,
  trying: Asking,
  given: { recipient: Recipient; code: string },
): Promise<Refusal | undefined> {
  const { contact, country } = given.recipient
  try {
    return await deps.db.write(tenantId, async (db) => {
      // the recipient's lock comes first: a sign-in with it at the same moment waits, and then finds its owner
      const refused = await checkCode(deps, db, trying, given)
      if (refused) return refused
      if (!(await lockCustomer(db, customerId))) return refuse('session-expired')
      const other = await findCustomerBy(db, contact)
      if (other && other.id !== customerId) return refuse('contact-taken')
      await updateCustomer(db, customerId, { ...contact, ...(country && { country }) })
      return undefined
    })
  } catch (error) {
    if (isTaken(error)) return refuse('contact-taken')
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    ['customers_tenant_id_mobile_key', 'customers_tenant_id_email_key'].includes(String(error.constraint))
  )
}
