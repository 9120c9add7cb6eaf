import {
  createECDH,
  createHash,
  createHmac,
  createPublicKey,
  createPrivateKey,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { CertificationRequest } from '@peculiar/asn1-csr'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  type Extension,
  Extensions,
  id_ce_subjectAltName,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  type SubjectPublicKeyInfo,
  TBSCertificate,
  type Time,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

const ecdsaSha256 = '1.2.840.10045.4.3.2'
const extensionRequest = '1.2.840.113549.1.9.14'
/** Object ids of what the authority asks for in the directory name of a request. */
const asked = { serial: '2.5.4.4', taxNumber: '0.9.2342.19200300.100.1.1', kinds: '2.5.4.12' }

/** Whom a certificate is for. */
export interface CertificateSubject {
  readonly subject: Name
  readonly key: SubjectPublicKeyInfo
  /** The subject's other name, in which the authority has what it asks for. */
  readonly names: Extension
  readonly serial: string
  readonly taxNumber: string
  /** "1100": standard and simplified documents. */
  readonly kinds: string
}

/** Takes `csr` of the interface (a PEM in Base64); returns whom it is for, undefined where it is unreadable or not signed by its key. */
export function readRequest(csr: string): CertificateSubject | undefined {
  try {
    const pem = Buffer.from(csr, 'base64').toString('utf8')
    const der = Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64')
    const request = AsnConvert.parse(der, CertificationRequest)
    const { certificationRequestInfo: info } = request
    const key = keyOf(AsnConvert.serialize(info.subjectPKInfo))
    if (key.asymmetricKeyDetails?.namedCurve !== 'secp256k1') return undefined
    if (!verify('sha256', bytesOf(info), key, Buffer.from(request.signature))) return undefined
    const attribute = info.attributes.find(({ type }) => type === extensionRequest)
    const value = attribute?.values[0]
    const extensions = value ? [...AsnConvert.parse(value, Extensions)] : []
    return subjectOf(info.subject, info.subjectPKInfo, extensions)
  } catch {
    return undefined
  }
}

function subjectOf(
  subject: Name,
  key: SubjectPublicKeyInfo,
  extensions: readonly Extension[],
): CertificateSubject | undefined {
  const names = extensions.find(({ extnID }) => extnID === id_ce_subjectAltName)
  if (!names) return undefined
  const parts = new Map(
    [...AsnConvert.parse(names.extnValue.buffer, SubjectAlternativeName)].flatMap(({ directoryName }) =>
      [...(directoryName ?? [])].flatMap((one) =>
        [...one].map((part): [string, string] => [part.type, part.value.toString()]),
      ),
    ),
  )
  const read = (id: string) => parts.get(id) ?? ''
  return {
    subject,
    key,
    names,
    serial: read(asked.serial),
    taxNumber: read(asked.taxNumber),
    kinds: read(asked.kinds),
  }
}

/** The authority of the simulator: the same key in every process, so that what one issued another knows. */
const seed = createHash('sha256').update('simulated tax authority').digest()
const issuerKey = privateKeyOf(seed)

/** Takes a subject and when its certificate is good (UTC ms); returns the token that the interface gives and its secret. */
export function issueCertificate(
  { subject, key, names }: CertificateSubject,
  { from, until, number }: { from: number; until: number; number: string },
): { token: string; secret: string } {
  const tbs = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialOf(number),
    signature: new AlgorithmIdentifier({ algorithm: ecdsaSha256 }),
    issuer: issuerName(),
    validity: new Validity({ notBefore: new Date(from), notAfter: new Date(until) }),
    subject,
    subjectPublicKeyInfo: key,
    extensions: new Extensions([names]),
  })
  const signature = sign('sha256', bytesOf(tbs), issuerKey)
  const certificate = new Certificate({
    tbsCertificate: tbs,
    signatureAlgorithm: new AlgorithmIdentifier({ algorithm: ecdsaSha256 }),
    signatureValue: Uint8Array.from(signature).buffer,
  })
  const token = Buffer.from(bytesOf(certificate).toString('base64')).toString('base64')
  return { token, secret: secretOf(token) }
}

/** Takes a token; returns the secret that goes with it. */
export function secretOf(token: string): string {
  return createHmac('sha256', seed).update(token).digest('base64')
}

/** A certificate that this authority issued. */
export interface KnownCertificate extends CertificateSubject {
  readonly base64: string
  readonly publicKey: KeyObject
  /** SubjectPublicKeyInfo in DER. */
  readonly publicKeyDer: Buffer
  /** Of the authority over it, DER. */
  readonly signature: Buffer
  readonly from: number
  readonly until: number
}

/** Takes a token; returns its certificate where this authority has issued it. */
export function readToken(token: string): KnownCertificate | undefined {
  try {
    const base64 = Buffer.from(token, 'base64').toString('utf8')
    const certificate = AsnConvert.parse(Buffer.from(base64, 'base64'), Certificate)
    const { tbsCertificate: tbs } = certificate
    const signature = Buffer.from(certificate.signatureValue)
    if (!verify('sha256', bytesOf(tbs), createPublicKey(issuerKey), signature)) return undefined
    const known = subjectOf(tbs.subject, tbs.subjectPublicKeyInfo, tbs.extensions ?? [])
    const publicKeyDer = bytesOf(tbs.subjectPublicKeyInfo)
    return (
      known && {
        ...known,
        base64,
        publicKey: keyOf(publicKeyDer),
        publicKeyDer,
        signature,
        from: timeOf(tbs.validity.notBefore),
        until: timeOf(tbs.validity.notAfter),
      }
    )
  } catch {
    return undefined
  }
}

function bytesOf(part: unknown): Buffer {
  return Buffer.from(AsnConvert.serialize(part))
}

function timeOf(time: Time): number {
  return time.getTime().getTime()
}

function keyOf(der: ArrayBuffer | Buffer): KeyObject {
  return createPublicKey({ key: Buffer.from(new Uint8Array(der)), format: 'der', type: 'spki' })
}

function privateKeyOf(scalar: Buffer): KeyObject {
  const pair = createECDH('secp256k1')
  pair.setPrivateKey(scalar)
  const point = pair.getPublicKey()
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const key = {
    kty: 'EC',
    crv: 'secp256k1',
    d: scalar.toString('base64url'),
    x: part(1, 33),
    y: part(33, 65),
  }
  return createPrivateKey({ key, format: 'jwk' })
}

/** Nineteen bytes, as the authority's: longer than any number of a programming language. */
function serialOf(number: string): ArrayBuffer {
  const bytes = createHash('sha256').update(number).digest().subarray(0, 19)
  bytes[0] = (bytes[0] ?? 0) & 0x7f || 0x11
  return Uint8Array.from(bytes).buffer
}

function issuerName(): Name {
  const part = (type: string, value: AttributeValue) =>
    new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })])
  const domain = (name: string) => part('0.9.2342.19200300.100.1.25', new AttributeValue({ ia5String: name }))
  return new Name([
    domain('local'),
    domain('gov'),
    domain('extgazt'),
    part('2.5.4.3', new AttributeValue({ printableString: 'SIMULATED-SubCA-1' })),
  ])
}
