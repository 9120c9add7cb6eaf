import type { PageOf, PointsLogWire, WalletLogWire } from '#contract/customers/customer-lists.ts'
import { getCountry } from '#domain/core/country.ts'
import { ledgerWords } from '#domain/loyalty/ledger.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { listEntries, type EntryRow, type Ledger } from '#server/store/loyalty/ledgers.ts'

const perPage = 20

/** Takes who is signed in and a page from 1; returns that page of the wallet's log, newest first. Spec 2, 3. */
export async function readWalletLog(
  deps: Deps,
  session: CustomerSession,
  look: { page: number; language: Language },
): Promise<PageOf<WalletLogWire>> {
  return readLog(deps, session, { ledger: 'wallet', value: toDecimal, ...look })
}

/** The same of points. */
export async function readPointsLog(
  deps: Deps,
  session: CustomerSession,
  look: { page: number; language: Language },
): Promise<PageOf<PointsLogWire>> {
  return readLog(deps, session, { ledger: 'points', value: (points) => points, ...look })
}

interface Look<T> {
  readonly ledger: Ledger
  readonly page: number
  readonly language: Language
  value(amount: number): T
}

async function readLog<T>(deps: Deps, { tenantId, customerId }: CustomerSession, look: Look<T>) {
  const { page, ledger } = look
  const { tenant } = await deps.catalogues.current(tenantId)
  const { rows, total } = await deps.db.read(tenantId, (db) =>
    listEntries(db, ledger, { customerId, page, perPage }),
  )
  const now = deps.clock()
  const [zone] = getCountry(tenant.country).time_zones
  const show = (row: EntryRow) => ({
    id: String(row.seq),
    type: row.type,
    label: wordIn(ledgerWords(row.type), look.language),
    amount: look.value(row.amount),
    balance: look.value(row.balance),
    note: row.note,
    order_id: row.order_id,
    at: row.at.toISOString(),
    at_words: momentWords(row.at.getTime(), now, zone, look.language),
  })
  const last = Math.max(1, Math.ceil(total / perPage))
  return { data: rows.map(show), meta: { current_page: page, last_page: last, per_page: perPage, total } }
}
