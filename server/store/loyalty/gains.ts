import { sql, type Selectable } from 'kysely'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type GainRow = Selectable<Schema['order_gains']>
export type NewGain = Pick<GainRow, 'kind' | 'customer_id' | 'ledger' | 'amount' | 'back'>

/** Takes a locked order's id; notes that it is finished. Returns false when it was before: its effects come once. */
export async function claimFinish(db: WriteDb, orderId: string): Promise<boolean> {
  const made = await db.q
    .insertInto('order_finishes')
    .values({ tenant_id: db.tenantId, order_id: orderId })
    .onConflict((on) => on.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Takes a locked order's id; returns what it gave. */
export function listGains(db: TenantDb, orderId: string): Promise<GainRow[]> {
  return db.q
    .selectFrom('order_gains')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .execute()
}

/** Takes a finished order and what it gives; keeps it. */
export async function insertGains(db: WriteDb, orderId: string, gains: readonly NewGain[]): Promise<void> {
  if (gains.length === 0) return
  await db.q
    .insertInto('order_gains')
    .values(gains.map((gain) => ({ ...gain, tenant_id: db.tenantId, order_id: orderId })))
    .execute()
}

/** Takes an order and how much of each gain is back by now. */
export async function saveGainsBack(
  db: WriteDb,
  orderId: string,
  backs: readonly Pick<GainRow, 'kind' | 'back'>[],
): Promise<void> {
  if (backs.length === 0) return
  await sql`update order_gains g set back = b.back
    from jsonb_to_recordset(${JSON.stringify(backs)}::jsonb) as b(kind text, back bigint)
    where g.tenant_id = ${db.tenantId} and g.order_id = ${orderId} and g.kind = b.kind`.execute(db.q)
}
