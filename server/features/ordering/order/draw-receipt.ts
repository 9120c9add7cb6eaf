import type { BillLine } from '#domain/bill.ts'
import { momentWords } from '#domain/moment-words.ts'
import { toDecimal, type Minor } from '#domain/money.ts'
import { wordIn, type Language, type Words } from '#domain/words.ts'
import { isSaudiTaxNumber, zatcaCode } from '#domain/zatca-qr.ts'
import { openPaper, type Paper } from '#server/outside/pdf/paper.ts'
import type { InvoiceRow } from '#server/store/documents.ts'
import type { OrderRow } from '#server/store/orders.ts'

const words = {
  simplified: { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' },
  plain: { ar: 'فاتورة', en: 'Invoice' },
  taxed: { ar: 'فاتورة ضريبية', en: 'Tax Invoice' },
  number: { ar: 'رقم الفاتورة', en: 'Invoice no.' },
  issued: { ar: 'تاريخ الإصدار', en: 'Issued' },
  taxNumber: { ar: 'الرقم الضريبي', en: 'VAT no.' },
  order: { ar: 'رقم الطلب', en: 'Order' },
  items: { ar: 'الأصناف', en: 'Items' },
  discount: { ar: 'الخصم', en: 'Discount' },
  coupon: { ar: 'القسيمة', en: 'Coupon' },
  points: { ar: 'النقاط', en: 'Points' },
  delivery: { ar: 'التوصيل', en: 'Delivery' },
  service: { ar: 'رسوم الخدمة', en: 'Service charge' },
  taxable: { ar: 'الخاضع للضريبة', en: 'Taxable amount' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  deposits: { ar: 'تأمين مسترد', en: 'Returnable deposits' },
  total: { ar: 'الإجمالي', en: 'Total' },
  wallet: { ar: 'من المحفظة', en: 'From the wallet' },
  rest: { ar: 'المدفوع', en: 'Paid' },
  due: { ar: 'يُدفع عند الاستلام', en: 'To pay at hand-over' },
} as const satisfies Record<string, Words>

/** What a receipt is drawn from. */
export interface ReceiptOf {
  readonly order: OrderRow
  readonly invoice: InvoiceRow
  readonly zone: string
  readonly language: Language
}

const size = [298, 700] as const
const margin = 20
/** A receipt says the date, never "today". */
const longAfter = 365 * 86_400_000
const width = size[0] - 2 * margin

/**
 * Takes an order with its invoice; returns the receipt as PDF: seller, number, lines, every sum of the bill, and in Saudi
 * Arabia the code of a simplified tax invoice. Arabic first and the other language beside it where the law asks for
 * Arabic. Integrations 8.
 */
export async function drawReceipt(of: ReceiptOf): Promise<Uint8Array<ArrayBuffer>> {
  const { order, invoice, language } = of
  const { bill } = order
  const height = size[1] + bill.lines.length * 18
  const title = wordIn(titleOf(invoice), language)
  const paper = openPaper({ title: `${title} ${invoice.number}`, language, size: [size[0], height] })
  const at = new Column(paper, language)
  const { seller } = invoice
  at.center(language === 'ar' ? seller.name_ar : seller.name_en, 15, 'bold')
  at.center(language === 'ar' ? seller.address_ar : seller.address_en, 9)
  if (seller.tax_number) at.center(`${wordIn(words.taxNumber, language)} ${seller.tax_number}`, 9)
  at.space(6)
  at.center(title, 12, 'bold')
  // Arabic is mandatory on Saudi invoices, another language stands in addition
  if (language === 'en' && seller.country === 'SA') at.center(titleOf(invoice).ar, 11, 'bold', 'ar')
  at.row(wordIn(words.number, language), String(invoice.number))
  at.row(wordIn(words.order, language), `#${String(order.number ?? 0).padStart(3, '0')}`)
  at.row(
    wordIn(words.issued, language),
    momentWords(invoice.issued_at.getTime(), invoice.issued_at.getTime() + longAfter, of.zone, language),
  )
  at.rule()
  for (const line of bill.lines)
    at.row(`${line.quantity} × ${wordIn(line.name, language)}`, toDecimal(net(line)))
  at.rule()
  sums(of, at)
  if (seller.country === 'SA' && isSaudiTaxNumber(seller.tax_number)) {
    const [x, side] = [(size[0] - 150) / 2, 150]
    paper.qr(
      zatcaCode({
        seller: seller.name_ar,
        taxNumber: seller.tax_number,
        at: invoice.issued_at.getTime(),
        total: bill.total,
        vat: bill.vat,
      }),
      { x, y: at.y + 10, size: side },
    )
  }
  return paper.finish()
}

const net = (line: BillLine): Minor => line.subtotal - line.discount

function titleOf({ seller }: InvoiceRow): Words {
  if (seller.country === 'SA') return words.simplified
  return seller.country === 'AE' ? words.taxed : words.plain
}

function sums({ order, language }: ReceiptOf, at: Column): void {
  const { bill } = order
  const some = (word: Words, amount: Minor, sign = '') => {
    if (amount !== 0) at.row(wordIn(word, language), `${sign}${toDecimal(amount)}`)
  }
  some(words.items, bill.subtotal)
  some(words.discount, bill.discount, '−')
  some(words.coupon, bill.coupon?.off ?? 0, '−')
  some(words.points, bill.points?.off ?? 0, '−')
  some(words.delivery, bill.delivery?.amount ?? 0)
  some(words.service, bill.service?.amount ?? 0)
  some(words.taxable, bill.taxable)
  at.row(`${wordIn(words.vat, language)} ${bill.vatBasisPoints / 100}%`, toDecimal(bill.vat))
  some(words.deposits, bill.deposits ?? 0)
  at.row(`${wordIn(words.total, language)} (${bill.currency})`, toDecimal(bill.total), 'bold')
  some(words.wallet, bill.wallet ?? 0, '−')
  some(order.payment_state === 'due' ? words.due : words.rest, bill.toPay)
}

/** Lines one under the other; words begin where the language begins, amounts stand at the other side. */
class Column {
  y = margin
  readonly #paper: Paper
  readonly #language: Language

  constructor(paper: Paper, language: Language) {
    this.#paper = paper
    this.#language = language
  }

  center(
    text: string,
    points: number,
    weight: 'regular' | 'bold' = 'regular',
    language = this.#language,
  ): void {
    if (!text) return
    for (const line of this.#paper.wrap(text, width, { size: points, language, weight })) {
      this.#paper.text(line, { x: margin, y: this.y, size: points, language, weight, width, align: 'center' })
      this.y += points * 1.5
    }
  }

  row(word: string, amount: string, weight: 'regular' | 'bold' = 'regular'): void {
    const style = { y: this.y, size: 10, language: this.#language, weight }
    const [start, end] = this.#language === 'ar' ? (['right', 'left'] as const) : (['left', 'right'] as const)
    const wide = width - 80
    const x = this.#language === 'ar' ? margin + 80 : margin
    this.#paper.text(word, { ...style, x, width: wide, align: start })
    this.#paper.text(amount, { ...style, language: 'en', x: margin, width, align: end })
    this.y += 17
  }

  rule(): void {
    this.y += 3
    this.#paper.rule([margin, this.y], [size[0] - margin, this.y], '#999999')
    this.y += 6
  }

  space(points: number): void {
    this.y += points
  }
}
