import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type AreaRow = Selectable<Schema['table_areas']>
export type TableRow = Selectable<Schema['tables']>
/** A table with what its area and its code say of it. */
export type TableAtArea = TableRow & { area_ar: string; area_en: string }

const withArea = (db: TenantDb) =>
  db.q
    .selectFrom('tables as t')
    .innerJoin('table_areas as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.area_id'),
    )
    .selectAll('t')
    .select(['a.name_ar as area_ar', 'a.name_en as area_en'])
    .where('t.tenant_id', '=', db.tenantId)

/** Takes the code printed on a table; returns it, or undefined for a code that is none (any more). */
export function findTableByCode(db: TenantDb, code: string): Promise<TableAtArea | undefined> {
  return withArea(db).where('t.code', '=', code).where('t.removed_at', 'is', null).executeTakeFirst()
}

export function findTable(db: TenantDb, id: string): Promise<TableAtArea | undefined> {
  return withArea(db).where('t.id', '=', id).executeTakeFirst()
}

/** The same by its code, its row locked: phones that scan it at once come one after the other. */
export function lockTableByCode(db: TenantDb, code: string): Promise<TableAtArea | undefined> {
  return withArea(db)
    .where('t.code', '=', code)
    .where('t.removed_at', 'is', null)
    .forUpdate('t')
    .executeTakeFirst()
}

/** The same by its id, locked. */
export function lockTable(db: TenantDb, id: string): Promise<TableAtArea | undefined> {
  return withArea(db).where('t.id', '=', id).forUpdate('t').executeTakeFirst()
}

/** Takes a branch; returns its areas in order. */
export function listAreas(db: TenantDb, branchId: string): Promise<AreaRow[]> {
  return db.q
    .selectFrom('table_areas')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Takes a branch; returns its tables in order, the removed ones not. */
export function listTables(db: TenantDb, branchId: string): Promise<TableRow[]> {
  return db.q
    .selectFrom('tables')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function saveArea(
  db: TenantDb,
  area: Pick<AreaRow, 'id' | 'branch_id' | 'name_ar' | 'name_en' | 'position'>,
): Promise<void> {
  const { name_ar, name_en, position } = area
  await db.q
    .insertInto('table_areas')
    .values({ tenant_id: db.tenantId, ...area })
    .onConflict((on) => on.columns(['tenant_id', 'id']).doUpdateSet({ name_ar, name_en, position }))
    .execute()
}

export async function saveTable(
  db: TenantDb,
  table: Pick<TableRow, 'id' | 'branch_id' | 'area_id' | 'name' | 'seats' | 'code' | 'position'>,
): Promise<void> {
  const { area_id, name, seats, position } = table
  await db.q
    .insertInto('tables')
    .values({ tenant_id: db.tenantId, ...table })
    .onConflict((on) => on.columns(['tenant_id', 'id']).doUpdateSet({ area_id, name, seats, position }))
    .execute()
}

/** Takes tables with new codes; the former ones lead nowhere from now on. */
export async function saveTableCodes(
  db: TenantDb,
  tables: readonly Pick<TableRow, 'id' | 'code'>[],
): Promise<void> {
  await sql`
    update tables t set code = n.code
    from unnest(${tables.map(({ id }) => id)}::text[], ${tables.map(({ code }) => code)}::text[]) n (id, code)
    where t.tenant_id = ${db.tenantId} and t.id = n.id`.execute(db.q)
}

/** Tables of the past stay for the orders that name them; their printed codes lead nowhere. */
export async function removeTable(db: TenantDb, id: string, at: Date): Promise<void> {
  await db.q
    .updateTable('tables')
    .set({ removed_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** The code of a restaurant's first table, if it has tables. */
export async function findFirstTableCode(db: TenantDb): Promise<string | undefined> {
  const first = await db.q
    .selectFrom('tables')
    .select('code')
    .where('tenant_id', '=', db.tenantId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return first?.code
}
