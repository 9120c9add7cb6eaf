import type { StatementWire } from '#contract/companies/companies.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeCsv, type Cell } from '#server/adapters/spreadsheet/write-csv.ts'
import {
  findCompany,
  listStatement,
  owedBefore,
  type CompanyEntryRow,
} from '#server/store/companies/companies.ts'

/**
 * Takes a company and a month (YYYY-MM); returns its account: what it owed before, every line, the sums by kind and what
 * it owes after. `before + charged - refunded - paid = owed` always. Refuses 'not-found'.
 */
export async function showStatement(
  deps: Deps,
  { tenantId, language }: { tenantId: string; language: Language },
  id: string,
  month: string,
): Promise<StatementWire | Refusal> {
  const { branches } = await deps.catalogues.current(tenantId)
  const zone = branches[0]?.timeZone ?? 'UTC'
  const now = deps.clock()
  return deps.db.snapshot(tenantId, async (db) => {
    const company = await findCompany(db, id)
    if (!company) return refuse('not-found')
    const [rows, before] = [await listStatement(db, id, month), await owedBefore(db, id, month)]
    const sum = (kind: CompanyEntryRow['kind']) =>
      rows.filter((row) => row.kind === kind).reduce((all, row) => all + Math.abs(row.amount), 0)
    return {
      company_id: id,
      company: company.name,
      month,
      before: toDecimal(before),
      charged: toDecimal(sum('charge')),
      refunded: toDecimal(sum('refund')),
      paid: toDecimal(sum('payment')),
      owed: toDecimal(rows.at(-1)?.owed ?? before),
      entries: rows.map((row) => ({
        seq: row.seq,
        kind: row.kind,
        amount: toDecimal(row.amount),
        owed: toDecimal(row.owed),
        order_id: row.order_id,
        number: row.order_number === null ? null : String(row.order_number).padStart(3, '0'),
        who: row.contact_name ?? '',
        note: row.note,
        at: row.at.toISOString(),
        when: momentWords(row.at.getTime(), now, zone, language),
      })),
    }
  })
}

const words = {
  company: { ar: 'الشركة', en: 'Company' },
  month: { ar: 'الشهر', en: 'Month' },
  when: { ar: 'الوقت', en: 'When' },
  what: { ar: 'البيان', en: 'What' },
  order: { ar: 'الطلب', en: 'Order' },
  who: { ar: 'صاحب الطلب', en: 'Ordered by' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  owed: { ar: 'المستحق', en: 'Owed' },
  note: { ar: 'ملاحظة', en: 'Note' },
  before: { ar: 'مستحق من قبل', en: 'Owed before' },
  charge: { ar: 'طلب على الحساب', en: 'Order on account' },
  refund: { ar: 'مسترد', en: 'Refund' },
  payment: { ar: 'دفعة', en: 'Payment' },
} as const satisfies Record<string, Words>

/** Takes a statement and a language; returns it as CSV. */
export function statementFile(statement: StatementWire, language: Language): Uint8Array<ArrayBuffer> {
  const word = (name: keyof typeof words) => wordIn(words[name], language)
  return writeCsv([
    [word('company'), statement.company, word('month'), statement.month],
    [],
    [word('when'), word('what'), word('order'), word('who'), word('amount'), word('owed'), word('note')],
    ['', word('before'), '', '', '', { number: statement.before }, ''],
    ...statement.entries.map((row): Cell[] => [
      row.at,
      word(row.kind),
      row.number ?? '',
      row.who,
      { number: row.amount },
      { number: row.owed },
      row.note,
    ]),
    ['', word('owed'), '', '', '', { number: statement.owed }, ''],
  ])
}
