import type { PriceList } from '#domain/menu/price-list.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'

/** Takes a handle; returns the restaurant's price lists in their order, those that are switched off too. */
export async function loadPriceLists(db: TenantDb): Promise<PriceList[]> {
  const rows = await db.q
    .selectFrom('price_lists')
    .select(['id', 'doc'])
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, doc }) => ({ ...doc, id }))
}

/** Takes price lists; they are all that there is from now on. */
export async function savePriceLists(db: WriteDb, lists: readonly PriceList[]): Promise<void> {
  await db.q.deleteFrom('price_lists').where('tenant_id', '=', db.tenantId).execute()
  if (lists.length === 0) return
  await db.q
    .insertInto('price_lists')
    .values(
      lists.map(({ id, ...doc }, position) => ({
        tenant_id: db.tenantId,
        id,
        position,
        doc: JSON.stringify(doc),
      })),
    )
    .execute()
}
