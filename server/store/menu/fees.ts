import type { Fee } from '#domain/pricing/fee.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'

/** Takes a handle; returns the restaurant's fees in their order, those that are switched off too. */
export async function loadFees(db: TenantDb): Promise<Fee[]> {
  const rows = await db.q
    .selectFrom('fees')
    .select(['id', 'doc'])
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, doc }) => ({ ...doc, id }))
}

/** Takes fees; they are all that there is from now on. */
export async function saveFees(db: WriteDb, fees: readonly Fee[]): Promise<void> {
  await db.q.deleteFrom('fees').where('tenant_id', '=', db.tenantId).execute()
  if (fees.length === 0) return
  await db.q
    .insertInto('fees')
    .values(
      fees.map(({ id, ...doc }, position) => ({
        tenant_id: db.tenantId,
        id,
        position,
        doc: JSON.stringify(doc),
      })),
    )
    .execute()
}
