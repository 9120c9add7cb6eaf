import { toDecimal, type Minor } from '#domain/core/money.ts'

/** What the QR code says of a document (tags 1 to 9). */
export interface QrFacts {
  readonly seller: string
  readonly taxNumber: string
  /** As date and time stand in the document: the authority compares the two. */
  readonly moment: string
  readonly gross: Minor
  readonly vat: Minor
  /** Base64, as text. */
  readonly hash: string
  readonly signature: string
  /** DER. */
  readonly publicKey: Uint8Array
  /** The issuer's signature over the certificate; of a simplified document. */
  readonly stamp?: Uint8Array
}

/** One byte holds a length; above 127 readers disagree whether it is a length or announces one. */
const mostBytes = 127

/** Takes the facts of a document; returns the Base64 of its QR code: tag, length and value of each field. */
export function makeQr(facts: QrFacts): string {
  const texts = [
    cutUtf8(facts.seller, mostBytes),
    ...[
      facts.taxNumber,
      facts.moment,
      toDecimal(facts.gross),
      toDecimal(facts.vat),
      facts.hash,
      facts.signature,
    ].map((text) => Buffer.from(text, 'utf8')),
  ]
  const values = [...texts, facts.publicKey, ...(facts.stamp ? [facts.stamp] : [])]
  const fields = values.map((value, i) => {
    if (value.length > 255) throw new RangeError(`tag ${i + 1} of the QR code is too long`)
    return Buffer.concat([Buffer.from([i + 1, value.length]), value])
  })
  return Buffer.concat(fields).toString('base64')
}

/** Takes a text and a number of bytes; returns its UTF-8, cut between two characters as people see them where it is longer. */
export function cutUtf8(text: string, most: number): Buffer {
  const whole = Buffer.from(text, 'utf8')
  if (whole.length <= most) return whole
  let cut = ''
  for (const { segment } of new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)) {
    if (Buffer.byteLength(cut + segment) > most) break
    cut += segment
  }
  return Buffer.from(cut.trimEnd(), 'utf8')
}

/** Takes the Base64 of a QR code; returns its values by tag, or undefined where it is none. */
export function readQr(base64: string): ReadonlyMap<number, Buffer> | undefined {
  const bytes = Buffer.from(base64, 'base64')
  const values = new Map<number, Buffer>()
  for (let at = 0; at < bytes.length;) {
    const [tag, length] = [bytes[at], bytes[at + 1]]
    if (tag === undefined || length === undefined || at + 2 + length > bytes.length) return undefined
    values.set(tag, bytes.subarray(at + 2, at + 2 + length))
    at += 2 + length
  }
  return values
}
