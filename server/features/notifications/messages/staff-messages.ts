import type { MessagesWire } from '#contract/notifications/messages.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { requeueMessage } from '#server/store/notifications/message-steps.ts'
import { showBudgets } from '#server/usage/show-budgets.ts'
import { listMessages } from '#server/store/notifications/messages.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'

const most = 100

/** Takes a tenant and a language; returns its last messages with how far they came. A code is not among what they say. */
export async function showMessages(
  { db, clock, catalogues }: Pick<Deps, 'db' | 'clock' | 'catalogues'>,
  tenantId: string,
  language: Language,
): Promise<MessagesWire> {
  const now = clock()
  const { branches, settings } = await catalogues.current(tenantId)
  const [rows, usage] = await db.read(tenantId, (own) =>
    Promise.all([listMessages(own, most), showBudgets(own, { settings, branches: branches.length, now })]),
  )
  const zone = branches[0]?.timeZone ?? 'UTC'
  return {
    usage,
    data: rows.map((row) => ({
      id: row.id,
      event: row.event,
      channel: row.channel,
      recipient: row.recipient,
      language: row.language,
      body: row.secret ? null : row.body,
      state: row.state,
      reason: row.reason,
      error: row.error,
      attempts: row.attempts,
      at: row.at.toISOString(),
      at_words: momentWords(row.at.getTime(), now, zone, language),
      can_retry:
        row.state === 'failed' &&
        !row.secret &&
        row.body !== '' &&
        (row.expires_at === null || row.expires_at.getTime() > now),
    })),
  }
}

/** Takes a parked message; it is queued again. Refuses 'not-found' for one that has gone out, is a code, or is too old. */
export async function retryMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogues' | 'wakeRelay'>,
  { tenantId, staffId }: StaffSession,
  { id, language }: { id: string; language: Language },
): Promise<MessagesWire | Refusal> {
  const again = await deps.db.write(tenantId, async (db) => {
    const fence = await requeueMessage(db, id, new Date(deps.clock()))
    if (fence === undefined) return undefined
    await tellOutbox(db, 'message', { messageId: id, again: fence })
    await writeAudit(db, { staffId, action: 'message-retry', subject: id, after: {} })
    db.afterCommit(deps.wakeRelay)
    return fence
  })
  return again === undefined ? refuse('not-found') : showMessages(deps, tenantId, language)
}
