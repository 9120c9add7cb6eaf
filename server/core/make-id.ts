import { randomFillSync } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

// one call of the system for many ids
const pool = Buffer.alloc(4096)
let used = pool.length

/** Returns a random id of 20 characters of base62: 119 random bits, safe in URLs (safety 16). */
export function makeId(): string {
  let id = ''
  while (id.length < 20) {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const byte = pool[used++] ?? 255
    // 248 = 4 × 62: larger bytes would favour the first letters
    if (byte < 248) id += letters[byte % 62]
  }
  return id
}
