import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { addEntry } from './ledgers.ts'

/** Takes points that a refund should have taken back and that were spent; later earnings settle them. Domain "Orders". */
export async function addShortfall(db: WriteDb, customerId: string, points: number): Promise<void> {
  await db.q
    .insertInto('points_shortfalls')
    .values({ tenant_id: db.tenantId, customer_id: customerId, points })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'customer_id'])
        .doUpdateSet((eb) => ({ points: eb('points_shortfalls.points', '+', points) })),
    )
    .execute()
}

/** Takes a customer; returns how many points are short, 0 as a rule. */
export async function readShortfall(db: TenantDb, customerId: string): Promise<number> {
  const row = await db.q
    .selectFrom('points_shortfalls')
    .select('points')
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.points ?? 0
}

/** Takes a customer who just earned, under the lock of the points account; settles what is short, within `most`. */
export async function settleShortfall(
  db: WriteDb,
  customerId: string,
  { most, orderId, source }: { most: number; orderId: string; source: string },
): Promise<void> {
  const short = await db.q
    .selectFrom('points_shortfalls')
    .select('points')
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  const settled = Math.min(short?.points ?? 0, most)
  if (settled === 0) return
  await addEntry(db, 'points', {
    customerId,
    type: 'debit',
    amount: -settled,
    source,
    kind: 'shortfall',
    orderId,
  })
  await db.q
    .updateTable('points_shortfalls')
    .set((eb) => ({ points: eb('points', '-', settled) }))
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .execute()
}
