import type { Selectable } from 'kysely'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../core/schema.ts'

export type WaitingDeviceRow = Selectable<Schema['waiting_devices']>
export type PushKeysRow = Selectable<Schema['push_keys']>

export function findPushKeys(db: TenantDb): Promise<PushKeysRow | undefined> {
  return db.q.selectFrom('push_keys').selectAll().where('tenant_id', '=', db.tenantId).executeTakeFirst()
}

/** Takes new keys; keeps them unless there are some already. */
export async function insertPushKeys(
  db: TenantDb,
  keys: Pick<PushKeysRow, 'public_key' | 'sealed_private_key'>,
): Promise<void> {
  await db.q
    .insertInto('push_keys')
    .values({ tenant_id: db.tenantId, ...keys })
    .onConflict((on) => on.column('tenant_id').doNothing())
    .execute()
}

/** Takes an entry; returns the phones that want to hear of its turn. */
export function listDevices(db: TenantDb, entryId: string): Promise<WaitingDeviceRow[]> {
  return db.q
    .selectFrom('waiting_devices')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('entry_id', '=', entryId)
    .orderBy('made_at')
    .execute()
}

export async function saveDevice(
  db: TenantDb,
  device: { entry_id: string; id: string; sealed_subscription: string; language: Language },
): Promise<void> {
  const { sealed_subscription, language } = device
  await db.q
    .insertInto('waiting_devices')
    .values({ tenant_id: db.tenantId, ...device })
    .onConflict((on) =>
      on.columns(['tenant_id', 'entry_id', 'id']).doUpdateSet({ sealed_subscription, language }),
    )
    .execute()
}

/** Takes an entry and, unless all are meant, one of its phones; forgets it. */
export async function dropDevices(db: TenantDb, entryId: string, id?: string): Promise<void> {
  await db.q
    .deleteFrom('waiting_devices')
    .where('tenant_id', '=', db.tenantId)
    .where('entry_id', '=', entryId)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .execute()
}

/** Takes a phone and the call that it was told of: it is not told again. */
export async function markDeviceNotified(
  db: TenantDb,
  { entryId, id, calls }: { entryId: string; id: string; calls: number },
): Promise<void> {
  await db.q
    .updateTable('waiting_devices')
    .set({ told_calls: calls })
    .where('tenant_id', '=', db.tenantId)
    .where('entry_id', '=', entryId)
    .where('id', '=', id)
    .execute()
}
