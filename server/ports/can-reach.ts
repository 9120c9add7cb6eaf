import type { TenantDb } from '../database/tenant-db.ts'
import type { Deps } from '../core/deps.ts'
import type { Contact } from '../store/customers/customers.ts'
import { listMessageAccounts } from '../store/notifications/message-accounts.ts'

/**
 * Takes a restaurant's handle and where somebody waits for a message; returns whether one of its senders leads there. Asked
 * where a page would otherwise tell a person to wait for what nobody can send.
 */
export async function canReach(
  { senders }: Pick<Deps, 'senders'>,
  db: TenantDb,
  contact: Contact,
): Promise<boolean> {
  const accounts = await listMessageAccounts(db)
  return [...accounts.filter(({ enabled }) => enabled), ...senders.outboxes].some(
    ({ channel }) => (channel === 'email') === 'email' in contact,
  )
}
