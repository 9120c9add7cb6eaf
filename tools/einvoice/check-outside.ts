import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import tlv from 'ber-tlv'
import { canonicalXml, readXml } from '#server/adapters/einvoicing/zatca/canonical-xml.ts'
import { isLeftOut } from '#server/adapters/einvoicing/zatca/hash-document.ts'
import { run } from './programs.ts'

/** What programs of others find out about a signed document. */
export interface OutsideResult {
  /** Base64, by xmllint and openssl. */
  readonly hash: string
  readonly isCanonicalSame: boolean
  readonly isSigned: boolean
  /** Tags of the QR code as ber-tlv reads them. */
  readonly qr: ReadonlyMap<number, Buffer>
  readonly previousHash: string
  readonly counter: string
}

const qrReference =
  /<cac:AdditionalDocumentReference><cbc:ID>QR<\/cbc:ID>[\s\S]*?<\/cac:AdditionalDocumentReference>/

const between = (xml: string, from: string, to: string) => xml.split(from)[1]?.split(to)[0] ?? ''

/**
 * Takes a signed document's text and a folder; returns its hash as xmllint and openssl give it, whether our canonical form is
 * theirs, whether openssl takes the signature by the certificate's key, and the QR code as another maker's decoder reads it.
 * The parts that are not hashed are taken out by their text here, not by our reader.
 */
export function checkOutside(xml: string, folder: string): OutsideResult {
  const bare = xml
    .replace(/<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/, '')
    .replace(qrReference, '')
    .replace(/<cac:Signature>[\s\S]*?<\/cac:Signature>/, '')
  const file = (name: string, content: string | Buffer) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  const canonical = run('xmllint', ['--c14n11', file('bare.xml', bare)])
  const digest = run('openssl', ['dgst', '-sha256', '-binary'], canonical)
  const certificate = between(xml, '<ds:X509Certificate>', '</ds:X509Certificate>')
  const pem = `-----BEGIN CERTIFICATE-----\n${certificate.replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`
  const key = file('key.pem', run('openssl', ['x509', '-pubkey', '-noout'], pem))
  const signature = file(
    'signature.der',
    Buffer.from(between(xml, '<ds:SignatureValue>', '</ds:SignatureValue>'), 'base64'),
  )
  const verified = run('openssl', [
    'dgst',
    '-sha256',
    '-verify',
    key,
    '-signature',
    signature,
    file('digest', digest),
  ]).toString()
  const code = /<cbc:ID>QR<\/cbc:ID>.*?text\/plain">([^<]*)</.exec(xml)?.[1] ?? ''
  const tags = tlv.TlvFactory.parse(Buffer.from(code, 'base64'))
  const ours = createHash('sha256')
    .update(canonicalXml(readXml(xml), isLeftOut))
    .digest()
  return {
    hash: digest.toString('base64'),
    isCanonicalSame: ours.equals(digest),
    isSigned: verified.trim() === 'Verified OK',
    qr: new Map(tags.map(({ tag, value }) => [Number.parseInt(tag, 16), value])),
    previousHash: /<cbc:ID>PIH<\/cbc:ID>.*?text\/plain">([^<]*)</.exec(xml)?.[1] ?? '',
    counter: /<cbc:ID>ICV<\/cbc:ID><cbc:UUID>(\d+)</.exec(xml)?.[1] ?? '',
  }
}
