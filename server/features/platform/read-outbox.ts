import type { OutboxWire } from '#contract/platform/platform.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { contentOf } from '#server/ports/queue-message.ts'
import { listMessages } from '#server/store/notifications/messages.ts'

const most = 200

/** Demo only: every message of all tenants, newest first, secrets too: it is how a demo's codes are read. */
export async function readOutbox(deps: Deps, language: Language): Promise<OutboxWire['data']> {
  const lists = await Promise.all(
    [...deps.hosts.tenantIds()].map(async (tenantId) => {
      const { tenant } = await deps.catalogues.current(tenantId)
      const rows = await deps.db.read(tenantId, (db) => listMessages(db, most))
      return rows.map((row) => ({
        id: row.id,
        tenant: wordIn(tenant.name, language),
        event: row.event,
        channel: row.channel,
        recipient: row.recipient,
        language: row.language,
        body: contentOf(deps.seal, row)?.body ?? '',
        at: row.at.toISOString(),
      }))
    }),
  )
  return lists
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, most)
}
