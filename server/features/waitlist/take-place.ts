import { constants } from '#domain/core/limits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { freeLetter, waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import type { WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import {
  listQueues,
  nextInQueue,
  setLetter,
  type WaitingQueueRow,
} from '#server/store/waitlist/waiting-queues.ts'

/** A queue that is held, who is in it, and which of its branch's areas it is. */
export interface TakenPlace {
  readonly branch: Branch
  readonly queue: WaitingQueueRow
  readonly parties: readonly unknown[]
  /** Of the area among the branch's areas. */
  readonly index: number
  readonly now: Date
}

/**
 * Takes a queue; returns the end of it, with the number that a party has there. Refuses 'waiting-full'. The branch's
 * settings are locked, so that no two queues of it get one letter (decision 0132).
 */
export async function takePlace(
  tx: WriteDb,
  { branch, queue, parties, index, now }: TakenPlace,
): Promise<Pick<WaitingEntryRow, 'area_id' | 'rank' | 'letter' | 'no' | 'business_date'> | Refusal> {
  if (parties.length >= waitingLimits.queue) return refuse('waiting-full')
  const day = businessDate(now.getTime(), branch.timeZone, constants.businessDayStartMinutes)
  const letter = queue.letter ?? (await giveLetter(tx, queue, index))
  const next = await nextInQueue(tx, queue, day)
  return { area_id: queue.area_id, ...next, letter, business_date: day }
}

async function giveLetter(tx: WriteDb, queue: WaitingQueueRow, index: number): Promise<number> {
  const others = (await listQueues(tx, queue.branch_id)).flatMap(({ letter }) => letter ?? [])
  const letter = freeLetter(index, others)
  await setLetter(tx, queue, letter)
  return letter
}
