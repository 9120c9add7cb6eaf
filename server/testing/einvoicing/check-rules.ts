import {
  elementsOf,
  find,
  findAll,
  readXml,
  textAt,
  textOf,
  type XmlElementNode,
} from '#server/adapters/einvoicing/zatca/canonical-xml.ts'
import { headRules, partyRules, type Rule } from './check-head-rules.ts'

/** Takes an amount as it is written; returns minor units, or NaN where it has more than two places. */
export function minorOf(text: string): number {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return Number.NaN
  const [, sign, whole = '', part = ''] = match
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, '0')))
}

/** Takes an element and a way; returns the amount there, minor units, 0 without one. */
export function amountAt(from: XmlElementNode, ...way: readonly string[]): number {
  const found = find(from, ...way)
  return found ? minorOf(textOf(found)) : 0
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0)
const reasonCodes: Readonly<Record<string, RegExp>> = {
  Z: /^VATEX-SA-(32|33|34-[1-5]|35|36|EDU|HEA|MLTRY|DIPLOMAT)$/,
  E: /^VATEX-SA-(29|29-7|30)$/,
  O: /^VATEX-SA-OOS$/,
}

/**
 * Takes the text of a document; returns the rules that it breaks, by their names, sums in whole halalas. The rules are those of
 * the authority's toolkit R3.2.7 (EN 16931 and KSA, warnings too), read there and expressed again: nothing of our writer is
 * used, and where the toolkit allows 0.01 this does.
 */
export function brokenRules(xml: string): string[] {
  const root = readXml(xml)
  const rules = [
    ...headRules(root),
    ...partyRules(root),
    ...totalRules(root),
    ...categoryRules(root),
    ...findAll(root, 'cac:InvoiceLine').flatMap((line) => lineRules(line)),
    ...prepaidRules(root),
    ...amountRules(root),
  ]
  return [...new Set(rules.filter(([, isBroken]) => isBroken).map(([name]) => name))]
}

function charged(root: XmlElementNode, isCharge: boolean): XmlElementNode[] {
  return findAll(root, 'cac:AllowanceCharge').filter(
    (one) => textAt(one, 'cbc:ChargeIndicator') === String(isCharge),
  )
}

function totalRules(root: XmlElementNode): Rule[] {
  const totals = find(root, 'cac:LegalMonetaryTotal')
  if (!totals) return [['BR-12', true]]
  const of = (name: string) => amountAt(totals, name)
  const lines = sumOf(
    findAll(root, 'cac:InvoiceLine', 'cbc:LineExtensionAmount').map((one) => minorOf(textOf(one))),
  )
  const [charges, allowances] = [true, false].map((isCharge) =>
    sumOf(charged(root, isCharge).map((one) => amountAt(one, 'cbc:Amount'))),
  )
  const taxTotals = findAll(root, 'cac:TaxTotal')
  const vat = sumOf(
    findAll(root, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cbc:TaxAmount').map((one) => minorOf(textOf(one))),
  )
  return [
    ['BR-CO-10', of('cbc:LineExtensionAmount') !== lines],
    ['BR-CO-11', of('cbc:AllowanceTotalAmount') !== allowances],
    ['BR-CO-12', of('cbc:ChargeTotalAmount') !== charges],
    ['BR-CO-13', of('cbc:TaxExclusiveAmount') !== lines + (charges ?? 0) - (allowances ?? 0)],
    ['BR-CO-14', taxTotals.some((one) => amountAt(one, 'cbc:TaxAmount') !== vat)],
    ['BR-CO-15', of('cbc:TaxInclusiveAmount') !== of('cbc:TaxExclusiveAmount') + vat],
    ['BR-CO-16', of('cbc:PayableAmount') !== of('cbc:TaxInclusiveAmount') - of('cbc:PrepaidAmount')],
    ['BR-CO-18', findAll(root, 'cac:TaxTotal', 'cac:TaxSubtotal').length === 0],
    ['BR-KSA-EN16931-09', taxTotals.length !== 2],
    ['BR-16', findAll(root, 'cac:InvoiceLine').length === 0],
    ...charged(root, true).flatMap((one): Rule[] => [
      ['BR-KSA-19', textAt(one, 'cbc:AllowanceChargeReasonCode') === ''],
      ['BR-KSA-21', textAt(one, 'cbc:AllowanceChargeReason') === ''],
      ['BR-37', textAt(one, 'cac:TaxCategory', 'cbc:ID') === ''],
    ]),
  ]
}

/** Where VAT is away from rate × net by more than the 0.01 that the rules allow. */
function isAway(vat: number, net: number, percent: number): boolean {
  return Math.abs(vat * 100 - net * percent) >= 150
}

function categoryRules(root: XmlElementNode): Rule[] {
  const lines = findAll(root, 'cac:InvoiceLine')
  const used = new Set([
    ...lines.map((line) => textAt(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID')),
    ...findAll(root, 'cac:AllowanceCharge', 'cac:TaxCategory', 'cbc:ID').map((one) => textOf(one)),
  ])
  const subtotals = findAll(root, 'cac:TaxTotal', 'cac:TaxSubtotal')
  const named = subtotals.map((one) => textAt(one, 'cac:TaxCategory', 'cbc:ID'))
  return [
    ...[...used].map((id): Rule => [`BR-${id}-01`, !named.includes(id)]),
    ...subtotals.flatMap((one) => subtotalRules(root, one)),
  ]
}

function subtotalRules(root: XmlElementNode, subtotal: XmlElementNode): Rule[] {
  const id = textAt(subtotal, 'cac:TaxCategory', 'cbc:ID')
  const percent = Number(textAt(subtotal, 'cac:TaxCategory', 'cbc:Percent') || '0')
  const [net, vat] = [amountAt(subtotal, 'cbc:TaxableAmount'), amountAt(subtotal, 'cbc:TaxAmount')]
  const lines = findAll(root, 'cac:InvoiceLine')
    .filter((line) => textAt(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID') === id)
    .map((line) => amountAt(line, 'cbc:LineExtensionAmount'))
  const charge = (isCharge: boolean) =>
    sumOf(
      charged(root, isCharge)
        .filter((one) => textAt(one, 'cac:TaxCategory', 'cbc:ID') === id)
        .map((one) => amountAt(one, 'cbc:Amount')),
    )
  const code = textAt(subtotal, 'cac:TaxCategory', 'cbc:TaxExemptionReasonCode')
  const reason = textAt(subtotal, 'cac:TaxCategory', 'cbc:TaxExemptionReason')
  return [
    ['BR-KSA-18', !/^[SZEO]$/.test(id)],
    [`BR-${id}-08`, net !== sumOf(lines) + charge(true) - charge(false)],
    ['BR-CO-17', isAway(vat, net, percent)],
    [`BR-${id}-09`, id === 'S' ? isAway(vat, net, percent) : vat !== 0],
    ['BR-48', id !== 'O' && !find(subtotal, 'cac:TaxCategory', 'cbc:Percent')],
    ['BR-S-10', id === 'S' && code + reason !== ''],
    ['BR-S-05', id === 'S' && percent <= 0],
    ['BR-KSA-CL-04', id !== 'S' && reasonCodes[id]?.test(code) !== true],
    ['BR-KSA-83', id !== 'S' && reason === ''],
  ]
}

function lineRules(line: XmlElementNode): Rule[] {
  const net = amountAt(line, 'cbc:LineExtensionAmount')
  const [vat, gross] = [
    amountAt(line, 'cac:TaxTotal', 'cbc:TaxAmount'),
    amountAt(line, 'cac:TaxTotal', 'cbc:RoundingAmount'),
  ]
  const id = textAt(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID')
  const percent = Number(textAt(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:Percent') || '0')
  const quantity = textAt(line, 'cbc:InvoicedQuantity')
  const worth = times(quantity, textAt(line, 'cac:Price', 'cbc:PriceAmount'))
  const of = (isCharge: boolean) => sumOf(charged(line, isCharge).map((one) => amountAt(one, 'cbc:Amount')))
  return [
    ['BR-21', textAt(line, 'cbc:ID') === ''],
    ['BR-KSA-F-06-C17', textAt(line, 'cbc:ID').length > 6],
    ['BR-22', quantity === '' || quantity === '0'],
    ['BR-25', textAt(line, 'cac:Item', 'cbc:Name') === ''],
    ['BR-26', !find(line, 'cac:Price', 'cbc:PriceAmount')],
    ['BR-CO-04', id === ''],
    ['BR-KSA-11', id === 'O' && percent !== 0],
    ['BR-Z-05', (id === 'Z' || id === 'E') && percent !== 0],
    ['BR-KSA-51', gross !== net + vat],
    [
      'BR-KSA-52',
      !find(line, 'cac:TaxTotal', 'cbc:TaxAmount') || !find(line, 'cac:TaxTotal', 'cbc:RoundingAmount'),
    ],
    ['BR-KSA-EN16931-11', Math.abs(worth + of(true) - of(false) - net) > 1],
    // a line's VAT is its share of the document's: the toolkit compares it with no rate
    ['line VAT', Math.abs(vat * 100 - net * percent) > 300],
  ]
}

/** Quantity × price in minor units, halves up, however many places both have. */
function times(quantity: string, price: string): number {
  const places = (text: string) => text.split('.')[1]?.length ?? 0
  const whole = (text: string) => BigInt(text.replace('.', '') || '0')
  const scale = 10n ** BigInt(places(quantity) + places(price))
  return Number((whole(quantity) * whole(price) * 200n + scale) / (2n * scale))
}

function prepaidRules(root: XmlElementNode): Rule[] {
  const prepaid = amountAt(root, 'cac:LegalMonetaryTotal', 'cbc:PrepaidAmount')
  const lines = findAll(root, 'cac:InvoiceLine').filter((line) => find(line, 'cac:DocumentReference'))
  const parts = lines.flatMap((line) => findAll(line, 'cac:TaxTotal', 'cac:TaxSubtotal'))
  const named = sumOf(parts.map((one) => amountAt(one, 'cbc:TaxableAmount') + amountAt(one, 'cbc:TaxAmount')))
  return [
    ['BR-KSA-80', prepaid !== named],
    ['BR-KSA-75', parts.length < lines.length],
    ...lines.flatMap((line): Rule[] => [
      [
        'BR-KSA-82',
        amountAt(line, 'cbc:LineExtensionAmount') !== 0 ||
          amountAt(line, 'cac:TaxTotal', 'cbc:TaxAmount') !== 0,
      ],
      ['BR-KSA-74', textAt(line, 'cac:DocumentReference', 'cbc:DocumentTypeCode') !== '386'],
      [
        'BR-KSA-73',
        ['cbc:ID', 'cbc:IssueDate', 'cbc:IssueTime'].some(
          (name) => textAt(line, 'cac:DocumentReference', name) === '',
        ),
      ],
    ]),
    ...parts.map((one): Rule => [
      'BR-KSA-79',
      isAway(
        amountAt(one, 'cbc:TaxAmount'),
        amountAt(one, 'cbc:TaxableAmount'),
        Number(textAt(one, 'cac:TaxCategory', 'cbc:Percent') || '0'),
      ),
    ]),
  ]
}

const amountNames = new Set([
  'cbc:Amount',
  'cbc:TaxAmount',
  'cbc:TaxableAmount',
  'cbc:RoundingAmount',
  'cbc:LineExtensionAmount',
  'cbc:TaxExclusiveAmount',
  'cbc:TaxInclusiveAmount',
  'cbc:AllowanceTotalAmount',
  'cbc:ChargeTotalAmount',
  'cbc:PrepaidAmount',
  'cbc:PayableAmount',
])

/** All amounts: two places (BR-DEC), not below nought (BR-KSA-F-04), in the document's currency (BR-KSA-CL-02). */
function amountRules(root: XmlElementNode): Rule[] {
  const currency = textAt(root, 'cbc:DocumentCurrencyCode')
  const walk = (from: XmlElementNode): Rule[] =>
    elementsOf(from).flatMap((one): Rule[] => {
      if (one.name === 'ext:UBLExtensions') return []
      if (!amountNames.has(one.name) && one.name !== 'cbc:PriceAmount') return walk(one)
      return [
        ['BR-DEC', one.name !== 'cbc:PriceAmount' && Number.isNaN(minorOf(textOf(one)))],
        ['BR-KSA-F-04', !(Number(textOf(one)) >= 0)],
        ['BR-KSA-CL-02', one.attributes.get('currencyID') !== currency],
      ]
    })
  return walk(root)
}
