import type { TaxParty } from '#domain/einvoicing/tax-document.ts'
import { element, textElement, type XmlElement } from './write-xml.ts'

const text = (name: string, value: string) => value !== '' && textElement(name, value)

/** Takes who sells or buys; returns the party, without the parts of an address that are empty. */
export function partyElement({ name, taxNumber, id, address }: TaxParty): XmlElement {
  return element(
    'cac:Party',
    id && element('cac:PartyIdentification', textElement('cbc:ID', id.value, { schemeID: id.scheme })),
    element(
      'cac:PostalAddress',
      text('cbc:StreetName', address.street),
      text('cbc:BuildingNumber', address.building),
      text('cbc:CitySubdivisionName', address.district),
      text('cbc:CityName', address.city),
      text('cbc:PostalZone', address.postalCode),
      element('cac:Country', textElement('cbc:IdentificationCode', address.country)),
    ),
    element(
      'cac:PartyTaxScheme',
      text('cbc:CompanyID', taxNumber),
      element('cac:TaxScheme', textElement('cbc:ID', 'VAT')),
    ),
    element('cac:PartyLegalEntity', textElement('cbc:RegistrationName', name.slice(0, 1000))),
  )
}
