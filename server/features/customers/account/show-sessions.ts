import type { SessionWire } from '#contract/customers/customer.ts'
import { getCountry } from '#domain/core/country.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { listSessions } from '#server/store/customers/customer-sessions.ts'

/** Takes who is signed in; returns the devices that are, this one first. */
export async function showSessions(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogues'>,
  { tenantId, customerId, sessionId }: CustomerSession,
  language: Language,
): Promise<{ data: SessionWire[] }> {
  const now = deps.clock()
  const { tenant } = await deps.catalogues.current(tenantId)
  const [zone] = getCountry(tenant.country).time_zones
  const rows = await deps.db.read(tenantId, (db) => listSessions(db, customerId, new Date(now)))
  const data = rows.map((row) => ({
    id: row.id,
    device: row.device,
    current: row.id === sessionId,
    signed_in_at: row.made_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    seen_words: momentWords(row.seen_at.getTime(), now, zone, language),
  }))
  return { data: data.toSorted((a, b) => Number(b.current) - Number(a.current)) }
}
