import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { violates } from '#server/database/violates.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { CustomerSession } from '#server/http/request.ts'
import {
  findCustomerBy,
  lockCustomer,
  updateCustomer,
  type Contact,
  type CustomerRow,
} from '#server/store/customers/customers.ts'
import { keepAbout } from '#server/store/privacy/forget-messages.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { checkCode } from '../sign-in/check-code.ts'
import { hideMiddle, type Recipient } from '../sign-in/read-recipient.ts'
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
      const before = await lockCustomer(db, customerId)
      if (!before) return refuse('session-expired')
      const other = await findCustomerBy(db, contact)
      if (other && other.id !== customerId) return refuse('contact-taken')
      await updateCustomer(db, customerId, { ...contact, ...(country && { country }) })
      const former = 'mobile' in contact ? before.mobile : before.email
      if (former) await keepAbout(db, customerId, former)
      await warnOfContact(deps, db, before, contact)
      return undefined
    })
  } catch (error) {
    if (isTaken(error)) return refuse('contact-taken')
    throw error
  }
}

/** The way that no longer opens the account hears of it; without one, the customer's other way. */
async function warnOfContact(
  { wakeRelay }: Pick<Deps, 'wakeRelay'>,
  db: WriteDb,
  before: CustomerRow,
  contact: Contact,
): Promise<void> {
  const mobile = before.mobile && { mobile: before.mobile }
  const email = before.email && { email: before.email }
  const [old, other, same] =
    'mobile' in contact
      ? [mobile, email, before.mobile === contact.mobile]
      : [email, mobile, before.email === contact.email]
  const to = old || other
  if (!to || same) return
  await tellOutbox(db, 'account-notice', {
    id: makeId(),
    event: 'contact-changed',
    customerId: before.id,
    to,
    // letters that an SMS has
    facts: { contact: hideMiddle(contact).replaceAll('•', '*') },
  })
  db.afterCommit(wakeRelay)
}

function isTaken(error: unknown): boolean {
  return violates(error, 'customers_tenant_id_mobile_key', 'customers_tenant_id_email_key')
}
