import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto'
import { generateKeyPairSync } from 'node:crypto'
import { CertificationRequest } from '@peculiar/asn1-csr'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Extensions,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

/** An authority of the tests: it signs what it is asked for. */
export interface TestAuthority {
  readonly key: KeyObject
}

/** Makes an authority with a key of its own. */
export function makeAuthority(): TestAuthority {
  return { key: generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey }
}

/** From when to when a certificate is good, UTC ms. */
export interface IssuedFor {
  readonly from: number
  readonly to: number
}

const issuer = new Name(
  [
    ['0.9.2342.19200300.100.1.25', 'local'],
    ['0.9.2342.19200300.100.1.25', 'gov'],
    ['0.9.2342.19200300.100.1.25', 'test'],
    ['2.5.4.3', 'Test "Sub" CA, 1 & <2>'],
  ].map(([type = '', text = '']) => {
    const value = new AttributeValue(type === '2.5.4.3' ? { utf8String: text } : { ia5String: text })
    return new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })])
  }),
)

/**
 * Takes an authority, a request (PEM) and its time; returns the certificate as Base64 of DER. Its serial number has 19 bytes, as
 * those of the real one have, and follows from the request: the same request has the same number.
 */
export function issueCertificate({ key }: TestAuthority, csr: string, { from, to }: IssuedFor): string {
  const der = Buffer.from(csr.replace(/-----[A-Z ]+-----/g, ''), 'base64')
  const { certificationRequestInfo: wanted } = AsnConvert.parse(der, CertificationRequest)
  const [asked] = wanted.attributes.flatMap(({ values }) => values)
  const ecdsa = new AlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' })
  const inner = new TBSCertificate({
    version: Version.v3,
    serialNumber: bufferOf(
      Buffer.concat([Buffer.from([0x6f]), createHash('sha256').update(der).digest().subarray(0, 18)]),
    ),
    signature: ecdsa,
    issuer,
    validity: new Validity({ notBefore: new Date(from), notAfter: new Date(to) }),
    subject: wanted.subject,
    subjectPublicKeyInfo: AsnConvert.parse(AsnConvert.serialize(wanted.subjectPKInfo), SubjectPublicKeyInfo),
    ...(asked && { extensions: AsnConvert.parse(asked, Extensions) }),
  })
  const certificate = new Certificate({
    tbsCertificate: inner,
    signatureAlgorithm: ecdsa,
    signatureValue: bufferOf(sign('sha256', Buffer.from(AsnConvert.serialize(inner)), key)),
  })
  return Buffer.from(AsnConvert.serialize(certificate)).toString('base64')
}

/** Takes a request; returns whether it is signed by the key that it asks for. */
export function publicKeyOfRequest(csr: string): KeyObject {
  const der = Buffer.from(csr.replace(/-----[A-Z ]+-----/g, ''), 'base64')
  const { certificationRequestInfo } = AsnConvert.parse(der, CertificationRequest)
  return createPublicKey({
    key: Buffer.from(AsnConvert.serialize(certificationRequestInfo.subjectPKInfo)),
    format: 'der',
    type: 'spki',
  })
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const own = new ArrayBuffer(bytes.length)
  new Uint8Array(own).set(bytes)
  return own
}
