import { createHash } from 'node:crypto'
import { canonicalXml, readXml, textAt, type XmlElementNode } from './canonical-xml.ts'

/**
 * The hash that stands before a unit's first document: Base64 of the hexadecimal SHA-256 of "0". (Every later one is Base64 of
 * the hash's own bytes.) File PIH/pih.txt of the authority's toolkit R3.2.7.
 */
export const firstPreviousHash = Buffer.from(sha256('0').toString('hex')).toString('base64')

/** Takes text or bytes; returns their SHA-256. */
export function sha256(of: string | Uint8Array): Buffer {
  return createHash('sha256').update(of).digest()
}

/** Takes an element; tells whether the hash leaves it out: signature, its block and the QR code. */
export function isLeftOut(element: XmlElementNode): boolean {
  return (
    element.name === 'ext:UBLExtensions' ||
    element.name === 'cac:Signature' ||
    (element.name === 'cac:AdditionalDocumentReference' && textAt(element, 'cbc:ID') === 'QR')
  )
}

/**
 * Takes the text of a document, ours or the authority's; returns its hash in Base64: without signature, block and QR code,
 * canonical XML 1.1, SHA-256. The white space around what is left out is hashed. Throws where it cannot be read.
 */
export function hashOfXml(xml: string): string {
  return sha256(canonicalXml(readXml(xml), isLeftOut)).toString('base64')
}
