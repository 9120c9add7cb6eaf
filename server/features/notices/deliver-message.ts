import type { Deps } from '#server/deps.ts'
import { markSent } from '#server/store/messages.ts'

/** Takes a queued message. In a demo the outbox page is where it arrives; a live start without a provider keeps it queued. */
export async function deliverMessage(
  { db, settled, clock }: Pick<Deps, 'db' | 'settled' | 'clock'>,
  tenantId: string,
  messageId: string,
): Promise<void> {
  if (settled.mode === 'demo') await db.write(tenantId, (own) => markSent(own, messageId, new Date(clock())))
}
