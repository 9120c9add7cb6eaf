import type { JoinQueueBody } from '#contract/waitlist/waiting-acts.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { queueOrder, waitingNumber } from '#domain/waitlist/waiting-list.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import {
  findActiveEntry,
  insertWaitingEntry,
  listInQueue,
  type WaitingEntryRow,
} from '#server/store/waitlist/waiting-entries.ts'
import { listWaitingSettings, lockQueue, lockWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import { areasOf } from './areas.ts'
import { tellQueue } from './change-queue.ts'
import { forecastQueue, readFacts } from './forecast.ts'
import type { Guest } from './guest.ts'
import { rulesOf } from './list-state.ts'
import type { UsageCaller } from '#server/usage/usage-subjects.ts'
import { readForm, type PartyWords } from './read-form.ts'
import { takePlace } from './take-place.ts'
import { refuseUnproven } from './unproven-parties.ts'

/** Who has just joined, and where they stand. */
export interface Joined {
  readonly entry: WaitingEntryRow
  readonly number: string
  readonly place: number
  readonly queueVersion: number
}

/** A party that is to join. */
export interface Joining {
  readonly branch: Branch
  readonly areaId: string
  readonly party: number
  readonly words: PartyWords
  readonly source: WaitingEntryRow['source']
  readonly language: Language
  readonly browser: string | null
  readonly shopper: string | null
  /** Whose call it is, for limits; none of staff. */
  readonly caller?: UsageCaller
}

/**
 * Takes who asks and what was typed; adds the party to the end of the queue. Refuses 'branch-not-found', 'waiting-off',
 * 'waiting-out-of-service', 'waiting-area', 'waiting-party', 'fill-all-fields', 'waiting-full', 'waiting-proof', and 'waiting-already' for
 * a browser or number that is in a queue of the branch; the browser itself is told where. Spec 3, 4, 7.
 */
export async function joinQueue(
  deps: Deps,
  guest: Guest & { browser: string; caller: UsageCaller },
  body: JoinQueueBody,
): Promise<Joined | Refusal> {
  const catalogue = await deps.catalogues.current(guest.tenantId)
  const branch = catalogue.branches.find((one) => one.id === body.branch_id)
  if (!branch) return refuse('branch-not-found')
  const { name, phone, note = '', source = 'web' } = body
  const words = readForm({ name, phone, note }, catalogue.tenant.country, { phoneRequired: true })
  if (isRefusal(words)) return words
  const { language, browser, shopper = browser } = guest
  const joining = { branch, areaId: body.area_id, party: body.guests_count, words, source, language }
  return enter(deps, catalogue, { ...joining, browser, shopper, caller: guest.caller })
}

/** Takes a party, of a phone or of the host; adds it to the end of the queue, and what is to be told of it. */
export async function enter(
  deps: Deps,
  { tenant }: Catalogue,
  joining: Joining,
  also: (tx: WriteDb, entry: WaitingEntryRow) => Promise<Refusal | undefined> = async () => undefined,
): Promise<Joined | Refusal> {
  const now = new Date(deps.clock())
  // worked out before the queue is held: who joins next is not to wait for it
  const forecast = await deps.db.read(tenant.id, (db) => forecastFor(db, joining, now))
  const done = await writeUnlessRefused(deps.db, tenant.id, async (tx) => {
    const joined = await add(deps, tx, { ...joining, forecast }, now)
    return (isRefusal(joined) ? undefined : await also(tx, joined.entry)) ?? joined
  })
  deps.wakeRelay()
  return done
}

/** What is said at joining, to measure it by; none for an area that there is not. */
async function forecastFor(
  db: TenantDb,
  { branch, areaId, party }: Joining,
  now: Date,
): Promise<number | null> {
  const area = (await areasOf(db, branch.id)).find((one) => one.id === areaId)
  if (!area) return null
  const parties = await listInQueue(db, { branchId: branch.id, areaId })
  const [settings] = await listWaitingSettings(db, branch.id)
  const { callMinutes } = rulesOf(branch, settings, now.getTime())
  const { next } = forecastQueue(await readFacts(db, branch.id, now), area, parties, callMinutes, party)
  return next?.likely ?? null
}

async function add(
  deps: Deps,
  tx: WriteDb,
  joining: Joining & { readonly forecast: number | null },
  now: Date,
): Promise<Joined | Refusal> {
  const { branch, areaId, party, words, browser, shopper } = joining
  const row = await lockWaitingSettings(tx, branch.id)
  const rules = rulesOf(branch, row, now.getTime())
  if (rules.state === 'no_waiting_list') return refuse('waiting-off')
  // the host at the door adds whom they see, also while phones are refused
  if (rules.state === 'out_of_service' && joining.source !== 'staff') return refuse('waiting-out-of-service')
  if (party < rules.from || party > rules.to)
    return refuse('waiting-party', { fields: { guests_count: ['waiting-party'] } })
  const areas = await areasOf(tx, branch.id)
  const index = areas.findIndex((one) => one.id === areaId)
  if (index < 0) return refuse('waiting-area', { fields: { area_id: ['waiting-area'] } })
  const queue = await lockQueue(tx, branch.id, areaId)
  const already = await refuseTwice(tx, joining)
  if (already) return already
  const parties = await listInQueue(tx, { branchId: branch.id, areaId })
  const beyond = await refuseUnproven(deps, tx, joining, parties)
  if (beyond) return beyond
  const taken = await takePlace(tx, { branch, queue, parties, index, now })
  if (isRefusal(taken)) return taken
  const entry = await insertWaitingEntry(tx, {
    id: makeId(),
    branch_id: branch.id,
    ...taken,
    party,
    name: words.name,
    mobile: words.mobile ?? null,
    note: words.note,
    language: joining.language,
    source: joining.source,
    browser,
    shopper,
    forecast_minutes: joining.forecast,
    joined_at: now,
    ended_by: null,
    table_id: null,
    session_id: null,
    stars: null,
  })
  await tellQueue(tx, queue)
  const place = queueOrder(parties).length + 1
  return { entry, number: waitingNumber(entry.letter, entry.no), place, queueVersion: queue.version }
}

/** One active entry per person and branch; the lock on its settings lets no rival in between. */
async function refuseTwice(tx: WriteDb, { branch, browser, words }: Joining): Promise<Refusal | undefined> {
  const mine = browser === null ? undefined : await findActiveEntry(tx, branch.id, { browser })
  if (mine) return refuse('waiting-already', { details: { id: mine.id } })
  const same = await findActiveEntry(tx, branch.id, { mobile: words.mobile })
  return same && refuse('waiting-already')
}
