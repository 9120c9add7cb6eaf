import {
  find,
  findAll,
  textAt,
  textOf,
  type XmlElementNode,
} from '#server/adapters/einvoicing/zatca/canonical-xml.ts'

/** A rule by its name in the authority's toolkit, and whether the document breaks it. */
export type Rule = readonly [name: string, isBroken: boolean]

const taxNumber = /^3\d{13}3$/

/** Takes a document; returns the rules of its head: number, time, kind, chain, reason and reference. */
export function headRules(root: XmlElementNode): Rule[] {
  const kind = textAt(root, 'cbc:InvoiceTypeCode')
  const subtype = find(root, 'cbc:InvoiceTypeCode')?.attributes.get('name') ?? ''
  const isNote = kind === '381' || kind === '383'
  const references = new Map(
    findAll(root, 'cac:AdditionalDocumentReference').map((one) => [textAt(one, 'cbc:ID'), one]),
  )
  const attached = (id: string) => {
    const reference = references.get(id)
    return reference ? textAt(reference, 'cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject') : ''
  }
  const counter = references.get('ICV')
  const code = attached('QR')
  return [
    ['BR-KSA-EN16931-01', textAt(root, 'cbc:ProfileID') !== 'reporting:1.0'],
    ['BR-02', textAt(root, 'cbc:ID') === ''],
    ['BR-KSA-F-06-C1', textAt(root, 'cbc:ID').length > 127],
    ['BR-KSA-03', !/^[\w.-]+$/.test(textAt(root, 'cbc:UUID'))],
    ['BR-KSA-F-01', !/^\d{4}-\d\d-\d\d$/.test(textAt(root, 'cbc:IssueDate'))],
    ['BR-KSA-70', !/^([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ?$/.test(textAt(root, 'cbc:IssueTime'))],
    ['BR-KSA-05', !['388', '383', '381', '386'].includes(kind)],
    ['BR-KSA-06', !/^0[12][01]{5}$/.test(subtype)],
    ['BR-KSA-31', subtype.startsWith('02') && !/^02[01][01]0[01]0$/.test(subtype)],
    ['BR-KSA-68', textAt(root, 'cbc:TaxCurrencyCode') !== 'SAR'],
    ['BR-KSA-33', !counter || !/^\d+$/.test(textAt(counter, 'cbc:UUID'))],
    ['BR-KSA-61', !/^[A-Za-z0-9+/]{43,88}={0,2}$/.test(attached('PIH'))],
    ['BR-KSA-27', subtype.startsWith('02') && code === ''],
    ['BR-CL-KSA-14', code.length > 700],
    ['BR-KSA-60', subtype.startsWith('02') && !find(root, 'cac:Signature', 'cbc:ID')],
    ['BR-KSA-17', isNote && textAt(root, 'cac:PaymentMeans', 'cbc:InstructionNote') === ''],
    ['BR-KSA-F-06-C13', textAt(root, 'cac:PaymentMeans', 'cbc:InstructionNote').length > 1000],
    [
      'BR-KSA-56',
      isNote &&
        !findAll(root, 'cac:BillingReference', 'cac:InvoiceDocumentReference').some(
          (one) => textAt(one, 'cbc:ID') !== '',
        ),
    ],
    ['BR-KSA-16', !/^\d{1,2}$|^ZZZ$/.test(textAt(root, 'cac:PaymentMeans', 'cbc:PaymentMeansCode'))],
    [
      'BR-KSA-15',
      kind === '388' &&
        subtype.startsWith('01') &&
        textAt(root, 'cac:Delivery', 'cbc:ActualDeliveryDate') === '',
    ],
  ]
}

/** Takes a document; returns the rules of who sells and who buys. */
export function partyRules(root: XmlElementNode): Rule[] {
  const seller = find(root, 'cac:AccountingSupplierParty', 'cac:Party')
  const buyer = find(root, 'cac:AccountingCustomerParty', 'cac:Party')
  const isStandard = find(root, 'cbc:InvoiceTypeCode')?.attributes.get('name')?.startsWith('01') === true
  return [
    ['BR-06', !seller || nameOf(seller) === ''],
    ...(seller ? sellerRules(seller) : []),
    ['BR-10', isStandard && !buyer],
    ...(isStandard && buyer && seller ? buyerRules(buyer, seller) : []),
  ]
}

const nameOf = (party: XmlElementNode) => textAt(party, 'cac:PartyLegalEntity', 'cbc:RegistrationName')
const numberOf = (party: XmlElementNode) => textAt(party, 'cac:PartyTaxScheme', 'cbc:CompanyID')

function sellerRules(seller: XmlElementNode): Rule[] {
  const address = (name: string) => textAt(seller, 'cac:PostalAddress', name)
  const id = find(seller, 'cac:PartyIdentification', 'cbc:ID')
  return [
    ['BR-KSA-F-06-C10', nameOf(seller).length > 1000],
    ['BR-KSA-39', numberOf(seller) === ''],
    ['BR-KSA-40', !taxNumber.test(numberOf(seller))],
    [
      'BR-KSA-08',
      !id ||
        !/^(CRN|MOM|MLS|SAG|OTH|700)$/.test(id.attributes.get('schemeID') ?? '') ||
        !/^[a-zA-Z0-9]+$/.test(textOf(id)),
    ],
    [
      'BR-KSA-09',
      ['cbc:StreetName', 'cbc:CitySubdivisionName', 'cbc:CityName'].some((name) => address(name) === ''),
    ],
    ['BR-KSA-37', !/^\d{4}$/.test(address('cbc:BuildingNumber'))],
    ['BR-KSA-66', !/^\d{5}$/.test(address('cbc:PostalZone'))],
    ['BR-09', textAt(seller, 'cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode') !== 'SA'],
  ]
}

function buyerRules(buyer: XmlElementNode, seller: XmlElementNode): Rule[] {
  const address = (name: string) => textAt(buyer, 'cac:PostalAddress', name)
  const number = numberOf(buyer)
  return [
    ['BR-KSA-42', nameOf(buyer) === ''],
    ['BR-KSA-44', number !== '' && !taxNumber.test(number)],
    ['BR-CUSTOM-VALIDATION-01', number !== '' && number === numberOf(seller)],
    ['BR-KSA-81', number === '' && textAt(buyer, 'cac:PartyIdentification', 'cbc:ID') === ''],
    [
      'BR-KSA-63',
      ['cbc:StreetName', 'cbc:BuildingNumber', 'cbc:CitySubdivisionName', 'cbc:CityName'].some(
        (name) => address(name) === '',
      ),
    ],
    ['BR-KSA-67', !/^\d{5}$/.test(address('cbc:PostalZone'))],
  ]
}
