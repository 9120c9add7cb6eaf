import { sql, type Insertable, type Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type WaitingSettingsRow = Selectable<Schema['waiting_settings']>
export type WaitingQueueRow = Selectable<Schema['waiting_queues']>

/** Takes branches; returns the waiting list's settings of those that have any. */
export function listWaitingSettings(db: TenantDb, branchId?: string): Promise<WaitingSettingsRow[]> {
  return db.q
    .selectFrom('waiting_settings')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(branchId !== undefined, (q) => q.where('branch_id', '=', branchId ?? ''))
    .execute()
}

/** The same of one branch, locked: who joins or changes who they are comes one after the other in all its areas. */
export function lockWaitingSettings(db: TenantDb, branchId: string): Promise<WaitingSettingsRow | undefined> {
  return db.q
    .selectFrom('waiting_settings')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes all settings of a branch's waiting list; keeps them. */
export async function saveWaitingSettings(
  db: TenantDb,
  { branch_id, ...settings }: Omit<Insertable<Schema['waiting_settings']>, 'tenant_id'>,
): Promise<void> {
  await db.q
    .insertInto('waiting_settings')
    .values({ tenant_id: db.tenantId, branch_id, ...settings })
    .onConflict((on) => on.columns(['tenant_id', 'branch_id']).doUpdateSet(settings))
    .execute()
}

/**
 * Takes a branch and one of its areas; makes the queue when it is the first time, counts a change and holds its row until
 * the commit: whoever changes a queue comes one after the other, and the versions tell in which order.
 */
export async function lockQueue(db: TenantDb, branchId: string, areaId: string): Promise<WaitingQueueRow> {
  return db.q
    .insertInto('waiting_queues')
    .values({ tenant_id: db.tenantId, branch_id: branchId, area_id: areaId, version: 1 })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'branch_id', 'area_id'])
        .doUpdateSet({ version: sql<number>`waiting_queues.version + 1` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a locked queue and the business day; returns the next rank, and the next number of that day. */
export async function nextInQueue(
  db: TenantDb,
  { branch_id, area_id }: WaitingQueueRow,
  day: string,
): Promise<{ rank: number; no: number }> {
  const { last_rank, last_no } = await db.q
    .updateTable('waiting_queues')
    .set({
      last_rank: sql<number>`last_rank + 1`,
      last_no: sql<number>`case when business_date = ${day} then last_no + 1 else 1 end`,
      business_date: day,
    })
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branch_id)
    .where('area_id', '=', area_id)
    .returning(['last_rank', 'last_no'])
    .executeTakeFirstOrThrow()
  return { rank: last_rank, no: last_no }
}

/** Takes a locked queue that has none yet; keeps the letter of its numbers. */
export async function setLetter(
  db: TenantDb,
  { branch_id, area_id }: WaitingQueueRow,
  letter: number,
): Promise<void> {
  await db.q
    .updateTable('waiting_queues')
    .set({ letter })
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branch_id)
    .where('area_id', '=', area_id)
    .execute()
}

/** Takes a branch, if one is meant; returns its queues' versions, without a lock. */
export function listQueues(db: TenantDb, branchId?: string): Promise<WaitingQueueRow[]> {
  return db.q
    .selectFrom('waiting_queues')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(branchId !== undefined, (q) => q.where('branch_id', '=', branchId ?? ''))
    .execute()
}
