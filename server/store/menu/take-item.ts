import type { Labelled } from '#domain/menu/menu-labels.ts'
import type { Minor } from '#domain/core/money.ts'
import type { Words } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** What an item is called and costs elsewhere, and how its labels follow from those that it has. */
export interface TakenItem {
  readonly name: Words
  readonly price: Minor
  readonly labels: (own: Labelled) => Labelled
}

/** Takes an item and what is taken over of it. Returns what it was, or undefined without it. */
export async function takeItem(
  db: TenantDb,
  id: string,
  { name, price, labels }: TakenItem,
): Promise<(Words & { price: string; labels: Labelled }) | undefined> {
  const before = await db.q
    .selectFrom('items')
    .select(['name_ar', 'name_en', 'price', 'price_before', 'calories', 'labels'])
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return undefined
  const own = { calories: before.calories ?? undefined, labels: before.labels }
  await db.q
    .updateTable('items')
    .set((eb) => ({
      name_ar: name.ar,
      name_en: name.en,
      price,
      ...columnsOf(labels(own)),
      // a price before a discount stands above the price
      ...(before.price_before !== null && before.price_before <= price && { price_before: null }),
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
  return { ar: before.name_ar, en: before.name_en, price: (before.price / 100).toFixed(2), labels: own }
}

const columnsOf = ({ calories, labels = {} }: Labelled) => ({
  calories: calories ?? null,
  labels: JSON.stringify(labels),
})

/** Takes an option and how its labels follow from those that it has; takes them over. Nothing when it is gone. */
export async function takeOptionLabels(
  db: TenantDb,
  id: string,
  labels: (own: Labelled) => Labelled,
): Promise<void> {
  const before = await db.q
    .selectFrom('options')
    .select(['calories', 'labels'])
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return
  await db.q
    .updateTable('options')
    .set(columnsOf(labels({ calories: before.calories ?? undefined, labels: before.labels })))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}
