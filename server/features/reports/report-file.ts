import type { ReportWire } from '#contract/reports/reports.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import { writeCsv, type Cell } from '#server/adapters/spreadsheet/write-csv.ts'
import { writeXlsx } from '#server/adapters/spreadsheet/write-xlsx.ts'

const words = {
  title: { ar: 'المبيعات', en: 'Sales' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
  part: { ar: 'البند', en: 'Part' },
  orders: { ar: 'الطلبات', en: 'Orders' },
  lost: { ar: 'ملغاة وفائتة', en: 'Cancelled and missed' },
  quantity: { ar: 'العدد', en: 'Pieces' },
  total: { ar: 'الإجمالي', en: 'Total' },
  food: { ar: 'الأصناف', en: 'Food' },
  discount: { ar: 'خصم الأصناف', en: 'Product discounts' },
  coupon: { ar: 'القسائم', en: 'Coupons' },
  points: { ar: 'النقاط', en: 'Points' },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  service: { ar: 'رسوم الخدمة', en: 'Service charge' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  deposits: { ar: 'التأمين المسترد', en: 'Returnable deposits' },
  reservations: { ar: 'منه عربون الحجوزات', en: 'Including reservation deposits' },
  wallet: { ar: 'من المحفظة', en: 'From the wallet' },
  captured: { ar: 'بالبطاقة بعد الاسترداد', en: 'By card, less refunds' },
  till: { ar: 'في الصندوق قبل الاسترداد', en: 'In the till, before refunds' },
  account: { ar: 'على حسابات الشركات قبل الاسترداد', en: 'On company accounts, before refunds' },
  refunds: { ar: 'المسترد', en: 'Refunded' },
} as const satisfies Record<string, Words>

/** Takes a report, the language and the kind of file; returns the file's bytes. */
export function reportFile(
  report: ReportWire,
  language: Language,
  format: 'csv' | 'xlsx',
): Uint8Array<ArrayBuffer> {
  const word = (name: keyof typeof words) => wordIn(words[name], language)
  const { orders, lost, ...amounts } = report.sums
  const sums = (Object.keys(amounts) as (keyof typeof amounts)[]).map((name): Cell[] => [
    word(name),
    { number: amounts[name] },
  ])
  const pieces = report.by === 'item'
  const rows: Cell[][] = [
    [word('from'), report.from, word('to'), report.to],
    [],
    [word('part'), word(pieces ? 'quantity' : 'orders'), word('total')],
    ...report.rows.map((row): Cell[] => [
      row.name,
      { number: String(pieces ? row.quantity : row.orders) },
      { number: row.total },
    ]),
    [],
    [word('orders'), { number: String(orders) }],
    [word('lost'), { number: String(lost) }],
    ...sums,
    [word('refunds'), { number: report.refunds.value }],
  ]
  return format === 'csv' ? writeCsv(rows) : writeXlsx(word('title'), language === 'ar', rows)
}
