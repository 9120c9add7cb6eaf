import { toDecimal } from '#domain/core/money.ts'
import type { TaxDocument, TaxParty } from '#domain/einvoicing/tax-document.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import { dayWords, openColumn, paperWidth, type Column } from './paper-column.ts'

const words = {
  invoice: { ar: 'فاتورة ضريبية', en: 'Tax invoice' },
  'credit-note': { ar: 'إشعار دائن', en: 'Credit note' },
  'debit-note': { ar: 'إشعار مدين', en: 'Debit note' },
  prepayment: { ar: 'فاتورة دفعة مقدمة', en: 'Prepayment invoice' },
  number: { ar: 'الرقم', en: 'Number' },
  issued: { ar: 'تاريخ الإصدار', en: 'Issued' },
  supplied: { ar: 'تاريخ التوريد', en: 'Supplied' },
  of: { ar: 'للفاتورة رقم', en: 'For invoice no.' },
  reason: { ar: 'السبب', en: 'Reason' },
  seller: { ar: 'البائع', en: 'Seller' },
  buyer: { ar: 'المشتري', en: 'Buyer' },
  taxNumber: { ar: 'الرقم الضريبي', en: 'VAT no.' },
  net: { ar: 'الإجمالي دون الضريبة', en: 'Total without VAT' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  gross: { ar: 'الإجمالي شامل الضريبة', en: 'Total with VAT' },
  prepaid: { ar: 'دُفع مقدمًا', en: 'Paid in advance' },
  payable: { ar: 'المستحق', en: 'Amount due' },
} as const satisfies Record<string, Words>

/** Points. */
const codeSide = 150

/** What a tax document is drawn from. */
export interface TaxDocumentOf {
  readonly document: TaxDocument
  /** Text of its QR code. */
  readonly qr: string
  /** The signed document, which stands in the PDF, under the name that the authority gives such files. */
  readonly xml: string
  readonly fileName: string
  readonly language: Language
}

/**
 * Takes a signed tax document; returns it as PDF/A-3 with its XML inside: who sells and buys with their numbers and addresses,
 * lines and charges without VAT, VAT by category, the totals and the QR code. In Saudi Arabia the Arabic title stands in each.
 */
export async function drawTaxDocument(of: TaxDocumentOf): Promise<Uint8Array<ArrayBuffer>> {
  const { document, language, xml, fileName } = of
  const title = wordIn(words[document.kind], language)
  const at = new Date(document.issuedAt)
  const file = { name: fileName, type: 'text/xml', bytes: new TextEncoder().encode(xml), at } as const
  const { paper, at: column } = await openColumn(`${title} ${document.number}`, language, file)
  column.center(title, 14, 'bold')
  if (language !== 'ar' && document.seller.address.country === 'SA')
    column.center(words[document.kind].ar, 12, 'bold', 'ar')
  column.space(4)
  facts(of, column)
  party(words.seller, document.seller, column, language)
  if (document.buyer) party(words.buyer, document.buyer, column, language)
  column.rule()
  for (const line of document.lines) {
    column.row(`${line.quantity} × ${wordIn(line.name, language)}`, toDecimal(line.base))
    for (const { reason, amount } of line.allowances)
      column.row(wordIn(reason, language), `−${toDecimal(amount)}`)
  }
  for (const { reason, amount } of document.charges) column.row(wordIn(reason, language), toDecimal(amount))
  column.rule()
  sums(of, column)
  paper.qr(of.qr, { x: (paperWidth - codeSide) / 2, y: column.y + 10, size: codeSide })
  column.end(codeSide + 10)
  return paper.finish()
}

function facts({ document, language }: TaxDocumentOf, column: Column): void {
  const say = (word: Words) => wordIn(word, language)
  const day = (at: number) => dayWords(new Date(at), document.timeZone, language)
  column.row(say(words.number), document.number)
  column.fact(say(words.issued), day(document.issuedAt))
  if (document.suppliedAt !== undefined) column.fact(say(words.supplied), day(document.suppliedAt))
  for (const { number } of document.of ?? []) column.row(say(words.of), number)
  if (document.reason !== undefined) column.center(`${say(words.reason)}: ${document.reason}`, 9)
}

function party(
  what: Words,
  { name, taxNumber, id, address }: TaxParty,
  column: Column,
  language: Language,
): void {
  const { building, street, district, city, postalCode } = address
  column.rule()
  column.center(wordIn(what, language), 9)
  // a name and an address are read as they were typed, whatever the paper's language
  column.center(name, 10, 'bold', languageOf(name))
  if (taxNumber) column.center(`${wordIn(words.taxNumber, language)} ${taxNumber}`, 9)
  if (id) column.center(`${id.scheme} ${id.value}`, 9)
  const lines = [`${building} ${street}`, district, `${city} ${postalCode}`].map((part) => part.trim())
  const place = lines.filter((part) => part !== '').join(' · ')
  column.center(place, 9, 'regular', languageOf(place))
}

const languageOf = (text: string): Language => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

function sums({ document, language }: TaxDocumentOf, column: Column): void {
  const { totals, subtotals, currency } = document
  const say = (word: Words) => wordIn(word, language)
  column.row(say(words.net), toDecimal(totals.net))
  for (const { category, net, vat } of subtotals)
    column.row(
      category.reason
        ? `${say(category.reason.text)} (${toDecimal(net)})`
        : `${say(words.vat)} ${category.basisPoints / 100}% (${toDecimal(net)})`,
      toDecimal(vat),
    )
  column.row(`${say(words.gross)} (${currency})`, toDecimal(totals.gross), 'bold')
  if (totals.prepaid === 0) return
  column.row(say(words.prepaid), `−${toDecimal(totals.prepaid)}`)
  column.row(say(words.payable), toDecimal(totals.payable), 'bold')
}
