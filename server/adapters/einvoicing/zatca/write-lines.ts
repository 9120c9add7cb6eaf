import { toDecimal, type Currency, type Minor } from '#domain/core/money.ts'
import { wordIn, type Words } from '#domain/core/words.ts'
import type {
  Prepaid,
  TaxAdjustment,
  TaxCategory,
  TaxDocument,
  TaxLine,
  TaxSubtotal,
} from '#domain/einvoicing/tax-document.ts'
import { localMoment } from './local-moment.ts'
import { element, textElement, type XmlElement } from './write-xml.ts'

/** The language of a Saudi document is Arabic. */
export const inArabic = (words: Words) => wordIn(words, 'ar')

/** Takes a currency; returns what writes amounts of it. */
export function money(currency: Currency) {
  return (name: string, amount: Minor): XmlElement =>
    textElement(name, toDecimal(amount), { currencyID: currency })
}

type Money = ReturnType<typeof money>

const codes = { standard: 'S', zero: 'Z', exempt: 'E', 'outside-scope': 'O' } as const

/** Takes a category; returns its element. What is outside VAT has no rate (BR-O-05); the reason stands in the sums alone. */
export function taxCategory(
  name: 'cac:TaxCategory' | 'cac:ClassifiedTaxCategory',
  { code, basisPoints, reason }: TaxCategory,
  withReason = false,
): XmlElement {
  return element(
    name,
    textElement('cbc:ID', codes[code]),
    code !== 'outside-scope' && textElement('cbc:Percent', toDecimal(basisPoints)),
    withReason && reason && textElement('cbc:TaxExemptionReasonCode', reason.code),
    withReason && reason && textElement('cbc:TaxExemptionReason', inArabic(reason.text)),
    element('cac:TaxScheme', textElement('cbc:ID', 'VAT')),
  )
}

/** Takes a document; returns its lines, and one for each prepayment and category that it sets off. */
export function documentLines(document: TaxDocument): XmlElement[] {
  const amount = money(document.currency)
  const setOff = document.prepaid.flatMap((prepaid) =>
    prepaid.subtotals.filter(({ net, vat }) => net + vat > 0).map((part) => ({ prepaid, part })),
  )
  return [
    ...document.lines.map((line) => lineElement(line, amount)),
    ...setOff.map((one, i) =>
      prepaidLine({ ...one, no: document.lines.length + i + 1, timeZone: document.timeZone }, amount),
    ),
  ]
}

function lineElement(line: TaxLine, amount: Money): XmlElement {
  return element(
    'cac:InvoiceLine',
    textElement('cbc:ID', String(line.no)),
    textElement('cbc:InvoicedQuantity', `${line.quantity}.000000`, { unitCode: 'PCE' }),
    amount('cbc:LineExtensionAmount', line.net),
    ...line.allowances.map((one) => allowance(one, amount)),
    element(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', line.vat),
      amount('cbc:RoundingAmount', line.net + line.vat),
    ),
    item(inArabic(line.name), line.category),
    element('cac:Price', { ...amount('cbc:PriceAmount', 0), children: priceOf(line) }),
  )
}

function allowance({ reason, amount }: TaxAdjustment, write: Money): XmlElement {
  return element(
    'cac:AllowanceCharge',
    textElement('cbc:ChargeIndicator', 'false'),
    textElement('cbc:AllowanceChargeReason', inArabic(reason)),
    write('cbc:Amount', amount),
  )
}

function item(name: string, category: TaxCategory): XmlElement {
  return element(
    'cac:Item',
    textElement('cbc:Name', name.slice(0, 1000) || '-'),
    taxCategory('cac:ClassifiedTaxCategory', category),
  )
}

const pricePlaces = 8

/** The price of one, with as many places as it takes for quantity × price to be the line's amount. */
function priceOf({ base, quantity }: Pick<TaxLine, 'base' | 'quantity'>): string {
  const scaled = BigInt(base) * 10n ** BigInt(pricePlaces - 2)
  const by = BigInt(quantity)
  const price = String((scaled * 2n + by) / (by * 2n)).padStart(pricePlaces + 1, '0')
  const places = price.slice(-pricePlaces).replace(/0+$/, '')
  return `${price.slice(0, -pricePlaces)}.${places.padEnd(2, '0')}`
}

interface SetOff {
  readonly prepaid: Prepaid
  readonly part: TaxSubtotal
  readonly no: number
  readonly timeZone: string
}

/** A line without money that names a prepayment (KSA-26 to KSA-34). */
function prepaidLine({ prepaid, part, no, timeZone }: SetOff, amount: Money): XmlElement {
  const { date, time } = localMoment({ issuedAt: prepaid.issuedAt, timeZone })
  return element(
    'cac:InvoiceLine',
    textElement('cbc:ID', String(no)),
    textElement('cbc:InvoicedQuantity', '0.000000', { unitCode: 'PCE' }),
    amount('cbc:LineExtensionAmount', 0),
    element(
      'cac:DocumentReference',
      textElement('cbc:ID', prepaid.number),
      prepaid.uuid !== undefined && textElement('cbc:UUID', prepaid.uuid),
      textElement('cbc:IssueDate', date),
      textElement('cbc:IssueTime', time),
      textElement('cbc:DocumentTypeCode', '386'),
    ),
    element(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', 0),
      amount('cbc:RoundingAmount', 0),
      element(
        'cac:TaxSubtotal',
        amount('cbc:TaxableAmount', part.net),
        amount('cbc:TaxAmount', part.vat),
        taxCategory('cac:TaxCategory', part.category, true),
      ),
    ),
    item(inArabic(prepaidWords), part.category),
    element('cac:Price', amount('cbc:PriceAmount', 0)),
  )
}

const prepaidWords: Words = { ar: 'تسوية دفعة مقدمة', en: 'Prepayment adjustment' }
