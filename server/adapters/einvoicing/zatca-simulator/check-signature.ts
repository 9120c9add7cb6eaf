import { createHash, verify } from 'node:crypto'
import { readToken, type KnownCertificate } from './certificates.ts'
import { remark, type Remark } from './remark.ts'
import { readTlv } from './read-tlv.ts'
import { hashOf, type XmlPart } from './read-xml.ts'

const signature = "//ds:Signature[@Id='signature']"
const hashing = (code: string, message: string) => remark('INVOICE_HASHING_ERRORS', code, message)
const coded = (code: string, message: string) => remark('QRCODE_VALIDATION', code, message)
const signed = (code: string, message: string) => remark('SIGNATURE_ERRORS', code, message)
const certified = (code: string, message: string) => remark('CERTIFICATE_ERRORS', code, message)

/** A document as it was received. */
export interface Received {
  readonly xml: string
  readonly root: XmlPart
  /** What the request says the hash is. */
  readonly claimed: string
  /** Whose login sent it. */
  readonly certificate: KnownCertificate
  readonly now: number
}

/** Takes a received document; returns what is wrong with its hash, certificate, signature and code. */
export function checkSignature(received: Received): readonly Remark[] {
  const { root, xml, claimed, certificate, now } = received
  const hash = hashOf(xml)
  const wrong: Remark[] = []
  if (claimed !== hash)
    wrong.push(
      hashing(
        'invalid-invoice-hash',
        'The invoice hash API body does not match the (calculated) Hash of the XML',
      ),
    )
  if (root.text('cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID') !== certificate.taxNumber)
    wrong.push(
      certified(
        'certificate-permissions',
        'User only allowed to use the vat number that exists in the authentication certificate',
      ),
    )
  if (now < certificate.from || now >= certificate.until)
    wrong.push(certified('certificate-expired', 'The certificate is not valid at this time'))
  // the authority stamps standard documents itself: theirs may be without a signature
  const isSimplified = root.text('cbc:InvoiceTypeCode/@name').startsWith('02')
  if (isSimplified || root.has(signature)) wrong.push(...checkStamp(received, hash))
  if (isSimplified) wrong.push(...checkCode(received, hash))
  return wrong
}

function checkStamp({ root, certificate, now }: Received, hash: string): readonly Remark[] {
  const wrong: Remark[] = []
  if (root.text(`${signature}//ds:Reference[@Id='invoiceSignedData']/ds:DigestValue`) !== hash)
    wrong.push(signed('invalid-digest', 'The digest of the signature is not the hash of the invoice'))
  // one that was renewed since is still the unit's own
  const base64 = root.text(`${signature}//ds:X509Certificate`)
  const signer = readToken(Buffer.from(base64).toString('base64'))
  if (signer?.serial !== certificate.serial || signer.taxNumber !== certificate.taxNumber)
    wrong.push(certified('wrong-certificate', 'The signing certificate is not one of the unit'))
  const value = Buffer.from(root.text(`${signature}/ds:SignatureValue`), 'base64')
  if (!signer || !isSigned(hash, signer, value))
    wrong.push(signed('invalid-signature', 'The signature does not fit the invoice and the certificate'))
  const certificateDigest = Buffer.from(createHash('sha256').update(base64).digest('hex')).toString('base64')
  if (root.text(`${signature}//xades:CertDigest/ds:DigestValue`) !== certificateDigest)
    wrong.push(signed('invalid-certificate-digest', 'The digest of the signing certificate is wrong'))
  const signedAt = Date.parse(withZone(root.text(`${signature}//xades:SigningTime`)))
  if (Number.isNaN(signedAt) || signedAt > now + 60_000)
    wrong.push(signed('invalid-signing-time', 'The signing time is missing or in the future'))
  return wrong
}

function withZone(time: string): string {
  return /Z|[+-]\d\d:\d\d$/.test(time) ? time : `${time}Z`
}

function isSigned(hash: string, { publicKey }: KnownCertificate, value: Buffer): boolean {
  try {
    return verify('sha256', Buffer.from(hash, 'base64'), publicKey, value)
  } catch {
    return false
  }
}

function checkCode({ root }: Received, hash: string): readonly Remark[] {
  const code = root.text("cac:AdditionalDocumentReference[cbc:ID='QR']//cbc:EmbeddedDocumentBinaryObject")
  const fields = readTlv(code)
  if (!fields || code.length > 1000) return [coded('QRCODE_INVALID', 'The code cannot be read')]
  const signer = readToken(Buffer.from(root.text(`${signature}//ds:X509Certificate`)).toString('base64'))
  const text = (tag: number) => fields.get(tag)?.toString('utf8') ?? ''
  const name = root.text('cac:AccountingSupplierParty//cbc:RegistrationName')
  const time = `${root.text('cbc:IssueDate')}T${root.text('cbc:IssueTime')}`
  const total = root.text('cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount')
  const tests: readonly [string, boolean][] = [
    ['sellerName', text(1) !== '' && name.startsWith(text(1)) && (fields.get(1)?.length ?? 0) <= 127],
    ['vatNumber', text(2) === root.text('cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID')],
    ['timestamp', text(3).replace(/Z$/, '') === time.replace(/Z$/, '')],
    ['invoiceTotal', Number(text(4)) === Number(total)],
    ['vatTotal', Number(text(5)) === Number(root.text('cac:TaxTotal/cbc:TaxAmount'))],
    ['invoiceHash', text(6) === hash],
    ['signature', text(7) === root.text(`${signature}/ds:SignatureValue`)],
    ['publicKey', signer?.publicKeyDer.equals(fields.get(8) ?? Buffer.alloc(0)) ?? false],
    ['certificateSignature', signer?.signature.equals(fields.get(9) ?? Buffer.alloc(0)) ?? false],
  ]
  return tests
    .filter(([, fits]) => !fits)
    .map(([part]) =>
      coded(`${part}_QRCODE_INVALID`, `Invoice xml ${part} does not match with qr code ${part}`),
    )
}
