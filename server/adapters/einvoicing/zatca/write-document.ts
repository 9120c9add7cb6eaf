import type { PaidBy, TaxCharge, TaxDocument, TaxSubtotal } from '#domain/einvoicing/tax-document.ts'
import { localMoment } from './local-moment.ts'
import { oneSumPerCode } from './one-sum-per-code.ts'
import type { ChainPlace } from './port.ts'
import { documentLines, inArabic, money, taxCategory } from './write-lines.ts'
import { partyElement } from './write-party.ts'
import { element, textElement, writeXml, type XmlElement } from './write-xml.ts'

/** A document as it is hashed, in the two parts between which QR code and signature stand. */
export interface WrittenDocument {
  /** From the declarations of the root on. */
  readonly open: string
  readonly head: string
  readonly body: string
  readonly close: string
}

const kinds = { invoice: '388', 'credit-note': '381', 'debit-note': '383', prepayment: '386' } as const

/** UNCL 4461. */
const paymentCodes: Readonly<Record<PaidBy, string>> = {
  cash: '10',
  card: '48',
  credit: '30',
  wallet: '1',
  none: '1',
}

/** UNTDID 7161: delivery, and miscellaneous services. */
const chargeCodes = { delivery: 'DL', service: 'ABK', fee: 'ABK' } as const

const open =
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
  ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"' +
  ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"' +
  ' xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">'

/**
 * Takes a document and its place in the unit's chain; returns it as UBL 2.1 in the form of canonical XML 1.1. XML
 * implementation standard of the authority, toolkit R3.2.7.
 */
export function writeDocument(document: TaxDocument, place: ChainPlace): WrittenDocument {
  return {
    open,
    head: writeXml(headOf(document, place)),
    body: writeXml([...partiesOf(document), ...sumsOf(document), ...documentLines(document)]),
    close: '</Invoice>',
  }
}

function headOf(document: TaxDocument, { counter, previousHash }: ChainPlace): XmlElement[] {
  const { date, time } = localMoment(document)
  const subtype = document.form === 'standard' ? '0100000' : '0200000'
  return [
    textElement('cbc:ProfileID', 'reporting:1.0'),
    textElement('cbc:ID', document.number),
    textElement('cbc:UUID', document.uuid),
    textElement('cbc:IssueDate', date),
    textElement('cbc:IssueTime', time),
    textElement('cbc:InvoiceTypeCode', kinds[document.kind], { name: subtype }),
    textElement('cbc:DocumentCurrencyCode', document.currency),
    textElement('cbc:TaxCurrencyCode', 'SAR'),
    ...(document.of ?? []).map(({ number, issuedAt }) =>
      element(
        'cac:BillingReference',
        element(
          'cac:InvoiceDocumentReference',
          textElement('cbc:ID', number),
          textElement('cbc:IssueDate', localMoment({ issuedAt, timeZone: document.timeZone }).date),
        ),
      ),
    ),
    element(
      'cac:AdditionalDocumentReference',
      textElement('cbc:ID', 'ICV'),
      textElement('cbc:UUID', String(counter)),
    ),
    attachment('PIH', previousHash),
  ]
}

/** Takes what is attached and its name; returns the reference that holds it. */
export function attachment(id: 'PIH' | 'QR', base64: string): XmlElement {
  return element(
    'cac:AdditionalDocumentReference',
    textElement('cbc:ID', id),
    element(
      'cac:Attachment',
      textElement('cbc:EmbeddedDocumentBinaryObject', base64, { mimeCode: 'text/plain' }),
    ),
  )
}

function partiesOf(document: TaxDocument): XmlElement[] {
  const { seller, buyer, suppliedAt, timeZone, reason, paidBy } = document
  return [
    element('cac:AccountingSupplierParty', partyElement(seller)),
    element('cac:AccountingCustomerParty', buyer && partyElement(buyer)),
    ...(suppliedAt === undefined
      ? []
      : [
          element(
            'cac:Delivery',
            textElement('cbc:ActualDeliveryDate', localMoment({ issuedAt: suppliedAt, timeZone }).date),
          ),
        ]),
    element(
      'cac:PaymentMeans',
      textElement('cbc:PaymentMeansCode', paymentCodes[paidBy]),
      reason !== undefined && textElement('cbc:InstructionNote', reason.slice(0, 1000)),
    ),
  ]
}

function sumsOf({ charges, subtotals, totals, currency }: TaxDocument): XmlElement[] {
  const amount = money(currency)
  return [
    ...charges.map((charge) => chargeElement(charge, amount)),
    element('cac:TaxTotal', amount('cbc:TaxAmount', totals.vat)),
    element(
      'cac:TaxTotal',
      amount('cbc:TaxAmount', totals.vat),
      ...oneSumPerCode(subtotals).map((part) => subtotalElement(part, amount)),
    ),
    element(
      'cac:LegalMonetaryTotal',
      amount('cbc:LineExtensionAmount', totals.lines),
      amount('cbc:TaxExclusiveAmount', totals.net),
      amount('cbc:TaxInclusiveAmount', totals.gross),
      totals.charges > 0 && amount('cbc:ChargeTotalAmount', totals.charges),
      totals.prepaid > 0 && amount('cbc:PrepaidAmount', totals.prepaid),
      amount('cbc:PayableAmount', totals.payable),
    ),
  ]
}

type Money = ReturnType<typeof money>

function chargeElement({ kind, reason, amount, category }: TaxCharge, write: Money): XmlElement {
  return element(
    'cac:AllowanceCharge',
    textElement('cbc:ChargeIndicator', 'true'),
    textElement('cbc:AllowanceChargeReasonCode', chargeCodes[kind]),
    textElement('cbc:AllowanceChargeReason', inArabic(reason)),
    write('cbc:Amount', amount),
    taxCategory('cac:TaxCategory', category),
  )
}

function subtotalElement({ category, net, vat }: TaxSubtotal, write: Money): XmlElement {
  return element(
    'cac:TaxSubtotal',
    write('cbc:TaxableAmount', net),
    write('cbc:TaxAmount', vat),
    taxCategory('cac:TaxCategory', category, true),
  )
}
