import { clockWords, dateWords } from '#domain/core/clock-words.ts'
import { toDecimal, type Minor } from '#domain/core/money.ts'
import { billRowWords } from '#domain/pricing/bill-row-words.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { hoursOfDay, reportRange, type ReportRange } from '#domain/reports/report-range.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { rowsOfColumns, type Column } from '#server/adapters/spreadsheet/column.ts'
import { writeCsv, type Cell } from '#server/adapters/spreadsheet/write-csv.ts'
import type { StaffSession } from '#server/http/request.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { listTaxDocuments, type TaxDocument } from '#server/store/payments/tax-documents.ts'
import { branchesAsked, type ReportAsked } from './read-report.ts'

const kinds: Readonly<Record<TaxDocument['kind'], Words>> = {
  invoice: { ar: 'فاتورة', en: 'Invoice' },
  credit_note: { ar: 'إشعار دائن', en: 'Credit note' },
  debit_note: { ar: 'إشعار مدين', en: 'Debit note' },
}

/** As many are a file of some ten megabytes. */
const most = 100_000

/** A file with its range of dates. */
export interface DocumentsFile extends ReportRange {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Takes who asks, dates and a branch or none for all; returns every invoice and note that was issued then as CSV:
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
  const lines = documents.map((document) => lineOf(document, branches, language))
  return { ...range, bytes: writeCsv(rowsOfColumns(columns, lines, language)) }
}

/** A document with what its cells need beside it. */
interface Line {
  readonly document: TaxDocument
  readonly branch: Branch | undefined
  readonly zone: string
  readonly language: Language
}

function lineOf(document: TaxDocument, branches: readonly Branch[], language: Language): Line {
  const branch = branches.find(({ id }) => id === document.branch_id)
  return { document, branch, zone: branch?.timeZone ?? 'UTC', language }
}

const columns: readonly Column<Line>[] = [
  {
    head: { ar: 'المستند', en: 'Document' },
    cell: ({ document, language }) => wordIn(kinds[document.kind], language),
  },
  { head: { ar: 'الرقم', en: 'Number' }, cell: ({ document }) => whole(document.number) },
  {
    head: { ar: 'التاريخ', en: 'Date' },
    cell: ({ document, zone }) => dateWords(document.issued_at.getTime(), zone),
  },
  {
    head: { ar: 'الوقت', en: 'Time' },
    cell: ({ document, zone, language }) => clockWords(document.issued_at.getTime(), zone, language),
  },
  {
    head: { ar: 'الفرع', en: 'Branch' },
    cell: ({ branch, language }) => (branch ? wordIn(branch.name, language) : ''),
  },
  {
    head: { ar: 'البائع', en: 'Seller' },
    cell: ({ document: { seller }, language }) =>
      ({ ar: seller?.name_ar, en: seller?.name_en })[language] ?? '',
  },
  {
    head: { ar: 'الرقم الضريبي', en: 'Tax number' },
    cell: ({ document }) => document.seller?.tax_number ?? '',
  },
  { head: { ar: 'رقم الطلب', en: 'Order' }, cell: ({ document }) => whole(document.order_number) },
  {
    head: { ar: 'قبل الضريبة', en: 'Excluding VAT' },
    cell: ({ document }) => money(document, document.total - document.vat),
  },
  { head: { ar: 'الضريبة', en: billRowWords.vat.en }, cell: ({ document }) => money(document, document.vat) },
  { head: billRowWords.total, cell: ({ document }) => money(document, document.total) },
  { head: { ar: 'عن الفاتورة', en: 'For invoice' }, cell: ({ document }) => whole(document.of_number) },
  {
    head: { ar: 'استُبدلت بالفاتورة', en: 'Replaced by invoice' },
    cell: ({ document }) => whole(document.replaced_by),
  },
]

const whole = (number: number | null): Cell => (number === null ? '' : { number: String(number) })

/** A credit note counts below nought. */
function money({ kind }: TaxDocument, minor: Minor): Cell {
  return { number: toDecimal(minor === 0 || kind !== 'credit_note' ? minor : -minor) }
}
