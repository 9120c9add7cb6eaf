import { remark, type Remark } from './remark.ts'
import type { XmlPart } from './read-xml.ts'

// The rules by which most documents fail, read in the authority's published list of them (BR-KSA, EN 16931); each is said in
// words of our own. All 300 of them are run by the authority's own files, outside of the product.

const ksa = (code: string, message: string) => remark('KSA', code, message)
const en = (code: string, message: string) => remark('EN_16931', code, message)

const seller = 'cac:AccountingSupplierParty/cac:Party'
const buyer = 'cac:AccountingCustomerParty/cac:Party'
const totals = 'cac:LegalMonetaryTotal'
const dayMs = 86_400_000

/** Takes a document and now (UTC ms); returns which of the main rules it breaks, warnings too. */
export function checkRules(root: XmlPart, now: number): readonly Remark[] {
  const broken = (tests: readonly (readonly [boolean, Remark])[]) =>
    tests.filter(([holds]) => !holds).map(([, wrong]) => wrong)
  return [
    ...broken(headRules(root, now)),
    ...broken(noteRules(root, now)),
    ...broken(sellerRules(root)),
    ...broken(buyerRules(root)),
    ...broken(sumRules(root)),
    ...broken(root.all('cac:InvoiceLine').flatMap(lineRules)),
    ...broken(root.all('cac:TaxTotal/cac:TaxSubtotal').flatMap((part) => categoryRules(root, part))),
  ]
}

type Rule = readonly [holds: boolean, wrong: Remark]

const issuedAt = (root: XmlPart) =>
  Date.parse(`${root.text('cbc:IssueDate')}T${root.text('cbc:IssueTime').replace(/Z$/, '')}+03:00`)

function headRules(root: XmlPart, now: number): readonly Rule[] {
  const type = root.text('cbc:InvoiceTypeCode')
  const name = root.text('cbc:InvoiceTypeCode/@name')
  const issued = issuedAt(root)
  return [
    [
      root.text('cbc:ProfileID') === 'reporting:1.0',
      ksa('BR-KSA-EN16931-01', 'The business process must be reporting:1.0'),
    ],
    [root.text('cbc:ID') !== '', en('BR-02', 'An invoice must have a number')],
    [
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(root.text('cbc:UUID')),
      ksa('BR-KSA-03', 'The invoice must have a unique identifier'),
    ],
    [!Number.isNaN(issued), ksa('BR-KSA-70', 'The invoice must have date and time of its issue')],
    [!(issued > now + 60_000), ksa('BR-KSA-04', 'The date of issue must not be in the future')],
    [['388', '381', '383', '386'].includes(type), ksa('BR-KSA-05', 'The type must be 388, 381, 383 or 386')],
    [/^0[12][01]{5}$/.test(name), ksa('BR-KSA-06', 'The transaction code must be NNPNESB')],
    [root.text('cbc:DocumentCurrencyCode') !== '', en('BR-05', 'The invoice must have a currency')],
    [root.text('cbc:TaxCurrencyCode') === 'SAR', ksa('BR-KSA-68', 'The currency of VAT must be SAR')],
  ]
}

function noteRules(root: XmlPart, now: number): readonly Rule[] {
  const type = root.text('cbc:InvoiceTypeCode')
  const isNote = type === '381' || type === '383'
  const issued = issuedAt(root)
  const isSimplified = root.text('cbc:InvoiceTypeCode/@name').startsWith('02')
  return [
    [
      !isNote || root.has('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID[normalize-space()]'),
      ksa('BR-KSA-56', 'A note must name the invoice that it changes'),
    ],
    [
      !isNote || root.text('cac:PaymentMeans/cbc:InstructionNote') !== '',
      ksa('BR-KSA-17', 'A note must have the reason for it'),
    ],
    [
      !isSimplified || Number.isNaN(issued) || now - issued <= dayMs,
      remark(
        'KSA',
        'BR-KSA-98',
        'A simplified invoice should be submitted within 24 hours of its issue',
        'WARNING',
      ),
    ],
  ]
}

const addressOf = (root: XmlPart) => (party: string, part: string) =>
  root.text(`${party}/cac:PostalAddress/${part}`)

function sellerRules(root: XmlPart): readonly Rule[] {
  const address = addressOf(root)
  const parts = [
    'cbc:StreetName',
    'cbc:BuildingNumber',
    'cbc:CitySubdivisionName',
    'cbc:CityName',
    'cbc:PostalZone',
  ]
  const vat = root.text(`${seller}/cac:PartyTaxScheme/cbc:CompanyID`)
  return [
    [
      root.text(`${seller}/cac:PartyLegalEntity/cbc:RegistrationName`) !== '',
      en('BR-06', 'The seller must have a name'),
    ],
    [
      parts.every((part) => address(seller, part) !== ''),
      ksa('BR-KSA-09', 'The seller’s address must be complete'),
    ],
    [
      /^\d{4}$/.test(address(seller, 'cbc:BuildingNumber')),
      ksa('BR-KSA-37', 'The seller’s building number must have four digits'),
    ],
    [
      /^\d{5}$/.test(address(seller, 'cbc:PostalZone')),
      ksa('BR-KSA-66', 'The seller’s postal code must have five digits'),
    ],
    [
      /^3\d{13}3$/.test(vat),
      ksa('BR-KSA-40', 'The seller’s VAT number must have 15 digits and begin and end with 3'),
    ],
    [
      /^(CRN|MOM|MLS|SAG|OTH|700)$/.test(root.text(`${seller}/cac:PartyIdentification/cbc:ID/@schemeID`)) &&
        /^[0-9A-Za-z]+$/.test(root.text(`${seller}/cac:PartyIdentification/cbc:ID`)),
      remark(
        'KSA',
        'BR-KSA-08',
        'The seller must be identified by one number of the listed kinds',
        'WARNING',
      ),
    ],
  ]
}

function buyerRules(root: XmlPart): readonly Rule[] {
  const isStandard = root.text('cbc:InvoiceTypeCode/@name').startsWith('01')
  const address = addressOf(root)
  const buyerVat = root.text(`${buyer}/cac:PartyTaxScheme/cbc:CompanyID`)
  return [
    [
      !isStandard || root.text(`${buyer}/cac:PartyLegalEntity/cbc:RegistrationName`) !== '',
      ksa('BR-KSA-42', 'A standard invoice must name its buyer'),
    ],
    [
      !isStandard || ['cbc:StreetName', 'cbc:CityName'].every((part) => address(buyer, part) !== ''),
      ksa('BR-KSA-10', 'A standard invoice must have its buyer’s address'),
    ],
    [
      buyerVat === '' || /^3\d{13}3$/.test(buyerVat),
      ksa('BR-KSA-44', 'The buyer’s VAT number must have 15 digits and begin and end with 3'),
    ],
    [
      !isStandard ||
        root.text('cbc:InvoiceTypeCode') !== '388' ||
        root.has('cac:Delivery/cbc:ActualDeliveryDate'),
      ksa('BR-KSA-15', 'A standard invoice must have the date of supply'),
    ],
  ]
}

const sum = (all: readonly XmlPart[], path: string) =>
  all.reduce((total, part) => total + part.amount(path), 0)

function sumRules(root: XmlPart): readonly Rule[] {
  const amount = (name: string) => (root.has(`${totals}/${name}`) ? root.amount(`${totals}/${name}`) : 0)
  const of = (charge: boolean) => root.all(`cac:AllowanceCharge[cbc:ChargeIndicator='${String(charge)}']`)
  // the lines that set off a prepayment are of no amount
  const lines = sum(root.all('cac:InvoiceLine'), 'cbc:LineExtensionAmount')
  const [allowances, charges] = [sum(of(false), 'cbc:Amount'), sum(of(true), 'cbc:Amount')]
  const vat = root.amount('cac:TaxTotal/cbc:TaxAmount')
  const subtotals = root.all('cac:TaxTotal/cac:TaxSubtotal')
  const [exclusive, inclusive] = [amount('cbc:TaxExclusiveAmount'), amount('cbc:TaxInclusiveAmount')]
  return [
    [
      amount('cbc:LineExtensionAmount') === lines,
      en('BR-CO-10', 'The sum of lines must be that of its lines'),
    ],
    [
      amount('cbc:AllowanceTotalAmount') === allowances,
      en('BR-CO-11', 'The sum of allowances must be that of its allowances'),
    ],
    [
      amount('cbc:ChargeTotalAmount') === charges,
      en('BR-CO-12', 'The sum of charges must be that of its charges'),
    ],
    [
      exclusive === lines - allowances + charges,
      en('BR-CO-13', 'The total without VAT must be lines less allowances and charges'),
    ],
    [vat === sum(subtotals, 'cbc:TaxAmount'), en('BR-CO-14', 'The VAT must be the sum of its categories')],
    [
      inclusive === exclusive + vat,
      en('BR-CO-15', 'The total with VAT must be the total without it and the VAT'),
    ],
    [
      amount('cbc:PayableAmount') ===
        inclusive - amount('cbc:PrepaidAmount') + amount('cbc:PayableRoundingAmount'),
      en('BR-CO-16', 'The amount due must be the total less what was paid before'),
    ],
    [root.all('cac:InvoiceLine').length > 0, en('BR-16', 'An invoice must have a line')],
  ]
}

function lineRules(line: XmlPart): readonly Rule[] {
  const quantity = Number(line.text('cbc:InvoicedQuantity'))
  const price = Number(line.text('cac:Price/cbc:PriceAmount'))
  const base = Number(line.text('cac:Price/cbc:BaseQuantity') || '1')
  const off = sum(line.all("cac:AllowanceCharge[cbc:ChargeIndicator='false']"), 'cbc:Amount')
  const on = sum(line.all("cac:AllowanceCharge[cbc:ChargeIndicator='true']"), 'cbc:Amount')
  const net = line.amount('cbc:LineExtensionAmount')
  const vat = line.amount('cac:TaxTotal/cbc:TaxAmount')
  const due = Math.round(
    (net * Number(line.text('cac:Item/cac:ClassifiedTaxCategory/cbc:Percent') || '0')) / 100,
  )
  const isPrepaid = line.has('cac:DocumentReference')
  return [
    [quantity > 0, en('BR-22', 'A line must have a quantity')],
    [line.text('cac:Item/cbc:Name') !== '', en('BR-25', 'A line must have a name')],
    [price >= 0, en('BR-27', 'A price must not be negative')],
    [
      Math.abs(Math.round((quantity * price * 100) / base) - off + on - net) < 1,
      ksa('BR-KSA-EN16931-11', 'The amount of a line must be quantity × price less its allowances'),
    ],
    // its VAT is a share of the document's
    [
      isPrepaid || Math.abs(vat - due) <= 1,
      ksa('BR-KSA-50', 'The VAT of a line must be its amount × its rate'),
    ],
    [
      isPrepaid || line.amount('cac:TaxTotal/cbc:RoundingAmount') === net + vat,
      ksa('BR-KSA-51', 'A line with VAT must be its amount and its VAT'),
    ],
  ]
}

function categoryRules(root: XmlPart, part: XmlPart): readonly Rule[] {
  const id = part.text('cac:TaxCategory/cbc:ID')
  const rate = Number(part.text('cac:TaxCategory/cbc:Percent') || '0')
  const same = (path: string) => `[${path}/cbc:ID='${id}' and number(${path}/cbc:Percent)=${rate}]`
  const lines = root.all(
    `cac:InvoiceLine${same('cac:Item/cac:ClassifiedTaxCategory')}[not(cac:DocumentReference)]`,
  )
  const of = (charge: boolean) =>
    root.all(`cac:AllowanceCharge[cbc:ChargeIndicator='${String(charge)}']${same('cac:TaxCategory')}`)
  const taxable = part.amount('cbc:TaxableAmount')
  const due = Math.round((taxable * rate) / 100)
  return [
    [['S', 'Z', 'E', 'O'].includes(id), ksa('BR-KSA-18', 'The category of VAT must be S, Z, E or O')],
    [
      id === 'O' ||
        taxable ===
          sum(lines, 'cbc:LineExtensionAmount') - sum(of(false), 'cbc:Amount') + sum(of(true), 'cbc:Amount'),
      en('BR-S-08', 'The taxable amount of a category must be that of its lines, allowances and charges'),
    ],
    [
      Math.abs(part.amount('cbc:TaxAmount') - due) <= 1,
      remark('EN_16931', 'BR-CO-17', 'The VAT of a category must be its amount × its rate', 'WARNING'),
    ],
    [
      id === 'S' || part.text('cac:TaxCategory/cbc:TaxExemptionReasonCode') !== '',
      ksa('BR-KSA-69', 'A category without VAT must have a reason'),
    ],
  ]
}
