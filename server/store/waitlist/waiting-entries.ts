import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { dropDevices } from '../notifications/push-devices.ts'
import type { Schema } from '../schema.generated.ts'
import { queuedStates } from '#domain/waitlist/waiting-list.ts'

export type WaitingEntryRow = Selectable<Schema['waiting_entries']>

const entries = (db: TenantDb) =>
  db.q.selectFrom('waiting_entries').selectAll().where('tenant_id', '=', db.tenantId)

export async function findWaitingEntry(
  db: TenantDb,
  id: string,
): Promise<Guarded<WaitingEntryRow> | undefined> {
  return guard(await entries(db).where('id', '=', id).executeTakeFirst())
}

/** Takes a branch and, when only one queue is meant, its area; returns who is in the queue, first come first. */
export function listInQueue(
  db: TenantDb,
  { branchId, areaId }: { branchId?: string; areaId?: string },
): Promise<WaitingEntryRow[]> {
  return entries(db)
    .where('state', 'in', queuedStates)
    .$if(branchId !== undefined, (q) => q.where('branch_id', '=', branchId ?? ''))
    .$if(areaId !== undefined, (q) => q.where('area_id', '=', areaId ?? ''))
    .orderBy('branch_id')
    .orderBy('area_id')
    .orderBy('rank')
    .execute()
}

/** Takes a branch and who asks; returns that person's entry in one of its queues, if there is one. */
export function findActiveEntry(
  db: TenantDb,
  branchId: string,
  who: { browser?: string | undefined; mobile?: string | undefined; shopper?: string | undefined },
): Promise<WaitingEntryRow | undefined> {
  const { browser, mobile, shopper } = who
  if (!browser && !mobile && !shopper) return Promise.resolve(undefined)
  return entries(db)
    .where('state', 'in', queuedStates)
    .where('branch_id', '=', branchId)
    .where((eb) =>
      eb.or([
        ...(browser ? [eb('browser', '=', browser)] : []),
        ...(mobile ? [eb('mobile', '=', mobile)] : []),
        ...(shopper ? [eb('shopper', '=', shopper)] : []),
      ]),
    )
    .orderBy('joined_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function insertWaitingEntry(
  db: TenantDb,
  entry: Omit<Insertable<Schema['waiting_entries']>, 'tenant_id'>,
): Promise<WaitingEntryRow> {
  return db.q
    .insertInto('waiting_entries')
    .values({ tenant_id: db.tenantId, ...entry })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes an entry of a locked queue and what changes; raises its version. Phones need not hear of one that has ended. */
export async function saveWaitingEntry(
  db: TenantDb,
  id: string,
  change: Updateable<Schema['waiting_entries']>,
): Promise<WaitingEntryRow> {
  if (change.ended_at) await dropDevices(db, id)
  return db.q
    .updateTable('waiting_entries')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes parties of locked queues of a branch; those that still wait end, with the reason of staff. Returns how many. */
export async function endWaitingEntries(
  db: TenantDb,
  branchId: string,
  { ids, reason, now }: { readonly ids: readonly string[]; readonly reason: string; readonly now: Date },
): Promise<number> {
  const ended = await db.q
    .updateTable('waiting_entries')
    .set((eb) => ({
      state: 'canceled' as const,
      reason,
      ended_at: now,
      ended_by: 'staff',
      call_until: null,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('id', 'in', [...ids])
    .where('state', 'in', queuedStates)
    .returning('id')
    .execute()
  for (const { id } of ended) await dropDevices(db, id)
  return ended.length
}

/** Takes two parties of a locked queue; each gets the other's rank, in one statement. */
export async function swapRanks(
  db: TenantDb,
  one: Pick<WaitingEntryRow, 'id' | 'rank'>,
  other: Pick<WaitingEntryRow, 'id' | 'rank'>,
): Promise<void> {
  await db.q
    .updateTable('waiting_entries')
    .set({
      rank: sql<number>`case when id = ${one.id} then ${other.rank}::bigint else ${one.rank}::bigint end`,
      version: sql<number>`version + 1`,
    })
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', [one.id, other.id])
    .execute()
}

/** Takes a branch and since when; returns how its parties of late ended, the latest first. */
export function listEndedEntries(
  db: TenantDb,
  branchId: string,
  { since, most }: { since: Date; most: number },
): Promise<WaitingEntryRow[]> {
  return entries(db)
    .where('branch_id', '=', branchId)
    .where('ended_at', '>=', since)
    .orderBy('ended_at', 'desc')
    .limit(most)
    .execute()
}

/** Takes an entry of a locked queue and the cart in which it chooses ahead; what the host does next is not disturbed. */
export async function setWaitingCart(db: TenantDb, id: string, cartId: string): Promise<void> {
  await db.q
    .updateTable('waiting_entries')
    .set({ cart_id: cartId })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** An entry that is out of the queue, locked. */
export async function lockWaitingEntry(
  db: TenantDb,
  id: string,
): Promise<Guarded<WaitingEntryRow> | undefined> {
  return guard(await entries(db).where('id', '=', id).forUpdate().executeTakeFirst())
}

/** Takes an entry of long ago; what names its guests goes, what averages need stays (rule "Retention"). */
export async function forgetWaitingNames(db: TenantDb, id: string): Promise<void> {
  await saveWaitingEntry(db, id, {
    name: '',
    mobile: null,
    note: '',
    browser: null,
    shopper: null,
    reason: '',
    rating_words: '',
  })
}

/** Takes a browser and an account; places in queues that the first took are the other's from now on. */
export async function moveEntries(db: TenantDb, { from, to }: { from: string; to: string }): Promise<void> {
  await db.q
    .updateTable('waiting_entries')
    .set({ shopper: to })
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', from)
    .execute()
}

/** Takes a shopper and its browsers; returns where it waited, the latest first. */
export function listOwnEntries(
  db: TenantDb,
  { shopper, browsers }: { shopper: string; browsers: readonly string[] },
): Promise<WaitingEntryRow[]> {
  return entries(db)
    .where(
      sql<boolean>`(shopper = ${shopper} or browser = any (${[...browsers]}::text[])
        and (shopper is null or shopper not like 'customer:%'))`,
    )
    .orderBy('joined_at', 'desc')
    .execute()
}
