import { toBase64 } from '../core/base64.ts'
import type { Minor } from '../core/money.ts'
import { toDecimal } from '../core/money.ts'
import { isTaxNumber } from '../einvoicing/tax-number.ts'

/** What the code of a simplified tax invoice says (integrations 8.1, ZATCA phase 1). */
export interface TaxCode {
  readonly seller: string
  /** VAT registration number: 15 digits, the first and the last a 3. */
  readonly taxNumber: string
  /** UTC ms. */
  readonly at: number
  /** With VAT, minor units. */
  readonly total: Minor
  readonly vat: Minor
}

/** One byte holds a length; above 127 readers disagree whether it is a length or announces one. */
const mostBytes = 127

/**
 * Takes the facts of a simplified tax invoice; returns the Base64 of its QR code: tag, length and value of each field in
 * bytes of UTF-8. A seller's name that is too long is cut at a character. Integrations 8.1.
 */
export function zatcaCode({ seller, taxNumber, at, total, vat }: TaxCode): string {
  const moment = new Date(at).toISOString().replace(/\.\d{3}Z$/, 'Z')
  const bytes = [seller, taxNumber, moment, toDecimal(total), toDecimal(vat)].flatMap((value, i) => {
    const field = cut(value)
    return [i + 1, field.length, ...field]
  })
  return toBase64(bytes)
}

/** Takes a VAT number; returns whether it is one of Saudi Arabia's. Integrations 8.1. */
export function isSaudiTaxNumber(text: string): boolean {
  return isTaxNumber(text, 'SA')
}

function cut(value: string): number[] {
  const bytes: number[] = []
  for (const character of value) {
    const more = utf8(character)
    if (bytes.length + more.length > mostBytes) break
    bytes.push(...more)
  }
  return bytes
}

function utf8(character: string): number[] {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return [code]
  const tail = (shift: number) => 0x80 | ((code >> shift) & 0x3f)
  if (code < 0x800) return [0xc0 | (code >> 6), tail(0)]
  if (code < 0x10000) return [0xe0 | (code >> 12), tail(6), tail(0)]
  return [0xf0 | (code >> 18), tail(12), tail(6), tail(0)]
}
