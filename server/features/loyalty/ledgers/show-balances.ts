import type { StaffBalancesWire } from '#contract/loyalty/wallet.ts'
import { getCountry } from '#domain/core/country.ts'
import { ledgerWords } from '#domain/loyalty/ledger.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { listEntries, readBalance, type EntryRow, type Ledger } from '#server/store/loyalty/ledgers.ts'
import { readShortfalls } from '#server/store/loyalty/shortfalls.ts'

const newest = 10

/** Takes a customer; returns wallet and points with their newest lines, for staff. Refuses 'not-found' for one who is gone. */
export async function showBalances(
  deps: Deps,
  { tenantId, language }: { tenantId: string; language: Language },
  customerId: string,
): Promise<StaffBalancesWire | Refusal> {
  const { tenant } = await deps.catalogues.current(tenantId)
  const [zone] = getCountry(tenant.country).time_zones
  const now = deps.clock()
  const part = async (db: TenantDb, ledger: Ledger, show: (amount: number) => string) => {
    const { rows } = await listEntries(db, ledger, { customerId, page: 1, perPage: newest })
    const line = (row: EntryRow) => ({
      id: String(row.seq),
      type: row.type,
      label: wordIn(ledgerWords(row.type), language),
      amount: show(row.amount),
      balance: show(row.balance),
      note: row.note,
      at_words: momentWords(row.at.getTime(), now, zone, language),
    })
    return { balance: show(await readBalance(db, ledger, customerId)), log: rows.map(line) }
  }
  return deps.db.snapshot(tenantId, async (db) => {
    const customer = await findCustomer(db, customerId)
    if (!customer) return refuse('not-found')
    const wallet = await part(db, 'wallet', toDecimal)
    const points = await part(db, 'points', String)
    const short = await readShortfalls(db, customerId)
    return {
      customer: {
        id: customer.id,
        name: customer.name,
        mobile: customer.mobile ?? '',
        email: customer.email ?? '',
      },
      wallet: { ...wallet, short: toDecimal(short.wallet) },
      points: { ...points, short: short.points },
    }
  })
}
