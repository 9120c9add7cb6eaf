import { randomBytes } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Returns a random id of 20 characters of base62: 119 random bits, safe in URLs (safety 16). */
export function makeId(): string {
  let id = ''
  while (id.length < 20) {
    for (const byte of randomBytes(32)) {
      // 248 = 4 × 62: larger bytes would favour the first letters
      if (byte < 248 && id.length < 20) id += letters[byte % 62]
    }
  }
  return id
}
