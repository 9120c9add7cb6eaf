import { createHash, randomBytes } from 'node:crypto'

/** Returns a new key of the outward API: 256 random bits behind a mark by which scanners of leaked secrets know it. */
export function makeApiKey(): string {
  return `mkey_${randomBytes(32).toString('base64url')}`
}

/** Takes a key; returns what is stored of it. It has too many bits to be guessed from its hash. */
export function apiKeyHash(key: string): string {
  return createHash('sha256').update(`api-key:${key}`).digest('base64url')
}
