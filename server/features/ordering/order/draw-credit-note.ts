import { toDecimal } from '#domain/core/money.ts'
import { billRowWords } from '#domain/pricing/bill-row-words.ts'
import { isTaxMixed, taxSumsBack } from '#domain/pricing/line-tax.ts'
import { taxWords } from '#domain/pricing/tax-words.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { feeKey, refundPartKind, type RefundPartKind } from '#domain/pricing/refund-split.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import { reasonWords } from '#server/show/reason-words.ts'
import type { CreditNoteRow, InvoiceRow } from '#server/store/payments/documents.ts'
import type { CreditLine } from '#server/store/payments/money-columns.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { taxAmounts } from './draw-receipt.ts'
import { codeSide, dayWords, drawSeller, openColumn, paperWidth } from './paper-column.ts'

const words = {
  title: { ar: 'إشعار دائن', en: 'Credit note' },
  number: { ar: 'رقم الإشعار', en: 'Credit note no.' },
  invoice: { ar: 'للفاتورة رقم', en: 'For invoice no.' },
  issued: { ar: 'تاريخ الإصدار', en: 'Issued' },
  order: { ar: 'رقم الطلب', en: 'Order' },
  reason: { ar: 'السبب', en: 'Reason' },
  vat: { ar: `منها ${billRowWords.vat.ar}`, en: `Of it ${billRowWords.vat.en}` },
  card: { ar: 'إلى البطاقة', en: 'To the card' },
  till: { ar: 'نقدًا من الصندوق', en: 'In cash' },
  company: { ar: 'إلى حساب الشركة', en: 'To the company account' },
  nobody: { ar: 'لم تُدفع', en: 'Was not paid' },
  wallet: { ar: 'إلى المحفظة', en: 'To the wallet' },
  hand: { ar: 'يُسلَّم من المطعم', en: 'Given by the restaurant' },
  points: { ar: 'نقاط أُعيدت', en: 'Points given back' },
  deposit: { ar: 'تأمين', en: 'Deposit' },
} as const satisfies Record<string, Words>

/** What a credit note is drawn from. */
export interface CreditNoteOf {
  readonly order: Pick<OrderRow, 'bill' | 'number' | 'currency'>
  readonly invoice: InvoiceRow
  readonly note: CreditNoteRow
  readonly zone: string
  readonly language: Language
  /** Of its tax document of phase 2. */
  readonly code?: string | undefined
  /** What staff wrote is for the guest whose order it was. */
  readonly mine: boolean
}

/**
 * Takes a credit note with its order and invoice; returns it as PDF: seller, numbers, what went back part by part, the VAT in
 * it, and where the money is. Safety 6: it shows the full value.
 */
export async function drawCreditNote(of: CreditNoteOf): Promise<Uint8Array<ArrayBuffer>> {
  const { order, invoice, note, language } = of
  const say = (word: Words) => wordIn(word, language)
  const title = say(words.title)
  const { paper, at } = await openColumn(`${title} ${note.number}`, language)
  drawSeller(at, invoice, language)
  at.center(title, 12, 'bold')
  if (language !== 'ar' && invoice.seller.country === 'SA') at.center(words.title.ar, 11, 'bold', 'ar')
  at.space(4)
  at.row(say(words.number), String(note.number))
  at.row(say(words.invoice), String(invoice.number))
  if (order.number !== null) at.row(say(words.order), `#${String(order.number).padStart(3, '0')}`)
  at.fact(say(words.issued), dayWords(note.issued_at, of.zone, language))
  const why = reasonWords(note.reason, { language, zone: of.zone, now: note.issued_at.getTime() })
  if (of.mine && why) at.center(`${say(words.reason)}: ${why}`, 9)
  at.rule()
  for (const line of note.lines)
    if (line.value > 0) at.row(nameOfPart(order, line, language), toDecimal(line.value))
  at.rule()
  at.row(say(words.vat), toDecimal(note.vat))
  if (isTaxMixed(order.bill))
    for (const sum of taxSumsBack(order.bill, note.lines))
      at.row(say(taxWords(sum.category)), taxAmounts(sum))
  at.row(`${say(billRowWords.total)} (${order.currency})`, toDecimal(note.value), 'bold')
  if (note.rest > 0) at.row(say(words[note.rest_to]), toDecimal(note.rest))
  if (note.wallet > 0) at.row(say(note.by_hand ? words.hand : words.wallet), toDecimal(note.wallet))
  if (note.points_count > 0) at.row(`${say(words.points)} (${note.points_count})`, toDecimal(note.points))
  if (of.code) paper.qr(of.code, { x: (paperWidth - codeSide) / 2, y: at.y + 10, size: codeSide })
  at.end(of.code ? codeSide + 10 : 0)
  return paper.finish()
}

const feeName = ({ fees }: Bill, key: string, language: Language) =>
  wordIn(fees?.list.find(({ feeId }) => feeKey(feeId) === key)?.name ?? billRowWords.fees, language)

/** Takes an order, a part that went back and a language; returns what people call it, with its pieces where staff chose them. */
export function nameOfPart(
  { bill }: Pick<OrderRow, 'bill'>,
  { key, pieces }: Pick<CreditLine, 'key' | 'pieces'>,
  language: Language,
): string {
  const [lineId] = key.split(':')
  const line = bill.lines.find((one) => one.lineId === lineId)
  const name = line ? wordIn(line.name, language) : ''
  const counted = pieces ? `${pieces} × ${name}` : name
  const names: Readonly<Record<RefundPartKind, string>> = {
    line: counted,
    deposit: `${wordIn(words.deposit, language)} · ${counted}`,
    fee: feeName(bill, key, language),
    delivery: wordIn(billRowWords.delivery, language),
  }
  return names[refundPartKind(key)]
}
