import { createHash } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Takes names; returns an id that is the same at every seeding: 20 characters of base62 from their hash. */
export function idFor(...names: readonly string[]): string {
  const bytes = createHash('sha256').update(names.join('\n')).digest()
  return Array.from(bytes.subarray(0, 20), (byte) => letters[byte % 62]).join('')
}

/** The same with the first names given: ids of one restaurant, or of one customer there. */
export type IdOf = (...names: string[]) => string
