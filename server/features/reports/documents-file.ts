import { clockWords, dateWords } from '#domain/core/clock-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { hoursOfDay, reportRange, type ReportRange } from '#domain/reports/report-range.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeCsv, type Cell } from '#server/adapters/spreadsheet/write-csv.ts'
import type { StaffSession } from '#server/http/request.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { listTaxDocuments, type TaxDocument } from '#server/store/payments/tax-documents.ts'
import { branchesAsked, type ReportAsked } from './read-report.ts'

const words = {
  document: { ar: 'المستند', en: 'Document' },
  number: { ar: 'الرقم', en: 'Number' },
  date: { ar: 'التاريخ', en: 'Date' },
  time: { ar: 'الوقت', en: 'Time' },
  branch: { ar: 'الفرع', en: 'Branch' },
  seller: { ar: 'البائع', en: 'Seller' },
  taxNumber: { ar: 'الرقم الضريبي', en: 'Tax number' },
  order: { ar: 'رقم الطلب', en: 'Order' },
  net: { ar: 'قبل الضريبة', en: 'Excluding VAT' },
  vat: { ar: 'الضريبة', en: 'VAT' },
  total: { ar: 'الإجمالي', en: 'Total' },
  of: { ar: 'عن الفاتورة', en: 'For invoice' },
  replacedBy: { ar: 'استُبدلت بالفاتورة', en: 'Replaced by invoice' },
} as const satisfies Record<string, Words>

const kinds: Readonly<Record<TaxDocument['kind'], Words>> = {
  invoice: { ar: 'فاتورة', en: 'Invoice' },
  credit_note: { ar: 'إشعار دائن', en: 'Credit note' },
}

/** As many are a file of some ten megabytes. */
const most = 100_000

/** A file with its range of dates. */
export interface DocumentsFile extends ReportRange {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Takes who asks, dates and a branch or none for all; returns every invoice and credit note that was issued then as CSV:
 * credit notes below nought, so that a column's sum is what a tax return asks for. Refuses 'not-allowed',
 * 'branch-not-found', 'date-invalid' and 'report-too-long'. Rule "Issued documents".
 */
export async function makeDocumentsFile(
  deps: Deps,
  staff: StaffSession,
  asked: Omit<ReportAsked, 'by'>,
  language: Language,
): Promise<DocumentsFile | Refusal> {
  if (!mayStaff(staff.role, 'reports')) return refuse('not-allowed')
  const branches = await branchesAsked(deps, staff, asked.branch_id)
  if (isRefusal(branches)) return branches
  const zone = branches[0]?.timeZone ?? 'UTC'
  const range = reportRange(asked, deps.clock(), zone)
  if (!range) return refuse('date-invalid')
  const input = {
    branchIds: branches.map(({ id }) => id),
    from: new Date(hoursOfDay(range.from, zone).from),
    to: new Date(hoursOfDay(range.to, zone).to),
    most: most + 1,
  }
  const documents = await deps.db.read(staff.tenantId, (db) => listTaxDocuments(db, input))
  if (documents.length > most) return refuse('report-too-long')
  const head: Cell[] = Object.values(words).map((word) => wordIn(word, language))
  const rows = documents.map((one) => cells(one, branches, language))
  return { ...range, bytes: writeCsv([head, ...rows]) }
}

function cells(one: TaxDocument, branches: readonly Branch[], language: Language): Cell[] {
  const branch = branches.find(({ id }) => id === one.branch_id)
  const zone = branch?.timeZone ?? 'UTC'
  const at = one.issued_at.getTime()
  const sign = one.kind === 'credit_note' ? -1 : 1
  const money = (minor: number): Cell => ({ number: toDecimal(minor === 0 ? 0 : sign * minor) })
  const whole = (number: number | null): Cell => (number === null ? '' : { number: String(number) })
  return [
    wordIn(kinds[one.kind], language),
    whole(one.number),
    dateWords(at, zone),
    clockWords(at, zone, language),
    branch ? wordIn(branch.name, language) : '',
    (language === 'ar' ? one.seller?.name_ar : one.seller?.name_en) ?? '',
    one.seller?.tax_number ?? '',
    whole(one.order_number),
    money(one.total - one.vat),
    money(one.vat),
    money(one.total),
    whole(one.of_number),
    whole(one.replaced_by),
  ]
}
