import { sql } from 'kysely'
import { fewLeft, type Pieces } from '#domain/menu/stock.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'

/** What an order took of counted stock: pieces by item, and whether it did so without a proven number (safety 9). */
export interface OrderStock {
  readonly taken: Readonly<Record<string, number>>
  readonly guest: boolean
}

/** Takes a branch and items; locks their counts in the order of ids (safety 8). Items that are not counted are absent. */
export async function lockStock(db: TenantDb, branchId: string, itemIds: readonly string[]): Promise<Pieces> {
  const rows = await db.q
    .selectFrom('item_stock')
    .select(['item_id', 'left_count'])
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('item_id', 'in', itemIds)
    .orderBy('item_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.item_id, row.left_count]))
}

/** Takes a branch and items; returns what is left of the counted ones now. */
export async function readStock(db: TenantDb, branchId: string, itemIds: readonly string[]): Promise<Pieces> {
  const rows = await db.q
    .selectFrom('item_stock')
    .select(['item_id', 'left_count'])
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('item_id', 'in', itemIds)
    .execute()
  return new Map(rows.map((row) => [row.item_id, row.left_count]))
}

/**
 * Takes a branch and what an order takes; takes all of it or nothing, in one statement, rows locked in the order of ids.
 * Returns what there is too little of, and whether guests without a proven number may hold it: together at most half of
 * what is not sold (safety 9). Where people see a difference the relay tells it after the commit.
 */
export async function takeStock(
  db: TenantDb,
  branchId: string,
  { taken, guest }: OrderStock,
): Promise<{ short: { itemId: string; left: number } | undefined; mayGuests: boolean }> {
  const ids = Object.keys(taken)
  const { rows } = await sql<{ item_id: string; left_count: number; enough: boolean; may: boolean }>`
    with locked as (
      select s.item_id, s.left_count, w.pieces, s.left_count >= w.pieces as enough,
        not ${guest}::boolean or 2 * (s.guest_held + w.pieces) <= s.left_count + s.guest_held as may
      from item_stock s join unnest(${ids}::text[], ${Object.values(taken)}::integer[]) as w (item_id, pieces) using (item_id)
      where s.tenant_id = ${db.tenantId} and s.branch_id = ${branchId} order by s.item_id for update of s
    ), moved as (
      update item_stock s set left_count = s.left_count - l.pieces,
        guest_held = s.guest_held + case when ${guest}::boolean then l.pieces else 0 end
      from locked l where s.tenant_id = ${db.tenantId} and s.branch_id = ${branchId} and s.item_id = l.item_id
        and (select bool_and(enough and may) from locked)
      returning s.left_count as after
    ), told as (
      insert into outbox (tenant_id, kind, payload) select ${db.tenantId}, 'stock-changed', ${stockPayload(branchId, ids)}::jsonb
      where exists (select 1 from moved where after <= ${fewLeft})
    )
    select item_id, left_count, enough, may from locked order by item_id`.execute(db.q)
  const short = rows.find((row) => !row.enough)
  return {
    short: short && { itemId: short.item_id, left: short.left_count },
    mayGuests: rows.every((row) => row.may),
  }
}

const stockPayload = (branchId: string, itemIds: readonly string[]) =>
  JSON.stringify({ branchId, itemIds, change: makeId() })

/** How one piece moves: off the shelf, back to it, or from a guest's hold into a sold order. */
export interface StockMove {
  readonly left: -1 | 0 | 1
  readonly guest: -1 | 0 | 1
}

/**
 * Takes a branch, pieces by item and how each moves; changes the counts in one statement, rows locked in the order of ids
 * (safety 8). Where people see a difference, or may soon, the relay tells it after the commit (safety 27). Items that are
 * no longer counted are left alone; taking more than there is breaks the transaction.
 */
export async function moveStock(
  db: TenantDb,
  branchId: string,
  pieces: Readonly<Record<string, number>>,
  { left, guest }: StockMove,
): Promise<void> {
  const ids = Object.keys(pieces)
  await sql`
    with locked as (
      select s.item_id, s.left_count, w.pieces from item_stock s
      join unnest(${ids}::text[], ${Object.values(pieces)}::integer[]) as w (item_id, pieces) on w.item_id = s.item_id
      where s.tenant_id = ${db.tenantId} and s.branch_id = ${branchId} order by s.item_id for update of s
    ), moved as (
      update item_stock s set left_count = s.left_count + l.pieces * ${left}::integer,
        guest_held = greatest(0, s.guest_held + l.pieces * ${guest}::integer)
      from locked l where s.tenant_id = ${db.tenantId} and s.branch_id = ${branchId} and s.item_id = l.item_id
      returning s.left_count as after, l.left_count as before
    )
    insert into outbox (tenant_id, kind, payload) select ${db.tenantId}, 'stock-changed', ${stockPayload(branchId, ids)}::jsonb
    where exists (select 1 from moved where before <> after and least(before, after) <= ${fewLeft})`.execute(
    db.q,
  )
}

/** Takes a branch, an item and a count, null = not counted any more; returns the former count with its row locked. */
export async function setStock(
  db: TenantDb,
  branchId: string,
  itemId: string,
  count: number | null,
): Promise<number | null> {
  const before = (await lockStock(db, branchId, [itemId])).get(itemId) ?? null
  if (count === null)
    await db.q
      .deleteFrom('item_stock')
      .where('tenant_id', '=', db.tenantId)
      .where('branch_id', '=', branchId)
      .where('item_id', '=', itemId)
      .execute()
  else
    await db.q
      .insertInto('item_stock')
      .values({ tenant_id: db.tenantId, branch_id: branchId, item_id: itemId, left_count: count })
      .onConflict((on) =>
        on.columns(['tenant_id', 'branch_id', 'item_id']).doUpdateSet({ left_count: count }),
      )
      .execute()
  return before
}

/** Menus and prices are other ones now though none of the content's own tables changed. Safety 29. */
export async function raiseContentVersion(db: TenantDb): Promise<void> {
  await sql`insert into content_versions (tenant_id) values (${db.tenantId}) on conflict (tenant_id)
    do update set version = nextval('content_version_seq'), changed_at = clock_timestamp()`.execute(db.q)
}
