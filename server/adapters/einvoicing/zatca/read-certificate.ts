import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate, id_ce_subjectAltName, SubjectAlternativeName, type Name } from '@peculiar/asn1-x509'
import type { UnitCertificate } from './port.ts'

const labels: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
}

const oids = { unitSerial: '2.5.4.4', taxNumber: '0.9.2342.19200300.100.1.1' }

/**
 * Takes a certificate as the authority sends it (`binarySecurityToken`: Base64 of the Base64 of DER), as that Base64 itself, or
 * as PEM; returns what documents and interface need of it. Throws where it is none. Serial numbers have 20 bytes: they are read
 * as they stand, never as a number of the language.
 */
export function readCertificate(text: string): UnitCertificate {
  const der = derOf(text)
  const { tbsCertificate: inner, signatureValue } = AsnConvert.parse(der, Certificate)
  const named = alternativeNames(inner)
  return {
    base64: der.toString('base64'),
    issuer: nameText(inner.issuer),
    subject: nameText(inner.subject),
    serial: decimalOf(Buffer.from(inner.serialNumber)),
    notBefore: inner.validity.notBefore.getTime().getTime(),
    notAfter: inner.validity.notAfter.getTime().getTime(),
    publicKey: Buffer.from(AsnConvert.serialize(inner.subjectPublicKeyInfo)),
    signature: Buffer.from(signatureValue),
    taxNumber: named.get(oids.taxNumber) ?? '',
    unitSerial: named.get(oids.unitSerial) ?? '',
  }
}

function derOf(text: string): Buffer {
  const bare = text.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '')
  const once = Buffer.from(bare, 'base64')
  // DER of a certificate begins with a sequence; Base64 of it, read as bytes, with "MI"
  const isTwice = once.subarray(0, 2).toString('latin1') === 'MI'
  return isTwice ? Buffer.from(once.toString('latin1').replace(/\s/g, ''), 'base64') : once
}

/** Two's complement in DER; serial numbers are positive. */
function decimalOf(bytes: Buffer): string {
  return BigInt(`0x${bytes.toString('hex') || '0'}`).toString()
}

/** RFC 2253: the last part of the name first; the toolkit puts a space after each comma. */
function nameText(name: Name): string {
  return [...name]
    .reverse()
    .map((part) =>
      [...part].map(({ type, value }) => `${labels[type] ?? type}=${escaped(value.toString())}`).join('+'),
    )
    .join(', ')
}

const escaped = (value: string) =>
  value.replace(/[,+"\\<>;]/g, String.raw`\$&`).replace(/^[# ]| $/g, String.raw`\$&`)

function alternativeNames(inner: Certificate['tbsCertificate']): ReadonlyMap<string, string> {
  const found = inner.extensions?.find(({ extnID }) => extnID === id_ce_subjectAltName)
  if (!found) return new Map()
  const names = AsnConvert.parse(found.extnValue.buffer, SubjectAlternativeName)
  const directory = [...names].flatMap(({ directoryName }) => (directoryName ? [...directoryName] : []))
  return new Map(
    directory.flatMap((part) => [...part].map(({ type, value }) => [type, value.toString()] as const)),
  )
}
