import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr'
import { AsnConvert, AsnPrintableStringConverter, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  AttributeValue,
  Extension,
  Extensions,
  GeneralName,
  id_ce_subjectAltName,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
} from '@peculiar/asn1-x509'
import { isTaxNumber } from '#domain/einvoicing/tax-number.ts'
import type { CsrInput, UnitRequest, ZatcaPlace } from './port.ts'

const templates: Readonly<Record<ZatcaPlace, string>> = {
  sandbox: 'TSTZATCA-Code-Signing',
  simulation: 'PREZATCA-Code-Signing',
  production: 'ZATCA-Code-Signing',
}

const oid = {
  commonName: '2.5.4.3',
  serial: '2.5.4.4',
  country: '2.5.4.6',
  organisation: '2.5.4.10',
  unit: '2.5.4.11',
  title: '2.5.4.12',
  category: '2.5.4.15',
  address: '2.5.4.26',
  taxNumber: '0.9.2342.19200300.100.1.1',
  template: '1.3.6.1.4.1.311.20.2',
  extensions: '1.2.840.113549.1.9.14',
  ecdsaSha256: '1.2.840.10045.4.3.2',
}

/** X.520 keeps names to 64 characters. */
const mostName = 64

/**
 * Takes who asks for a certificate; returns the fields that the authority would not take: a VAT number of another form, a
 * name that is empty or longer than 64 characters, a part of the serial number with "|" in it, a VAT group (eleventh digit 1)
 * whose unit is not the member's ten digits, no kind of document.
 */
export function csrProblems(input: CsrInput): (keyof CsrInput)[] {
  const { taxNumber, unit, kinds } = input
  const names = ['commonName', 'organisation', 'unit', 'address', 'category'] as const
  const parts = ['solution', 'model', 'serial'] as const
  const wrong = [
    ...names.filter((name) => input[name].trim() === '' || input[name].length > mostName),
    ...parts.filter((name) => !/^[^|]+$/.test(input[name])),
    ...(isTaxNumber(taxNumber, 'SA') ? [] : ['taxNumber' as const]),
    ...(taxNumber[10] === '1' && !/^\d{10}$/.test(unit) ? ['unit' as const] : []),
    ...(kinds.standard || kinds.simplified ? [] : ['kinds' as const]),
  ]
  return [...new Set(wrong)]
}

/**
 * Takes who asks for a certificate; returns a new key on secp256k1 and its request (PKCS #10) with the extensions that the
 * authority reads: its template, and a directory name with serial number, VAT number, kinds, address and category. Throws on
 * input that `csrProblems` names. Toolkit R3.2.7, Input/csr-config-*.properties.
 */
export function makeCsr(input: CsrInput): UnitRequest {
  const problems = csrProblems(input)
  if (problems.length > 0) throw new RangeError(`no request with this: ${problems.join(', ')}`)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
  const info = new CertificationRequestInfo({
    subject: nameOf([
      [oid.country, new AttributeValue({ printableString: 'SA' })],
      [oid.unit, utf8(input.unit)],
      [oid.organisation, utf8(input.organisation)],
      [oid.commonName, utf8(input.commonName)],
    ]),
    subjectPKInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
  })
  info.attributes.push(
    new Attribute({ type: oid.extensions, values: [AsnConvert.serialize(extensionsOf(input))] }),
  )
  const request = new CertificationRequest({
    certificationRequestInfo: info,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: oid.ecdsaSha256 }),
    signature: bufferOf(sign('sha256', Buffer.from(AsnConvert.serialize(info)), privateKey)),
  })
  const csr = pemOf(Buffer.from(AsnConvert.serialize(request)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    csr,
    csrForInterface: Buffer.from(csr, 'utf8').toString('base64'),
  }
}

function extensionsOf(input: CsrInput): Extensions {
  const template = AsnPrintableStringConverter.toASN(templates[input.place]).toBER()
  const directoryName = nameOf([
    [oid.serial, utf8(`1-${input.solution}|2-${input.model}|3-${input.serial}`)],
    [oid.taxNumber, utf8(input.taxNumber)],
    [oid.title, utf8(`${input.kinds.standard ? 1 : 0}${input.kinds.simplified ? 1 : 0}00`)],
    [oid.address, utf8(input.address)],
    [oid.category, utf8(input.category)],
  ])
  const names = new SubjectAlternativeName([new GeneralName({ directoryName })])
  return new Extensions([
    new Extension({ extnID: oid.template, extnValue: new OctetString(template) }),
    new Extension({ extnID: id_ce_subjectAltName, extnValue: new OctetString(AsnConvert.serialize(names)) }),
  ])
}

const utf8 = (text: string) => new AttributeValue({ utf8String: text })

function nameOf(parts: readonly (readonly [string, AttributeValue])[]): Name {
  return new Name(
    parts.map(([type, value]) => new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })])),
  )
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const own = new ArrayBuffer(bytes.length)
  new Uint8Array(own).set(bytes)
  return own
}

function pemOf(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE REQUEST-----', ...lines, '-----END CERTIFICATE REQUEST-----', ''].join('\n')
}

/** Takes a private key's PEM; returns the public key that belongs to it, in DER: whether it is a certificate's own. */
export function publicKeyOf(pem: string): Buffer {
  return createPublicKey(pem).export({ type: 'spki', format: 'der' })
}
