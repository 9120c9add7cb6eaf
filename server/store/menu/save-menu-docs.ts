import { sql } from 'kysely'
import type { Deposit, OptionGroup } from '#domain/menu/menu.ts'
import type { GroupDoc, ItemDoc, MenuOrder } from '#domain/menu/menu-doc.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { StoredDoc } from './menu-docs.ts'

/** Takes an item as a document; writes it whole, new or in the former one's place, with the version that it has now. */
export async function saveItemDoc(db: TenantDb, item: StoredDoc<ItemDoc>): Promise<void> {
  const { id, doc, version, position } = item
  const row = {
    code: doc.code ?? null,
    group_id: doc.groupId,
    name_ar: doc.name.ar,
    name_en: doc.name.en,
    description_ar: doc.description.ar,
    description_en: doc.description.en,
    price: doc.price,
    price_before: doc.priceBefore ?? null,
    tax: doc.tax ? JSON.stringify(doc.tax) : null,
    calories: doc.calories ?? null,
    labels: JSON.stringify(doc.labels ?? {}),
    picture: doc.picture ? JSON.stringify(doc.picture) : null,
    allergens: [...doc.allergens],
    windows: JSON.stringify(doc.windows),
    max_quantity: doc.maxQuantity ?? null,
    scheduled_only: doc.scheduledOnly,
    featured: doc.featured,
    tags: [...doc.tags],
    types: [...doc.types],
    make_minutes: doc.makeMinutes,
    hidden: !doc.onSale,
    position,
    version,
  }
  await db.q
    .insertInto('items')
    .values({ tenant_id: db.tenantId, id, ...row })
    .onConflict((on) => on.columns(['tenant_id', 'id']).doUpdateSet(row))
    .execute()
  await saveOptionGroups(db, id, doc.optionGroups)
  await saveDeposits(db, id, doc.deposits ?? [])
}

/** What stays keeps its row, and with it what branches have of it; what the document has not any more goes, once its options have moved. */
async function saveOptionGroups(db: TenantDb, itemId: string, groups: readonly OptionGroup[]): Promise<void> {
  for (const [position, group] of groups.entries()) {
    const row = {
      item_id: itemId,
      name_ar: group.name.ar,
      name_en: group.name.en,
      min_count: group.min,
      max_count: group.max,
      free_count: group.free ?? 0,
      when_option_id: group.when ?? null,
      shared: group.shared ?? null,
      position,
    }
    await db.q
      .insertInto('option_groups')
      .values({ tenant_id: db.tenantId, id: group.id, ...row })
      .onConflict((on) => on.columns(['tenant_id', 'id']).doUpdateSet(row))
      .execute()
    await saveOptions(db, group)
  }
  const ids = groups.map(({ id }) => id)
  const options = groups.flatMap((group) => group.options.map((option) => option.id))
  await sql`
    with gone as (
      delete from option_groups g where g.tenant_id = ${db.tenantId} and g.item_id = ${itemId} and g.id <> all(${ids}::text[])
    )
    delete from options o using option_groups g
      where o.tenant_id = ${db.tenantId} and g.tenant_id = o.tenant_id and g.id = o.option_group_id
        and g.item_id = ${itemId} and o.id <> all(${options}::text[])`.execute(db.q)
}

async function saveOptions(db: TenantDb, group: OptionGroup): Promise<void> {
  if (group.options.length === 0) return
  await db.q
    .insertInto('options')
    .values(
      group.options.map((option, place) => ({
        tenant_id: db.tenantId,
        id: option.id,
        option_group_id: group.id,
        name_ar: option.name.ar,
        name_en: option.name.en,
        price: option.price,
        min_count: option.min,
        max_count: option.max,
        calories: option.calories ?? null,
        labels: JSON.stringify(option.labels ?? {}),
        allergens: [...(option.allergens ?? [])],
        unfit: [...(option.unfit ?? [])],
        preset: option.preset,
        item_id: option.itemId ?? null,
        position: place,
      })),
    )
    .onConflict((on) =>
      on.columns(['tenant_id', 'id']).doUpdateSet((eb) => ({
        option_group_id: eb.ref('excluded.option_group_id'),
        name_ar: eb.ref('excluded.name_ar'),
        name_en: eb.ref('excluded.name_en'),
        price: eb.ref('excluded.price'),
        min_count: eb.ref('excluded.min_count'),
        max_count: eb.ref('excluded.max_count'),
        calories: eb.ref('excluded.calories'),
        labels: eb.ref('excluded.labels'),
        allergens: eb.ref('excluded.allergens'),
        unfit: eb.ref('excluded.unfit'),
        preset: eb.ref('excluded.preset'),
        item_id: eb.ref('excluded.item_id'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute()
}

async function saveDeposits(db: TenantDb, itemId: string, deposits: readonly Deposit[]): Promise<void> {
  await db.q
    .deleteFrom('deposits')
    .where('tenant_id', '=', db.tenantId)
    .where('item_id', '=', itemId)
    .execute()
  if (deposits.length === 0) return
  await db.q
    .insertInto('deposits')
    .values(
      deposits.map((deposit, position) => ({
        tenant_id: db.tenantId,
        id: deposit.id,
        item_id: itemId,
        name_ar: deposit.name.ar,
        name_en: deposit.name.en,
        amount: deposit.amount,
        min_count: deposit.min,
        max_count: deposit.max,
        position,
      })),
    )
    .execute()
}

/** Takes a group of the menu as a document; writes it, new or in the former one's place. */
export async function saveGroupDoc(db: TenantDb, group: StoredDoc<GroupDoc>): Promise<void> {
  const { id, doc, version, position } = group
  const row = {
    name_ar: doc.name.ar,
    name_en: doc.name.en,
    picture: doc.picture ? JSON.stringify(doc.picture) : null,
    windows: JSON.stringify(doc.windows),
    position,
    version,
  }
  await db.q
    .insertInto('menu_groups')
    .values({ tenant_id: db.tenantId, id, ...row })
    .onConflict((on) => on.columns(['tenant_id', 'id']).doUpdateSet(row))
    .execute()
}

/** Takes an item's or a group's id; it is gone with all that is its own. What was ordered of it stays as it was. */
export async function deleteMenuRow(db: TenantDb, table: 'items' | 'menu_groups', id: string): Promise<void> {
  await db.q.deleteFrom(table).where('tenant_id', '=', db.tenantId).where('id', '=', id).execute()
}

/** Takes the whole order of the menu; every group and item gets its place. An item that goes to another group is another version. */
export async function saveMenuOrder(db: TenantDb, order: MenuOrder): Promise<void> {
  let place = 0
  for (const [position, { id, items }] of order.entries()) {
    await db.q
      .updateTable('menu_groups')
      .set({ position })
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .execute()
    for (const item of items) {
      place += 1
      await db.q
        .updateTable('items')
        .set((eb) => ({
          position: place,
          version: eb
            .case()
            .when('group_id', '=', id)
            .then(eb.ref('version'))
            .else(eb('version', '+', 1))
            .end(),
          group_id: id,
        }))
        .where('tenant_id', '=', db.tenantId)
        .where('id', '=', item)
        .execute()
    }
  }
}

/** Takes which table; returns the last place that is taken there, 0 when none is. */
export async function lastPosition(db: TenantDb, table: 'items' | 'menu_groups'): Promise<number> {
  const row = await db.q
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .where('tenant_id', '=', db.tenantId)
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Takes an item's id; tells whether another item offers it as a combo's choice. */
export async function isInCombo(db: TenantDb, id: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('options')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('item_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a code; returns the id of the item that has it. */
export async function itemWithCode(db: TenantDb, code: string): Promise<string | undefined> {
  const row = await db.q
    .selectFrom('items')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.id
}

/** Files that are imported at once come one after the other: each is held against the menu that the one before left. */
export async function lockMenuImport(db: TenantDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${db.tenantId} menu-import`}, 0))`.execute(db.q)
}

/** Who saves groups that dishes have in common does so one after the other: each changes rows of many dishes. */
export async function lockSharedGroups(db: TenantDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${db.tenantId} shared-groups`}, 0))`.execute(
    db.q,
  )
}

/** Takes a set of option groups and a dish; returns the other dishes that have a group of it, in the order of their ids. */
export async function listSharing(db: TenantDb, set: string, itemId: string): Promise<string[]> {
  const { rows } = await sql<{ item_id: string }>`
    select item_id from option_groups
    where tenant_id = ${db.tenantId} and item_id <> ${itemId} and (shared = ${set} or (id = ${set} and shared is null
      and not exists (select 1 from option_groups o where o.tenant_id = ${db.tenantId} and o.shared = ${set} and o.item_id <> ${itemId})))
    group by item_id order by item_id`.execute(db.q)
  return rows.map(({ item_id }) => item_id)
}

/** Takes a group's id; tells whether items are in it. */
export async function hasItems(db: TenantDb, groupId: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('items')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('group_id', '=', groupId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
