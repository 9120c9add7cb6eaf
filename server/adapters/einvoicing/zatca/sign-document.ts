import { createPrivateKey, sign, type KeyObject } from 'node:crypto'
import { sha256 } from './hash-document.ts'
import { localMoment } from './local-moment.ts'
import type { SignedDocument, SignInput } from './port.ts'
import { makeQr } from './qr.ts'
import { signatureBlock, signedProperties } from './signature-block.ts'
import { attachment, writeDocument } from './write-document.ts'
import { element, textElement, writeXml } from './write-xml.ts'

/** Takes a private key as PEM; returns it ready for signing. Throws where it is none of secp256k1. */
export function openUnitKey(pem: string): KeyObject {
  const key = createPrivateKey(pem)
  if (key.asymmetricKeyDetails?.namedCurve !== 'secp256k1')
    throw new TypeError('a unit’s key is one of secp256k1')
  return key
}

/**
 * Takes a document with its place in the unit's chain, key and certificate; returns it signed, with its hash and QR code. No
 * network, no clock: the same input gives the same hash, and a signature that differs (ECDSA draws a number each time).
 */
export function signDocument(input: SignInput): SignedDocument {
  const { document, certificate, key, signedAt } = input
  const { open, head, body, close } = writeDocument(document, input)
  const digest = sha256(`${open}${head}${body}${close}`)
  const hash = digest.toString('base64')
  // the authority's toolkit signs the hash's bytes, not SignedInfo
  const signature = sign('sha256', digest, key).toString('base64')
  const { date, time } = localMoment(document)
  const qr = makeQr({
    seller: document.seller.name,
    taxNumber: document.seller.taxNumber,
    moment: `${date}T${time}`,
    gross: document.totals.gross,
    vat: document.totals.vat,
    hash,
    signature,
    publicKey: certificate.publicKey,
    ...(document.form === 'simplified' && { stamp: certificate.signature }),
  })
  const properties = signedProperties(certificate, signedAt)
  const block = signatureBlock({ hash, signature, properties, certificate })
  const marks = writeXml([attachment('QR', qr), signatureReference])
  return {
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n${open}${block}${head}${marks}${body}${close}`,
    hash,
    qr,
  }
}

const signatureReference = element(
  'cac:Signature',
  textElement('cbc:ID', 'urn:oasis:names:specification:ubl:signature:Invoice'),
  textElement('cbc:SignatureMethod', 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'),
)
