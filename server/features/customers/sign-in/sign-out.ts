import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { deleteOverSession, deleteSessions } from '#server/store/customers/customer-sessions.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'

/**
 * Takes a session and whether all of its customer's end; their tokens are worth nothing from now on, and live lines
 * that they opened end (safety 30). Spec 4.
 */
export function signOut(
  { db, wakeRelay }: Pick<Deps, 'db' | 'wakeRelay'>,
  session: CustomerSession,
  everywhere: boolean,
): Promise<void> {
  return db.write(session.tenantId, async (tx) => {
    const which = everywhere ? {} : { tokenHash: session.tokenHash }
    await endSessions(tx, session.customerId, which)
    tx.afterCommit(wakeRelay)
  })
}

/** Takes a session and the id of one of the same customer's; ends that. Refuses 'not-found' for anybody else's. */
export function endSession(
  { db, wakeRelay }: Pick<Deps, 'db' | 'wakeRelay'>,
  session: CustomerSession,
  id: string,
): Promise<{ done: true } | Refusal> {
  return writeUnlessRefused(db, session.tenantId, async (tx) => {
    const ended = await endSessions(tx, session.customerId, { id })
    if (ended === 0) return refuse('not-found')
    tx.afterCommit(wakeRelay)
    return { done: true as const }
  })
}

/** Takes which of a customer's sessions end; tells it to live lines. Returns how many there were. */
export async function endSessions(
  db: WriteDb,
  customerId: string,
  which: { tokenHash?: string; id?: string },
): Promise<number> {
  const ended = await deleteSessions(db, customerId, which)
  for (const hash of ended) await tellOutbox(db, 'session-ended', { session: hash })
  return ended.length
}

/** Takes a session's id whose time is over; it goes, and its live lines end (safety 30). May run twice. */
export function endOverSession(
  { db, clock, wakeRelay }: Pick<Deps, 'db' | 'clock' | 'wakeRelay'>,
  tenantId: string,
  id: string,
): Promise<void> {
  return db.write(tenantId, async (tx) => {
    const hash = await deleteOverSession(tx, id, new Date(clock()))
    if (hash) await tellOutbox(tx, 'session-ended', { session: hash })
    tx.afterCommit(wakeRelay)
  })
}
