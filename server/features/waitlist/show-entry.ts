import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { refuseDelay, isInQueue, waitingLimits, waitingNumber } from '#domain/waitlist/waiting-list.ts'
import { wordIn } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import { ownsWaitingEntry } from '#server/authorization/waiting-rules.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { findTable } from '#server/store/dine-in/tables.ts'
import {
  findWaitingEntry,
  listInQueue,
  type WaitingEntryRow,
} from '#server/store/waitlist/waiting-entries.ts'
import { listQueues, listWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import { areaName, areasOf } from './areas.ts'
import { forecastQueue, placeOf, readFacts, showRange, type Forecasts } from './forecast.ts'
import type { Guest } from './guest.ts'
import { rulesOf } from './list-state.ts'
import { mayPreorder } from './open-preorder.ts'
import { mayRate } from './rate-wait.ts'

/** Takes an entry's id and who asks; returns the ticket. Others than who joined see nothing of a person. Spec 3, 4. */
export async function readEntry(deps: Deps, guest: Guest, id: string): Promise<WaitingEntryWire | Refusal> {
  const now = new Date(deps.clock())
  const { branches } = await deps.catalogues.current(guest.tenantId)
  const scene = await deps.db.snapshot(guest.tenantId, (db) => readScene(db, id, now))
  if (isRefusal(scene)) return scene
  const { entry, parties, areas, queue } = scene
  const branch = branches.find((one) => one.id === entry.branch_id)
  if (!branch) return refuse('waiting-not-found')
  const rules = rulesOf(branch, scene.settings, now.getTime())
  const { language } = guest
  const time = (at: Date) => clockWords(at.getTime(), branch.timeZone, language)
  const place = placeOf(parties, entry)
  const own = ownsWaitingEntry(entry, guest)
  const ahead = mayPreorder(entry, branch, areas)
  return {
    id,
    version: entry.version,
    queue_version: queue?.version ?? 0,
    state: entry.state,
    list_state: rules.state,
    number: waitingNumber(entry.letter, entry.no),
    branch: { id: branch.id, name: wordIn(branch.name, language), phone: branch.phone },
    area: { id: entry.area_id, name: wordIn(areaName(areas, entry.area_id), language) },
    guests_count: entry.party,
    joined_at: entry.joined_at.toISOString(),
    joined_time: time(entry.joined_at),
    place,
    ahead: place === null ? 0 : place - 1,
    wait: showRange(scene.forecasts?.of(id)),
    delays_left: waitingLimits.delays - entry.delays,
    call: entry.call_until && { until: entry.call_until.toISOString(), until_time: time(entry.call_until) },
    call_minutes: rules.callMinutes,
    may: own ? [...mayDo(entry, parties, now), ...(ahead ? (['preorder'] as const) : [])] : [],
    ended_by: entry.ended_by,
    table: scene.table ?? null,
    own: own ? showOwn(entry) : null,
    rendered_at: now.toISOString(),
  }
}

async function readScene(db: TenantDb, id: string, now: Date) {
  const entry = await authorize(linkHolder('waiting-not-found'), findWaitingEntry(db, id))
  if (isRefusal(entry)) return entry
  const { branch_id: branchId, area_id: areaId } = entry
  const areas = await areasOf(db, branchId)
  const area = areas.find((one) => one.id === areaId)
  const parties = isInQueue(entry.state) ? await listInQueue(db, { branchId, areaId }) : []
  const [settings] = await listWaitingSettings(db, branchId)
  let forecasts: Forecasts | undefined
  if (entry.state === 'waiting' && area)
    forecasts = forecastQueue(await readFacts(db, branchId, now), area, parties, settings?.call_minutes ?? 10)
  const queue = (await listQueues(db, branchId)).find((one) => one.area_id === areaId)
  const table = entry.table_id === null ? undefined : (await findTable(db, entry.table_id))?.name
  return { entry, areas, parties, settings, forecasts, queue, table }
}

function mayDo(
  entry: WaitingEntryRow,
  parties: readonly WaitingEntryRow[],
  now: Date,
): WaitingEntryWire['may'] {
  const waits = isInQueue(entry.state)
  return [
    ...(waits && !refuseDelay(parties, entry, entry.delays) ? (['delay'] as const) : []),
    ...(waits ? (['cancel', 'update'] as const) : []),
    ...(mayRate(entry, now.getTime()) ? (['rate'] as const) : []),
  ]
}

function showOwn(entry: WaitingEntryRow): WaitingEntryWire['own'] {
  return {
    name: entry.name,
    phone: entry.mobile ?? '',
    note: entry.note,
    session_id: entry.session_id,
    cart_id: entry.cart_id,
    rating: entry.stars === null ? null : { rating: entry.stars, comment: entry.rating_words },
  }
}
