import type { Insertable, Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type MessageAccountRow = Selectable<Schema['message_accounts']>

/** Returns the tenant's accounts at providers of messages, the first to be tried first. */
export function listMessageAccounts(db: TenantDb): Promise<MessageAccountRow[]> {
  return db.q
    .selectFrom('message_accounts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** Takes an account's id; returns it, or undefined. */
export function findMessageAccount(db: TenantDb, id: string): Promise<MessageAccountRow | undefined> {
  return db.q
    .selectFrom('message_accounts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Takes an account as it is to be from now on; keeps it: one per provider. */
export async function saveMessageAccount(
  db: TenantDb,
  account: Omit<Insertable<Schema['message_accounts']>, 'tenant_id' | 'shown'> & {
    readonly shown: Readonly<Record<string, string>>
  },
): Promise<void> {
  const { id, provider, channel, place, enabled = true, sealed_secrets, shown } = account
  const values = { channel, enabled, sealed_secrets, shown: JSON.stringify(shown), changed_at: new Date() }
  await db.q
    .insertInto('message_accounts')
    .values({ tenant_id: db.tenantId, id, provider, place, ...values })
    .onConflict((on) => on.columns(['tenant_id', 'provider']).doUpdateSet(values))
    .execute()
}

/** Takes an account's id; forgets it. False when there is none. */
export async function deleteMessageAccount(db: TenantDb, id: string): Promise<boolean> {
  const gone = await db.q
    .deleteFrom('message_accounts')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}

/** Takes ids in the order in which they are to be tried; keeps it. */
export async function orderMessageAccounts(db: TenantDb, ids: readonly string[]): Promise<void> {
  for (const [place, id] of ids.entries())
    await db.q
      .updateTable('message_accounts')
      .set({ place })
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .execute()
}

/** Takes what a provider said of the money left; keeps it. */
export async function noteBalance(
  db: TenantDb,
  id: string,
  { amount, currency }: { readonly amount: string; readonly currency: string },
): Promise<void> {
  await db.q
    .updateTable('message_accounts')
    .set({ balance_amount: amount.slice(0, 40), balance_currency: currency.slice(0, 10) })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}
