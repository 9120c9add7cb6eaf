import { localPath } from '#domain/core/local-path.ts'
import { limits } from '#domain/core/limits.ts'
import type { EndedPartyWire, WaitingDeskWire, WaitingPartyWire } from '#contract/waitlist/waiting-desk.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { hourMs, minuteMs } from '#domain/core/durations.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { starsAverage } from '#domain/ratings/rating.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { forecastError, waitingNumber } from '#domain/waitlist/waiting-list.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { countPieces } from '#server/store/ordering/carts.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { listTableSessions } from '#server/store/dine-in/table-sessions.ts'
import type { PlaceClaimRow } from '#server/store/dine-in/table-places.ts'
import { listTables, type TableRow } from '#server/store/dine-in/tables.ts'
import {
  listEndedEntries,
  listInQueue,
  type WaitingEntryRow,
} from '#server/store/waitlist/waiting-entries.ts'
import {
  listQueues,
  listWaitingSettings,
  type WaitingQueueRow,
} from '#server/store/waitlist/waiting-queues.ts'
import { readPlaceClaims } from '#server/ports/table-places.ts'
import { areasOf, type QueueArea } from './areas.ts'
import { forecastQueue, placeOf, readFacts, showRange, type BranchFacts } from './forecast.ts'
import { rulesOf, type QueueRules } from './list-state.ts'
import { suggestTables } from './suggest-tables.ts'

const mostEnded = 60

interface Scene {
  readonly areas: readonly QueueArea[]
  readonly entries: readonly WaitingEntryRow[]
  /** Pieces chosen ahead, by cart. */
  readonly pieces: ReadonlyMap<string, number>
  readonly queues: readonly WaitingQueueRow[]
  readonly facts: BranchFacts
  readonly ended: readonly WaitingEntryRow[]
  readonly tables: readonly TableRow[]
  readonly taken: ReadonlySet<string>
  /** What reservations and staff take of the tables. */
  readonly claims: readonly PlaceClaimRow[]
  readonly rules: QueueRules
  readonly outOfService: boolean
}

interface Look {
  readonly branch: Branch
  readonly language: Language
  readonly now: number
}

/** Takes a member of staff and a branch; returns its queues by area with whom to seat where, and how it went of late. */
export async function showDesk(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<WaitingDeskWire | Refusal> {
  const branch = branchFor(staff, 'queue', await deps.catalogues.current(staff.tenantId), branchId)
  if (isRefusal(branch)) return branch
  const now = deps.clock()
  const scene = await deps.db.snapshot(staff.tenantId, (db) => readDesk(db, branch, now))
  const look = { branch, language, now }
  const host = deps.hosts.primaryHost(staff.tenantId) ?? deps.settled.platformHost
  const site = originOf(deps.settled, host) + localPath(`/waiting-list/branch/${branchId}`, language)
  return {
    branch_id: branchId,
    rendered_at: new Date(now).toISOString(),
    enabled: scene.rules.state !== 'no_waiting_list',
    out_of_service: scene.outOfService,
    person_count_from: scene.rules.from,
    person_count_to: scene.rules.to,
    call_minutes: scene.rules.callMinutes,
    may: (['queue', 'queue_settings'] as const).filter((act) => mayStaff(staff.role, act)),
    kiosk_url: `${site}/door`,
    screen_url: `${site}/screen`,
    areas: scene.areas.map((area) => showArea(scene, area, look)),
    ended: scene.ended.slice(0, mostEnded).map((entry) => showEnded(scene, entry, look)),
    averages: showAverages(scene.ended),
  }
}

async function readDesk(db: TenantDb, branch: Branch, now: number): Promise<Scene> {
  const [settings] = await listWaitingSettings(db, branch.id)
  const since = new Date(now - limits.endedPartyHours * hourMs)
  const sessions = await listTableSessions(db, branch.id)
  const entries = await listInQueue(db, { branchId: branch.id })
  return {
    areas: await areasOf(db, branch.id),
    entries,
    pieces: await countPieces(
      db,
      entries.flatMap(({ cart_id }) => cart_id ?? []),
    ),
    queues: await listQueues(db, branch.id),
    facts: await readFacts(db, branch.id, new Date(now)),
    ended: await listEndedEntries(db, branch.id, { since, most: 500 }),
    tables: await listTables(db, branch.id),
    taken: new Set(sessions.map((session) => session.table_id)),
    claims: await readPlaceClaims(db, branch.id, now),
    rules: rulesOf(branch, settings, now),
    outOfService: settings?.out_of_service ?? false,
  }
}

function showArea(scene: Scene, area: QueueArea, look: Look): WaitingDeskWire['areas'][number] {
  const parties = scene.entries.filter((entry) => entry.area_id === area.id)
  const forecasts = forecastQueue(scene.facts, area, parties, scene.rules.callMinutes)
  const free = scene.tables.filter((table) => !scene.taken.has(table.id))
  const floor = {
    free,
    claims: scene.claims,
    now: look.now,
    zone: look.branch.timeZone,
    language: look.language,
  }
  const time = (at: Date) => clockWords(at.getTime(), look.branch.timeZone, look.language)
  return {
    id: area.id,
    name: wordIn(area.name, look.language),
    queue_version: scene.queues.find((queue) => queue.area_id === area.id)?.version ?? 0,
    wait: showRange(forecasts.next),
    parties: parties.map((entry): WaitingPartyWire => ({
      id: entry.id,
      version: entry.version,
      state: entry.state,
      number: waitingNumber(entry.letter, entry.no),
      name: entry.name,
      phone: entry.mobile ?? '',
      note: entry.note,
      guests_count: entry.party,
      source: entry.source,
      proven: entry.source === 'staff' || customerIdOf(entry.shopper ?? '') !== undefined,
      place: placeOf(parties, entry),
      wait: showRange(forecasts.of(entry.id)),
      delays: entry.delays,
      joined_at: entry.joined_at.toISOString(),
      joined_time: time(entry.joined_at),
      waited_minutes: minutesOf(entry.joined_at, new Date(look.now)),
      calls: entry.calls,
      call: entry.call_until &&
        entry.called_at && {
          at: entry.called_at.toISOString(),
          until: entry.call_until.toISOString(),
          until_time: time(entry.call_until),
        },
      preorder: scene.pieces.get(entry.cart_id ?? '') ?? 0,
      tables: suggestTables(floor, area.id, entry.party),
    })),
  }
}

function showEnded(scene: Scene, entry: WaitingEntryRow, { branch, language }: Look): EndedPartyWire {
  const ended = entry.ended_at ?? entry.joined_at
  return {
    id: entry.id,
    number: waitingNumber(entry.letter, entry.no),
    name: entry.name,
    guests_count: entry.party,
    state: entry.state,
    table: scene.tables.find((table) => table.id === entry.table_id)?.name ?? null,
    ended_time: clockWords(ended.getTime(), branch.timeZone, language),
    waited_minutes: minutesOf(entry.joined_at, entry.called_at ?? ended),
    reason: entry.reason,
    rating: entry.stars,
  }
}

function minutesOf(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / minuteMs))
}

function showAverages(ended: readonly WaitingEntryRow[]): WaitingDeskWire['averages'] {
  const seated = ended.filter((entry) => entry.state === 'seated')
  const waits = seated.map((entry) => minutesOf(entry.joined_at, entry.called_at ?? entry.joined_at))
  const rated = seated.flatMap(({ stars }) => stars ?? [])
  const measured = seated.flatMap(({ forecast_minutes: forecast, joined_at, called_at }) =>
    forecast === null || !called_at ? [] : [{ forecast, waited: minutesOf(joined_at, called_at) }],
  )
  return {
    seated: seated.length,
    wait_minutes:
      waits.length > 0 ? Math.round(waits.reduce((sum, one) => sum + one, 0) / waits.length) : null,
    left: ended.filter((entry) => entry.state === 'canceled').length,
    no_shows: ended.filter((entry) => entry.state === 'no_show').length,
    forecast_error: forecastError(measured) ?? null,
    stars: starsAverage(
      rated.reduce((sum, one) => sum + one, 0),
      rated.length,
    ),
  }
}
