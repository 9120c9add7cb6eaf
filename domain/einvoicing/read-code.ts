import { fromBase64 } from '../core/base64.ts'
/**
 * Takes a text that may be the content of an invoice's QR code (Base64 of tag, length and value of each field); returns the hash
 * of its document (tag 6), undefined where it is no such code, or one of phase 1.
 */
export function hashInCode(text: string): string | undefined {
  const bytes = bytesOf(text.trim())
  if (!bytes) return undefined
  for (let at = 0; at + 1 < bytes.length;) {
    const [tag, length = 0] = [bytes[at], bytes[at + 1]]
    const value = bytes.slice(at + 2, at + 2 + length)
    if (value.length < length) return undefined
    if (tag === 6) return String.fromCharCode(...value)
    at += 2 + length
  }
  return undefined
}

function bytesOf(text: string): readonly number[] | undefined {
  if (!/^[A-Za-z0-9+/]{40,2000}={0,2}$/.test(text)) return undefined
  return fromBase64(text)
}
