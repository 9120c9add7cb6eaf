import { refuse } from '#domain/core/refusal.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import type { WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import type { Access } from './guarded.ts'
import type { GuestCaller } from './rules.ts'

/**
 * Takes an entry of the waiting list and who asks; tells whether it is theirs to change. What an account joined is the
 * account's alone, so that a shared browser shows the next person nothing of it. A party that the host added has neither:
 * whoever holds its unguessable link is the party (rule "Who may change a place").
 */
export function ownsWaitingEntry(
  entry: Pick<WaitingEntryRow, 'browser' | 'shopper'>,
  { shopper, browser }: GuestCaller,
): boolean {
  if (entry.browser === null && entry.shopper === null) return true
  if (shopper !== undefined && entry.shopper === shopper) return true
  const byAccount = entry.shopper !== null && customerIdOf(entry.shopper) !== undefined
  return !byAccount && browser !== undefined && entry.browser === browser
}

/** For the party itself; refuses 'waiting-not-yours' to others, or the code given. */
export function ownWaitingEntry(
  guest: GuestCaller,
  foreign: 'waiting-not-yours' | 'rating-failed' = 'waiting-not-yours',
): Access<WaitingEntryRow> {
  return {
    missing: 'waiting-not-found',
    judge: (entry) => (ownsWaitingEntry(entry, guest) ? undefined : refuse(foreign)),
  }
}
