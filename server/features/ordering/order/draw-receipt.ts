import type { Bill, BillLine, BillOption } from '#domain/pricing/bill.ts'
import { billRowWords } from '#domain/pricing/bill-row-words.ts'
import { billRows } from '#domain/pricing/bill-rows.ts'
import type { TaxSubtotal } from '#domain/einvoicing/tax-document.ts'
import { isTaxMixed, taxSums, usualTax } from '#domain/pricing/line-tax.ts'
import { taxWords } from '#domain/pricing/tax-words.ts'
import { toDecimal, type Minor } from '#domain/core/money.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import { isSaudiTaxNumber, zatcaCode } from '#domain/payments/zatca-qr.ts'
import type { InvoiceRow } from '#server/store/payments/documents.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { codeSide, dayWords, drawSeller, openColumn, paperWidth, type Column } from './paper-column.ts'

const words = {
  simplified: { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' },
  plain: { ar: 'فاتورة', en: 'Invoice' },
  taxed: { ar: 'فاتورة ضريبية', en: 'Tax Invoice' },
  number: { ar: 'رقم الفاتورة', en: 'Invoice no.' },
  replaces: { ar: 'بدلًا من الفاتورة', en: 'Replaces invoice' },
  issued: { ar: 'تاريخ الإصدار', en: 'Issued' },
  order: { ar: 'رقم الطلب', en: 'Order' },
  rest: { ar: 'المدفوع', en: 'Paid' },
  due: { ar: 'يُدفع عند الاستلام', en: 'To pay at hand-over' },
  account: { ar: 'على حساب الشركة', en: 'On the company’s account' },
} as const satisfies Record<string, Words>

/** What a receipt is drawn from. */
export interface ReceiptOf {
  readonly order: Pick<OrderRow, 'bill' | 'number' | 'pay_method' | 'payment_state'>
  readonly invoice: InvoiceRow & { readonly replaces?: number | null }
  readonly zone: string
  readonly language: Language
  /** Of its tax document of phase 2; else the code is made of order and invoice. */
  readonly code?: string | undefined
}

/**
 * Takes an order with its invoice; returns the receipt as PDF: seller, number, lines, every sum of the bill, and in Saudi
 * Arabia the code of a simplified tax invoice. Arabic first and the other language beside it where the law asks for
 * Arabic. Integrations 8.
 */
export async function drawReceipt(of: ReceiptOf): Promise<Uint8Array<ArrayBuffer>> {
  const { order, invoice, language } = of
  const { bill } = order
  const title = wordIn(titleOf(invoice), language)
  const { paper, at } = await openColumn(`${title} ${invoice.number}`, language)
  const { seller } = invoice
  drawSeller(at, invoice, language)
  at.center(title, 12, 'bold')
  // Arabic is mandatory on Saudi invoices, another language stands in addition
  if (language !== 'ar' && seller.country === 'SA') at.center(titleOf(invoice).ar, 11, 'bold', 'ar')
  at.space(4)
  at.row(wordIn(words.number, language), String(invoice.number))
  if (invoice.replaces) at.row(wordIn(words.replaces, language), String(invoice.replaces))
  if (order.number !== null)
    at.row(wordIn(words.order, language), `#${String(order.number).padStart(3, '0')}`)
  at.fact(wordIn(words.issued, language), dayWords(invoice.issued_at, of.zone, language))
  at.rule()
  for (const line of receiptLines(bill, language)) {
    at.row(line.words, toDecimal(line.amount))
    if (line.choices) at.under(line.choices)
  }
  at.rule()
  sums(of, at)
  const code = of.code ?? (hasCode(invoice) ? codeOf(order, invoice) : undefined)
  if (code !== undefined) paper.qr(code, { x: (paperWidth - codeSide) / 2, y: at.y + 10, size: codeSide })
  at.end(code === undefined ? 0 : codeSide + 10)
  return paper.finish()
}

/** Takes an invoice; returns whether it carries the code of a Saudi simplified tax invoice. Integrations 8.1. */
export function hasCode({ seller }: Pick<InvoiceRow, 'seller'>): boolean {
  return seller.country === 'SA' && isSaudiTaxNumber(seller.tax_number)
}

/** Takes an order with its invoice; returns the text of that code. */
export function codeOf({ bill }: Pick<OrderRow, 'bill'>, { seller, issued_at }: InvoiceRow): string {
  return zatcaCode({
    seller: seller.name_ar,
    taxNumber: seller.tax_number,
    at: issued_at.getTime(),
    total: bill.total,
    vat: bill.vat,
  })
}

/**
 * Takes a bill and a language; returns its lines as a receipt says them, minor units before the discount, which is a sum of its
 * own under them: so lines and sums add up for who reads them.
 */
export function receiptLines(
  { lines, vatBasisPoints }: Pick<Bill, 'lines' | 'vatBasisPoints'>,
  language: Language,
): ReceiptLine[] {
  const mixed = isTaxMixed({ lines })
  // of several kinds each line says its own
  const taxOf = ({ tax = usualTax(vatBasisPoints) }: Pick<BillLine, 'tax'>) =>
    mixed ? [wordIn(taxWords(tax), language)] : []
  return lines.map((line) => ({
    words: `${line.quantity} × ${wordIn(line.name, language)}`,
    choices: [...line.options.map((one) => chosen(one, language)), ...taxOf(line)].join(' · '),
    amount: line.subtotal,
  }))
}

interface ReceiptLine {
  readonly words: string
  readonly choices: string
  readonly amount: Minor
}

function chosen({ name, quantity }: BillOption, language: Language): string {
  return quantity > 1 ? `${wordIn(name, language)} ×${quantity}` : wordIn(name, language)
}

/** Takes an invoice; returns what it is called where it was sold. */
export function titleOf({ seller }: Pick<InvoiceRow, 'seller'>): Words {
  if (seller.country === 'SA') return words.simplified
  return seller.country === 'AE' ? words.taxed : words.plain
}

/** Takes an order; returns what its receipt says of the amount that no wallet paid. */
export function restWords({
  pay_method,
  payment_state,
}: Pick<OrderRow, 'pay_method' | 'payment_state'>): Words {
  if (pay_method === 'company') return words.account
  return payment_state === 'due' ? words.due : words.rest
}

function taxRows(bill: Bill, word: string, { at, language }: { at: Column; language: Language }): void {
  const mixed = isTaxMixed(bill)
  at.row(mixed ? word : `${word} ${bill.vatBasisPoints / 100}%`, toDecimal(bill.vat))
  if (mixed)
    for (const sum of taxSums(bill)) at.row(wordIn(taxWords(sum.category), language), taxAmounts(sum))
}

/** Takes the sum of one kind of VAT; returns what a paper says of it: what was sold, and the VAT on it. */
export function taxAmounts({ net, vat }: TaxSubtotal): string {
  return vat === 0 ? toDecimal(net) : `${toDecimal(net)} + ${toDecimal(vat)}`
}

function sums({ order, language }: ReceiptOf, at: Column): void {
  const { bill } = order
  for (const { key, kind, sign, amount } of billRows(bill)) {
    const word = wordIn(kind === 'rest' ? restWords(order) : billRowWords[key], language)
    // the rate is said where no VAT was due too, and so is the total
    if (kind === 'tax') taxRows(bill, word, { at, language })
    else if (kind === 'total') at.row(`${word} (${bill.currency})`, toDecimal(amount), 'bold')
    else if (key === 'fees')
      for (const fee of bill.fees?.list ?? []) at.row(wordIn(fee.name, language), toDecimal(fee.amount))
    else if (amount !== 0) at.row(word, `${sign < 0 ? '−' : ''}${toDecimal(amount)}`)
  }
}
