import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes two secrets; returns whether they are the same, in a time that tells nothing of where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}
