import type { Minor } from '#domain/core/money.ts'
import type { Words } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes an item and what it is called and costs elsewhere; takes it over. Returns what it was, or undefined without it. */
export async function takeNameAndPrice(
  db: TenantDb,
  id: string,
  name: Words,
  price: Minor,
): Promise<(Words & { price: string }) | undefined> {
  const before = await db.q
    .selectFrom('items')
    .select(['name_ar', 'name_en', 'price', 'price_before'])
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  await db.q
    .updateTable('items')
    .set((eb) => ({
      name_ar: name.ar,
      name_en: name.en,
      price,
      // a price before a discount stands above the price
      ...(before.price_before !== null && before.price_before <= price && { price_before: null }),
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
  return { ar: before.name_ar, en: before.name_en, price: (before.price / 100).toFixed(2) }
}
