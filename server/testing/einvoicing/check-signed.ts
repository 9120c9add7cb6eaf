import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import {
  find,
  readXml,
  textAt,
  type XmlElementNode,
} from '#server/adapters/einvoicing/zatca/canonical-xml.ts'
import { hashOfXml } from '#server/adapters/einvoicing/zatca/hash-document.ts'
import { readQr } from '#server/adapters/einvoicing/zatca/qr.ts'
import { certificateDigest, propertiesDigest } from '#server/adapters/einvoicing/zatca/signature-block.ts'

const signatureWay = [
  'ext:UBLExtensions',
  'ext:UBLExtension',
  'ext:ExtensionContent',
  'sig:UBLDocumentSignatures',
  'sac:SignatureInformation',
  'ds:Signature',
]

/**
 * Takes a signed document; returns what of its hash, signature, certificate, signed properties and QR code does not agree
 * with the document itself, as node:crypto sees it. Written from the sample of the authority's toolkit R3.2.7, on which all
 * of it is right but the time in its QR code ("Z" is added there, and the service warns of it since 2023).
 */
export function checkSigned(xml: string): string[] {
  const root = readXml(xml)
  const block = find(root, ...signatureWay)
  if (!block) return ['no signature']
  const hash = hashOfXml(xml)
  const base64 = textAt(block, 'ds:KeyInfo', 'ds:X509Data', 'ds:X509Certificate').replace(/\s/g, '')
  const signature = textAt(block, 'ds:SignatureValue')
  const certificate = new X509Certificate(Buffer.from(base64, 'base64'))
  const wrong: [string, boolean][] = [
    ['hash', digestOf(block, 0) !== hash],
    [
      'signature',
      !verify('sha256', Buffer.from(hash, 'base64'), certificate.publicKey, Buffer.from(signature, 'base64')),
    ],
    ['signed properties', digestOf(block, 1) !== propertiesDigest(propertiesIn(xml))],
    ...certificateFaults(block, certificate, base64),
    ...qrFaults(root, { hash, signature, certificate }),
  ]
  return wrong.filter(([, isWrong]) => isWrong).map(([name]) => name)
}

function digestOf(block: XmlElementNode, no: number): string {
  const references = find(block, 'ds:SignedInfo')?.children.filter(
    (child) => typeof child !== 'string' && child.name === 'ds:Reference',
  )
  const reference = references?.[no]
  return reference === undefined || typeof reference === 'string' ? '' : textAt(reference, 'ds:DigestValue')
}

function propertiesIn(xml: string): string {
  return /<xades:SignedProperties [\s\S]*<\/xades:SignedProperties>/.exec(xml)?.[0] ?? ''
}

function certificateFaults(
  block: XmlElementNode,
  { serialNumber, issuer }: X509Certificate,
  base64: string,
): [string, boolean][] {
  const way = [
    'ds:Object',
    'xades:QualifyingProperties',
    'xades:SignedProperties',
    'xades:SignedSignatureProperties',
    'xades:SigningCertificate',
    'xades:Cert',
  ]
  const read = find(block, ...way)
  if (!read) return [['certificate', true]]
  const parts = issuer.split('\n').map((part) => part.slice(part.indexOf('=') + 1))
  const name = textAt(read, 'xades:IssuerSerial', 'ds:X509IssuerName')
  return [
    ['certificate digest', textAt(read, 'xades:CertDigest', 'ds:DigestValue') !== certificateDigest(base64)],
    [
      'certificate serial',
      textAt(read, 'xades:IssuerSerial', 'ds:X509SerialNumber') !== BigInt(`0x${serialNumber}`).toString(),
    ],
    [
      'certificate issuer',
      name.replaceAll('\\', '').split(', ').length < parts.length ||
        !parts.every((part) => name.replaceAll('\\', '').includes(part.replaceAll('\\', ''))),
    ],
  ]
}

interface SignedFacts {
  readonly hash: string
  readonly signature: string
  readonly certificate: X509Certificate
}

function qrFaults(root: XmlElementNode, { hash, signature, certificate }: SignedFacts): [string, boolean][] {
  const reference = root.children.find(
    (child) =>
      typeof child !== 'string' &&
      child.name === 'cac:AdditionalDocumentReference' &&
      textAt(child, 'cbc:ID') === 'QR',
  )
  if (!reference || typeof reference === 'string') return [['QR code', true]]
  const tags = readQr(textAt(reference, 'cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject').trim())
  if (!tags) return [['QR code', true]]
  const read = (tag: number) => tags.get(tag)?.toString('utf8') ?? ''
  const supplier = find(root, 'cac:AccountingSupplierParty', 'cac:Party')
  const seller = supplier ? textAt(supplier, 'cac:PartyLegalEntity', 'cbc:RegistrationName') : ''
  const key = createPublicKey(certificate.publicKey.export({ type: 'spki', format: 'pem' }))
  const isSimplified = find(root, 'cbc:InvoiceTypeCode')?.attributes.get('name')?.startsWith('02') === true
  const stamp = tags.get(9)
  return [
    ['QR 1', !seller.startsWith(read(1)) || read(1) === ''],
    ['QR 2', !supplier || read(2) !== textAt(supplier, 'cac:PartyTaxScheme', 'cbc:CompanyID')],
    ['QR 3', read(3) !== `${textAt(root, 'cbc:IssueDate')}T${textAt(root, 'cbc:IssueTime')}`],
    ['QR 4', read(4) !== textAt(root, 'cac:LegalMonetaryTotal', 'cbc:TaxInclusiveAmount')],
    ['QR 5', read(5) !== textAt(root, 'cac:TaxTotal', 'cbc:TaxAmount')],
    ['QR 6', read(6) !== hash],
    ['QR 7', read(7) !== signature],
    ['QR 8', !(tags.get(8) ?? Buffer.alloc(0)).equals(key.export({ type: 'spki', format: 'der' }))],
    ['QR 9', isSimplified !== (stamp !== undefined && certificate.raw.subarray(-stamp.length).equals(stamp))],
  ]
}
