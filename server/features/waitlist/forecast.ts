import { dayMs, minuteMs } from '#domain/core/durations.ts'
import { partiesAhead, queueOrder } from '#domain/waitlist/waiting-list.ts'
import type { Turn } from '#domain/reservations/turn-times.ts'
import { estimateWaits, readableRange, seededRandom, type WaitRange } from '#domain/waitlist/wait-estimate.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { WaitRangeWire } from '#contract/waitlist/waiting.ts'
import { listEndedEntries, type WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import { listTurns, type TurnRow } from '#server/store/waitlist/waiting-facts.ts'
import type { QueueArea } from './areas.ts'

const pastDays = 60
const mostPast = 400
/** Shorter ones are tables opened by mistake. */
const leastTurn = 4

/** What all queues of a branch are forecast from. */
export interface BranchFacts {
  readonly turns: readonly TurnRow[]
  readonly past: { readonly seated: number; readonly left: number; readonly missed: number }
  readonly now: number
}

/** Takes a branch and now; returns its turn times and what became of those who waited. */
export async function readFacts(db: TenantDb, branchId: string, now: Date): Promise<BranchFacts> {
  const since = new Date(now.getTime() - pastDays * dayMs)
  const ended = await listEndedEntries(db, branchId, { since, most: mostPast })
  const count = (state: WaitingEntryRow['state']) => ended.filter((one) => one.state === state).length
  return {
    turns: await listTurns(db, branchId),
    past: { seated: count('seated'), left: count('canceled'), missed: count('no_show') },
    now: now.getTime(),
  }
}

/** What is forecast of one queue. */
export interface Forecasts {
  of(entryId: string): WaitRange | undefined
  /** For a party of two that joins now. */
  readonly next: WaitRange | undefined
}

/** Takes a branch's facts, one of its areas, who is in its queue and how long a table is kept; returns the forecasts. */
export function forecastQueue(
  facts: BranchFacts,
  area: QueueArea,
  entries: readonly WaitingEntryRow[],
  callMinutes: number,
  joining = 2,
): Forecasts {
  const queue = queueOrder(entries)
  const minutes = (from: Date, to: number) => (to - from.getTime()) / minuteMs
  const turns: Turn[] = facts.turns.flatMap(({ party, seats, started_at, ended_at }) => {
    const lasted = minutes(started_at, ended_at?.getTime() ?? facts.now)
    const counts = ended_at === null ? lasted > 0 : lasted >= leastTurn
    return counts ? [{ party: party ?? seats, minutes: lasted, over: ended_at !== null }] : []
  })
  const live = new Map(facts.turns.filter((one) => one.ended_at === null).map((one) => [one.table_id, one]))
  // a called party has its table, though nobody sits there yet
  const called = entries.filter(({ state }) => state === 'called').length
  const free = area.tables.filter((table) => !live.has(table.id)).slice(0, called)
  const tables = area.tables
    .filter((table) => !free.includes(table))
    .map((table) => {
      const seated = live.get(table.id)
      return {
        seats: table.seats,
        party: seated?.party ?? undefined,
        ...(seated && { satMinutes: Math.max(0.1, minutes(seated.started_at, facts.now)) }),
      }
    })
    .concat(free.map((table) => ({ seats: table.seats, party: undefined, satMinutes: 0.1 })))
  const first = queue[0]
  const ranges = estimateWaits(
    {
      turns,
      tables,
      queue: [...queue.map(({ party }) => ({ party })), { party: joining }],
      firstWaitedMinutes: first ? minutes(first.joined_at, facts.now) : 0,
      past: facts.past,
      callMinutes,
    },
    seededRandom(facts.now),
  )
  const byId = new Map(queue.map(({ id }, i) => [id, ranges[i]]))
  return { of: (id) => byId.get(id), next: ranges.at(-1) }
}

/** Takes a range; returns it as people read it. */
export function showRange(range: WaitRange | undefined): WaitRangeWire | null {
  return range ? readableRange(range) : null
}

/** Takes a queue and an entry; returns its place among those who wait, 1 for the first. */
export function placeOf(entries: readonly WaitingEntryRow[], entry: WaitingEntryRow): number | null {
  return entry.state === 'waiting' ? partiesAhead(entries, entry) + 1 : null
}
