import { sha256 } from './hash-document.ts'
import type { UnitCertificate } from './port.ts'
import { escapeText } from './write-xml.ts'

const xades = 'http://uri.etsi.org/01903/v1.3.2#'
const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const digestMethod = 'http://www.w3.org/2001/04/xmlenc#sha256'

/** The toolkit hashes hexadecimal text and writes that in Base64, everywhere but for the document itself. */
const hexDigest = (text: string) => Buffer.from(sha256(text).toString('hex')).toString('base64')

/** Takes a text in Base64 of a certificate; returns its digest as a document carries it. */
export const certificateDigest = (base64: string): string => hexDigest(base64)

/** What is signed besides the document: when, and with which certificate. */
export interface SignedProperties {
  /** As it stands in the document. */
  readonly xml: string
  readonly digest: string
}

/**
 * Takes the certificate and the moment of the signature (UTC ms); returns the signed properties and their digest. The toolkit takes the
 * digest over this element as its own library prints it: declarations on each element, short forms of empty ones, and the
 * white space of its template, which therefore stands here to the letter (toolkit R3.2.7, sample of a simplified invoice).
 */
export function signedProperties(certificate: UnitCertificate, signedAt: number): SignedProperties {
  const at = (depth: number, text: string) => `${' '.repeat(32 + 4 * depth)}${text}`
  const xml = [
    '<xades:SignedProperties Id="xadesSignedProperties">',
    at(1, '<xades:SignedSignatureProperties>'),
    at(2, `<xades:SigningTime>${new Date(signedAt).toISOString().replace(/\.\d+/, '')}</xades:SigningTime>`),
    at(2, '<xades:SigningCertificate>'),
    at(3, '<xades:Cert>'),
    at(4, '<xades:CertDigest>'),
    at(5, `<ds:DigestMethod Algorithm="${digestMethod}"/>`),
    at(5, `<ds:DigestValue>${certificateDigest(certificate.base64)}</ds:DigestValue>`),
    at(4, '</xades:CertDigest>'),
    at(4, '<xades:IssuerSerial>'),
    at(5, `<ds:X509IssuerName>${escapeText(certificate.issuer)}</ds:X509IssuerName>`),
    at(5, `<ds:X509SerialNumber>${certificate.serial}</ds:X509SerialNumber>`),
    at(4, '</xades:IssuerSerial>'),
    at(3, '</xades:Cert>'),
    at(2, '</xades:SigningCertificate>'),
    at(1, '</xades:SignedSignatureProperties>'),
    at(0, '</xades:SignedProperties>'),
  ].join('\n')
  return { xml, digest: propertiesDigest(xml) }
}

/** Takes the signed properties as they stand in a document; returns their digest. */
export function propertiesDigest(xml: string): string {
  return hexDigest(
    xml
      .replace('<xades:SignedProperties ', `<xades:SignedProperties xmlns:xades="${xades}" `)
      .replaceAll(/<(ds:\w+)/g, `<$1 xmlns:ds="${dsig}"`),
  )
}

/** What the block is made of. */
export interface BlockParts {
  readonly hash: string
  readonly signature: string
  readonly properties: SignedProperties
  readonly certificate: UnitCertificate
}

const transform = (without: string) =>
  `<ds:Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"><ds:XPath>not(//ancestor-or-self::${without})</ds:XPath></ds:Transform>`

/** Takes the parts of a signature; returns the block of the document that holds them (XAdES in ext:UBLExtensions). */
export function signatureBlock({ hash, signature, properties, certificate }: BlockParts): string {
  return [
    '<ext:UBLExtensions><ext:UBLExtension>',
    '<ext:ExtensionURI>urn:oasis:names:specification:ubl:dsig:enveloped:xades</ext:ExtensionURI>',
    '<ext:ExtensionContent><sig:UBLDocumentSignatures',
    ' xmlns:sac="urn:oasis:names:specification:ubl:schema:xsd:SignatureAggregateComponents-2"',
    ' xmlns:sbc="urn:oasis:names:specification:ubl:schema:xsd:SignatureBasicComponents-2"',
    ' xmlns:sig="urn:oasis:names:specification:ubl:schema:xsd:CommonSignatureComponents-2">',
    '<sac:SignatureInformation>',
    '<cbc:ID>urn:oasis:names:specification:ubl:signature:1</cbc:ID>',
    '<sbc:ReferencedSignatureID>urn:oasis:names:specification:ubl:signature:Invoice</sbc:ReferencedSignatureID>',
    `<ds:Signature xmlns:ds="${dsig}" Id="signature"><ds:SignedInfo>`,
    '<ds:CanonicalizationMethod Algorithm="http://www.w3.org/2006/12/xml-c14n11"/>',
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/>',
    '<ds:Reference Id="invoiceSignedData" URI=""><ds:Transforms>',
    transform('ext:UBLExtensions'),
    transform('cac:Signature'),
    transform("cac:AdditionalDocumentReference[cbc:ID='QR']"),
    '<ds:Transform Algorithm="http://www.w3.org/2006/12/xml-c14n11"/></ds:Transforms>',
    `<ds:DigestMethod Algorithm="${digestMethod}"/><ds:DigestValue>${hash}</ds:DigestValue></ds:Reference>`,
    '<ds:Reference Type="http://www.w3.org/2000/09/xmldsig#SignatureProperties" URI="#xadesSignedProperties">',
    `<ds:DigestMethod Algorithm="${digestMethod}"/><ds:DigestValue>${properties.digest}</ds:DigestValue>`,
    `</ds:Reference></ds:SignedInfo><ds:SignatureValue>${signature}</ds:SignatureValue>`,
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate.base64}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    `<ds:Object><xades:QualifyingProperties xmlns:xades="${xades}" Target="signature">`,
    properties.xml,
    '</xades:QualifyingProperties></ds:Object></ds:Signature></sac:SignatureInformation>',
    '</sig:UBLDocumentSignatures></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>',
  ].join('')
}
