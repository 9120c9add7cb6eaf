import type { UsageSubject } from '#domain/usage/usage-limits.ts'
import type { Seal } from '#server/secrets/seal.ts'

/** Whose call it is that uses something up: what of it is known. Browsers are hashes already, addresses keyed hashes. */
export interface UsageCaller {
  /** Of a cookie that the server issued. */
  readonly browser?: string | undefined
  readonly account?: string | undefined
  readonly address?: string | undefined
}

/** Whose use is counted, by kind of subject. */
export type UsageSubjects = Readonly<Partial<Record<Exclude<UsageSubject, 'restaurant'>, string | undefined>>>

/** Takes a subject; returns what is stored of it: a keyed hash, so that no number, e-mail or address stands in the counts. */
export function subjectKey(seal: Seal, tenantId: string, subject: UsageSubject, value: string): string {
  return subject === 'restaurant' ? restaurantKey : seal.mac('usage', tenantId, subject, value)
}

/** The restaurant's own use. */
export const restaurantKey = 'restaurant'

/** Takes an address; returns what use cases and the outbox know of it. */
export function addressKeyOf(seal: Seal, tenantId: string, address: string): string {
  return seal.mac('address', tenantId, address)
}
