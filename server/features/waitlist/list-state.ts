import { openingAt } from '#domain/timing/opening.ts'
import type { WaitingListState } from '#domain/waitlist/waiting-list.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import type { WaitingSettingsRow } from '#server/store/waitlist/waiting-queues.ts'

/** What a branch asks of those who join. */
export interface QueueRules {
  readonly state: WaitingListState
  readonly from: number
  readonly to: number
  readonly callMinutes: number
}

/**
 * Takes a branch, what is set of its waiting list and now (UTC ms); returns whether it has one and takes parties. A short
 * break, as for a prayer, stops orders and not the queue. Spec 4.
 */
export function rulesOf(branch: Branch, row: WaitingSettingsRow | undefined, now: number): QueueRules {
  const { open, pause } = openingAt(branch, undefined, now)
  const closed = row?.out_of_service || (!open && !pause)
  return {
    state: !row?.enabled ? 'no_waiting_list' : closed ? 'out_of_service' : 'in_queue',
    from: row?.person_count_from ?? 1,
    to: row?.person_count_to ?? 12,
    callMinutes: row?.call_minutes ?? 10,
  }
}
