import type { OutboxWire } from '#contract/platform.ts'
import { wordIn, type Language } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import { listMessages } from '#server/store/messages.ts'

const most = 200

/** Demo only: every message that the product sent, newest first, of all tenants. */
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
        body: row.body,
        at: row.at.toISOString(),
      }))
    }),
  )
  return lists
    .flat()
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, most)
}
