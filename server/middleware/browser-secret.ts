import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Seal } from '#server/secrets/seal.ts'

/**
 * 128 random bits and the server's signature of them. One cookie of letters that processes of the version before take for
 * a browser's secret as well, and hash as a whole.
 */
const lengths = { random: 22, signature: 42 }

/**
 * Takes the tenant, and what a repeat of the request names again, itself unguessable, where there is such; returns a new
 * secret for a browser's cookie. Of the same name it is the same secret.
 */
export function makeBrowserSecret(seal: Seal, tenantId: string, repeatable?: string): string {
  const random = repeatable
    ? seal.mac('browser-of-press', tenantId, repeatable).slice(0, lengths.random)
    : randomBytes(16).toString('base64url')
  return random + signatureOf(seal, tenantId, random)
}

/** Takes a browser's secret as it came; returns whether this server issued it to a browser of this tenant. */
export function isIssuedSecret(seal: Seal, tenantId: string, secret: string): boolean {
  if (secret.length !== lengths.random + lengths.signature) return false
  const random = secret.slice(0, lengths.random)
  return isSame(secret.slice(lengths.random), signatureOf(seal, tenantId, random))
}

/** Takes a secret from before signatures, which the database knows; returns what proves that in a cookie beside it. */
export function proofOfSecret(seal: Seal, tenantId: string, secret: string): string {
  return seal.mac('browser-proof', tenantId, secret)
}

/** Takes a secret and the cookie beside it; returns whether this server set that. */
export function isProvenSecret(seal: Seal, tenantId: string, secret: string, proof: string): boolean {
  return isSame(proof, proofOfSecret(seal, tenantId, secret))
}

function signatureOf(seal: Seal, tenantId: string, random: string): string {
  return seal.mac('browser', tenantId, random).slice(0, lengths.signature)
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
