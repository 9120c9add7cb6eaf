import type { Language } from '#domain/core/words.ts'
import type { WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'

/** Who asks: the tenant, the language, and the browser's identity when it has one. */
export interface Guest {
  readonly tenantId: string
  readonly language: Language
  readonly shopper: string | undefined
  readonly browser: string | undefined
}

/**
 * Takes an entry and who asks; tells whether it is theirs to change. A party that the host added has no browser: whoever
 * holds its unguessable link is the party. A companion's link shows, and changes nothing (rule "Who may change a place").
 */
export function ownsEntry(
  entry: WaitingEntryRow,
  { shopper, browser }: Pick<Guest, 'shopper' | 'browser'>,
): boolean {
  if (entry.browser === null && entry.shopper === null) return true
  return (
    (browser !== undefined && entry.browser === browser) ||
    (shopper !== undefined && entry.shopper === shopper)
  )
}
