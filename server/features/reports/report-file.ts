import type { ReportWire } from '#contract/reports/reports.ts'
import { billRowWords, salesRowWords } from '#domain/pricing/bill-row-words.ts'
import { directionOf, wordIn, type Language, type Words } from '#domain/core/words.ts'
import { rowsOfColumns, type Column } from '#server/adapters/spreadsheet/column.ts'
import { writeCsv, type Cell } from '#server/adapters/spreadsheet/write-csv.ts'
import { writeXlsx } from '#server/adapters/spreadsheet/write-xlsx.ts'

type Amounts = Omit<ReportWire['sums'], 'orders' | 'lost'>

const sumWords: Readonly<Record<keyof Amounts, Words>> = {
  food: { ar: billRowWords.subtotal.ar, en: 'Food' },
  discount: salesRowWords.discount,
  coupon: salesRowWords.coupon,
  points: billRowWords.points,
  delivery: billRowWords.delivery,
  fees: billRowWords.fees,
  service: billRowWords.service,
  vat: billRowWords.vat,
  deposits: billRowWords.deposits,
  total: billRowWords.total,
  reservations: { ar: 'منه عربون الحجوزات', en: 'Including reservation deposits' },
  wallet: billRowWords.wallet,
  captured: { ar: 'بالبطاقة بعد الاسترداد', en: 'By card, less refunds' },
  till: { ar: 'في الصندوق قبل الاسترداد', en: 'In the till, before refunds' },
  account: { ar: 'على حسابات الشركات قبل الاسترداد', en: 'On company accounts, before refunds' },
}

const words = {
  title: { ar: 'المبيعات', en: 'Sales' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  part: { ar: 'البند', en: 'Part' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  lost: { ar: 'ملغاة وفائتة', en: 'Cancelled and missed' },
  quantity: { ar: 'العدد', en: 'Pieces' },
  refunds: { ar: 'المسترد', en: 'Refunded' },
} as const satisfies Record<string, Words>

type Part = ReportWire['rows'][number]

const name: Column<Part> = { head: words.part, cell: (row) => row.name }
const total: Column<Part> = { head: billRowWords.total, cell: (row) => ({ number: row.total }) }
const orders: Column<Part> = { head: words.orders, cell: (row) => ({ number: String(row.orders) }) }
const pieces: Column<Part> = { head: words.quantity, cell: (row) => ({ number: String(row.quantity) }) }

type SoldFee = ReportWire['fees'][number]
const feeColumns: readonly Column<SoldFee>[] = [
  { head: billRowWords.fees, cell: ({ name }) => name },
  { head: words.orders, cell: (fee) => ({ number: String(fee.orders) }) },
  { head: billRowWords.total, cell: (fee) => ({ number: fee.total }) },
]

type Tax = ReportWire['taxes'][number]
const number = (head: Words, of: (tax: Tax) => string): Column<Tax> => ({
  head,
  cell: (tax) => ({ number: of(tax) }),
})
/** What a tax return asks for, kind by kind. */
const taxColumns: readonly Column<Tax>[] = [
  { head: billRowWords.vat, cell: ({ name, code }) => (code ? `${name} (${code})` : name) },
  number({ ar: 'المبيعات دون الضريبة', en: 'Sales excluding VAT' }, ({ net }) => net),
  number({ ar: 'ضريبة المبيعات', en: 'VAT on sales' }, ({ vat }) => vat),
  number({ ar: 'المسترد دون الضريبة', en: 'Refunds excluding VAT' }, ({ net_back }) => net_back),
  number({ ar: 'ضريبة المسترد', en: 'VAT on refunds' }, ({ vat_back }) => vat_back),
]

/** Takes a report, the language and the kind of file; returns the file's bytes. */
export function reportFile(
  report: ReportWire,
  language: Language,
  format: 'csv' | 'xlsx',
): Uint8Array<ArrayBuffer> {
  const word = (of: keyof typeof words) => wordIn(words[of], language)
  const { orders: count, lost, ...amounts } = report.sums
  const sums = (Object.keys(amounts) as (keyof Amounts)[]).map((of): Cell[] => [
    wordIn(sumWords[of], language),
    { number: amounts[of] },
  ])
  const rows: Cell[][] = [
    [word('from'), report.from, word('to'), report.to],
    [],
    ...rowsOfColumns([name, report.by === 'item' ? pieces : orders, total], report.rows, language),
    [],
    [word('orders'), { number: String(count) }],
    [word('lost'), { number: String(lost) }],
    ...sums,
    [word('refunds'), { number: report.refunds.value }],
    [],
    ...(report.fees.length > 0 ? [...rowsOfColumns(feeColumns, report.fees, language), []] : []),
    ...rowsOfColumns(taxColumns, report.taxes, language),
  ]
  return format === 'csv' ? writeCsv(rows) : writeXlsx(word('title'), directionOf[language] === 'rtl', rows)
}
