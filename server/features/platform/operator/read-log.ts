import type { OperatorLogWire } from '#contract/platform/operator.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { listOperatorLog } from '#server/store/platform/operators.ts'
import { changesOf } from '../../backoffice/audit/read-audit.ts'

const perPage = 50
/** Operators look after restaurants of several countries: their log is in the time of the first. */
const logZone = 'Asia/Riyadh'

/** Takes the oldest line that was seen, and a restaurant if only its lines; returns what operators did, the newest first. */
export async function readOperatorLog(
  { db, clock }: Deps,
  input: { readonly before?: string | undefined; readonly tenantId?: string | undefined },
  language: Language,
): Promise<OperatorLogWire> {
  const before = input.before === undefined ? undefined : Number(input.before)
  const rows = await db.platform((platform) =>
    listOperatorLog(platform, { before, subject: input.tenantId, most: perPage + 1 }),
  )
  const shown = rows.slice(0, perPage)
  const last = shown.at(-1)
  return {
    data: shown.map((row) => ({
      id: String(row.id),
      who: row.who,
      action: row.action,
      tenant_id: row.subject || null,
      name: row.name,
      at: row.at.toISOString(),
      when: momentWords(row.at.getTime(), clock(), logZone, language),
      changes: changesOf(row.before, row.after),
    })),
    next: rows.length > perPage && last ? String(last.id) : null,
  }
}
