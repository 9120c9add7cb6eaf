import { choiceList, type ChoiceEntry, type ChoiceKind } from '#domain/customers/choice-list.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Words } from '#domain/core/words.ts'

/** Takes a kind; returns the list as the restaurant has it, else the product's own. */
export async function readChoices(db: TenantDb, kind: ChoiceKind): Promise<readonly ChoiceEntry[]> {
  const row = await db.q
    .selectFrom('choice_lists')
    .select('entries')
    .where('tenant_id', '=', db.tenantId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return choiceList(kind, row?.entries)
}

/** Takes a kind and its entries in their order; keeps them. */
export async function saveChoices(
  db: WriteDb,
  kind: ChoiceKind,
  list: readonly ChoiceEntry[],
): Promise<void> {
  const entries = JSON.stringify(list)
  await db.q
    .insertInto('choice_lists')
    .values({ tenant_id: db.tenantId, kind, entries })
    .onConflict((on) => on.columns(['tenant_id', 'kind']).doUpdateSet({ entries }))
    .execute()
}

/** An allergen or a group of customers, as its list is edited. */
export interface NamedRow {
  readonly id: string
  readonly name: Words
  readonly icon: string
}

/** All allergens in their order. */
export async function listAllergens(db: TenantDb): Promise<NamedRow[]> {
  const rows = await db.q
    .selectFrom('allergens')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name_ar, name_en, icon }) => ({ id, name: { ar: name_ar, en: name_en }, icon }))
}

/** Takes allergens in their order; writes them and takes away the others. */
export async function saveAllergens(db: WriteDb, list: readonly NamedRow[]): Promise<void> {
  await db.q
    .deleteFrom('allergens')
    .where('tenant_id', '=', db.tenantId)
    .$if(list.length > 0, (q) =>
      q.where(
        'id',
        'not in',
        list.map(({ id }) => id),
      ),
    )
    .execute()
  for (const [position, { id, name, icon }] of list.entries()) {
    const row = { name_ar: name.ar, name_en: name.en, icon, position }
    await db.q
      .insertInto('allergens')
      .values({ tenant_id: db.tenantId, id, ...row })
      .onConflict((on) => on.columns(['tenant_id', 'id']).doUpdateSet(row))
      .execute()
  }
}

/** Takes allergens; returns those that a dish of the menu has. */
export async function listUsedAllergens(db: TenantDb, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.q
    .selectFrom('items')
    .select('allergens')
    .where('tenant_id', '=', db.tenantId)
    .execute()
  const used = new Set(rows.flatMap(({ allergens }) => allergens))
  return ids.filter((id) => used.has(id))
}

/** Takes groups of customers; writes them and takes away the others. */
export async function saveCustomerGroups(
  db: WriteDb,
  list: readonly Pick<NamedRow, 'id' | 'name'>[],
): Promise<void> {
  await db.q
    .deleteFrom('customer_groups')
    .where('tenant_id', '=', db.tenantId)
    .$if(list.length > 0, (q) =>
      q.where(
        'id',
        'not in',
        list.map(({ id }) => id),
      ),
    )
    .execute()
  for (const { id, name } of list) {
    const row = { name_ar: name.ar, name_en: name.en }
    await db.q
      .insertInto('customer_groups')
      .values({ tenant_id: db.tenantId, id, ...row })
      .onConflict((on) => on.columns(['tenant_id', 'id']).doUpdateSet(row))
      .execute()
  }
}

/** Takes groups; returns those that somebody is in. */
export async function listUsedGroups(db: TenantDb, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.q
    .selectFrom('customers')
    .select('group_id')
    .distinct()
    .where('tenant_id', '=', db.tenantId)
    .where('group_id', 'in', [...ids])
    .execute()
  return rows.flatMap(({ group_id: id }) => id ?? [])
}
