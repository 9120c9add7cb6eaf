import type { Selectable } from 'kysely'
import type { Item, ItemTag, OptionGroup } from '#domain/menu/menu.ts'
import { knownLabels } from '#domain/menu/menu-labels.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { wordsOf } from '../core/words-of.ts'

/** Takes items' ids (none = all); returns their option groups with their options, in order, by item. */
export async function listOptionGroups(
  db: TenantDb,
  itemIds?: readonly string[],
): Promise<Map<string, OptionGroup[]>> {
  const groups = await db.q
    .selectFrom('option_groups')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(itemIds !== undefined, (q) => q.where('item_id', 'in', itemIds ?? []))
    .orderBy('position')
    .orderBy('id')
    .execute()
  if (groups.length === 0) return new Map()
  const ids = groups.map(({ id }) => id)
  const options = await db.q
    .selectFrom('options')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(itemIds !== undefined, (q) => q.where('option_group_id', 'in', ids))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byGroup = Map.groupBy(options, (row) => row.option_group_id)
  const byItem = Map.groupBy(groups, (row) => row.item_id)
  return new Map(
    [...byItem].map(([itemId, rows]) => [itemId, rows.map((row) => groupOf(row, byGroup.get(row.id) ?? []))]),
  )
}

function groupOf(
  row: Selectable<Schema['option_groups']>,
  options: readonly Selectable<Schema['options']>[],
): OptionGroup {
  return {
    id: row.id,
    name: wordsOf(row, 'name'),
    min: row.min_count,
    max: row.max_count,
    ...(row.free_count > 0 && { free: row.free_count }),
    ...(row.when_option_id !== null && { when: row.when_option_id }),
    ...(row.shared !== null && { shared: row.shared }),
    options: options.map((option) => ({
      id: option.id,
      name: wordsOf(option, 'name'),
      price: option.price,
      min: option.min_count,
      max: option.max_count,
      preset: option.preset,
      ...(option.calories !== null && { calories: option.calories }),
      ...labelsOf(option),
      ...(option.allergens.length > 0 && { allergens: option.allergens }),
      ...(option.unfit.length > 0 && { unfit: option.unfit }),
      ...(option.item_id !== null && { itemId: option.item_id }),
    })),
  }
}

function labelsOf(row: Pick<Selectable<Schema['items']>, 'labels'>): Pick<Item, 'labels'> {
  const labels = knownLabels(row.labels)
  return labels ? { labels } : {}
}

/** Takes an item's row; returns what of it stands in the row itself, on the menu as on the desk. */
export function itemOfRow(
  row: Selectable<Schema['items']>,
): Omit<Item, 'id' | 'optionGroups' | 'deposits' | 'position'> {
  return {
    groupId: row.group_id,
    name: wordsOf(row, 'name'),
    description: wordsOf(row, 'description'),
    price: row.price,
    ...(row.price_before !== null && { priceBefore: row.price_before }),
    ...(row.tax && { tax: row.tax }),
    ...(row.calories !== null && { calories: row.calories }),
    ...labelsOf(row),
    ...(row.picture && { picture: row.picture }),
    allergens: row.allergens,
    windows: row.windows,
    ...(row.max_quantity !== null && { maxQuantity: row.max_quantity }),
    scheduledOnly: row.scheduled_only,
    featured: row.featured,
    tags: row.tags as ItemTag[],
    types: row.types,
    makeMinutes: row.make_minutes,
  }
}
