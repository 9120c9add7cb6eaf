import { dayMs } from '#domain/core/durations.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { ownWaitingEntry } from '#server/authorization/waiting-rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import {
  lockWaitingEntry,
  saveWaitingEntry,
  type WaitingEntryRow,
} from '#server/store/waitlist/waiting-entries.ts'
import type { Guest } from './guest.ts'

/** Takes an entry and now (UTC ms); tells whether its wait can be rated: once, by those who were seated, for two weeks. */
export function mayRate({ state, stars, ended_at }: WaitingEntryRow, now: number): boolean {
  const until = (ended_at?.getTime() ?? 0) + waitingLimits.ratingDays * dayMs
  return state === 'seated' && stars === null && now <= until
}

/** Takes an entry and what its guest says of the wait; keeps it. Refuses 'rating-failed' ("Can't add rate", spec 8). */
export async function rateWait(
  deps: Deps,
  guest: Guest,
  id: string,
  said: { rating: number; comment: string },
): Promise<{ version?: number } | Refusal> {
  const words = cleanText(said.comment, limits.notes)
  if (words === undefined) return refuse('text-too-long', { fields: { comment: ['text-too-long'] } })
  const now = new Date(deps.clock())
  return writeUnlessRefused(deps.db, guest.tenantId, async (tx) => {
    const entry = await authorize(ownWaitingEntry(guest, 'rating-failed'), lockWaitingEntry(tx, id))
    if (isRefusal(entry)) return entry
    if (!mayRate(entry, now.getTime())) return refuse('rating-failed')
    await saveWaitingEntry(tx, id, { stars: said.rating, rating_words: words, rated_at: now })
    return {}
  })
}
