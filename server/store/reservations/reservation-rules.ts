import type { Selectable } from 'kysely'
import type { ReservationPlan, ReservationRules } from '#domain/reservations/reservation-plan.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../core/schema.ts'
import { listAreas, listTables, type AreaRow, type TableRow } from '../dine-in/tables.ts'

export type RulesRow = Selectable<Schema['reservation_rules']>
export type CombinationRow = Selectable<Schema['table_combinations']>

/** A branch's rules with its rooms: what the engine plans with, and the rows that have the names. */
export interface LoadedPlan {
  readonly row: RulesRow
  readonly plan: ReservationPlan
  readonly areas: readonly AreaRow[]
  readonly tables: readonly TableRow[]
}

/** Takes a branch; returns how it takes reservations, or undefined when nobody has set it up. */
export function findRules(db: TenantDb, branchId: string): Promise<RulesRow | undefined> {
  return rulesOf(db, branchId).executeTakeFirst()
}

/** The same with the row locked: who takes or frees tables of the branch comes one after the other. */
export function lockRules(db: WriteDb, branchId: string): Promise<RulesRow | undefined> {
  return rulesOf(db, branchId).forUpdate().executeTakeFirst()
}

const rulesOf = (db: TenantDb, branchId: string) =>
  db.q
    .selectFrom('reservation_rules')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)

/** Takes a handle; returns the rules of every branch that has some. */
export function listRules(db: TenantDb): Promise<RulesRow[]> {
  return db.q.selectFrom('reservation_rules').selectAll().where('tenant_id', '=', db.tenantId).execute()
}

/** Takes a branch, its zone and its rules; returns the plan. Tables that take no reservations are none to the engine. */
export async function loadPlan(
  db: TenantDb,
  { branchId, timeZone }: { branchId: string; timeZone: string },
  row: RulesRow,
): Promise<LoadedPlan> {
  const [areas, tables, combinations] = await Promise.all([
    listAreas(db, branchId),
    listTables(db, branchId),
    listCombinations(db, branchId),
  ])
  return { row, areas, tables, plan: planOf(timeZone, row.rules, { areas, tables, combinations }) }
}

function planOf(
  timeZone: string,
  rules: ReservationRules,
  floor: { areas: readonly AreaRow[]; tables: readonly TableRow[]; combinations: readonly CombinationRow[] },
): ReservationPlan {
  return {
    timeZone,
    rules,
    areaIds: floor.areas.map((area) => area.id),
    tables: floor.tables
      .filter((table) => table.bookable)
      .map((table) => ({
        id: table.id,
        areaId: table.area_id,
        seatsFrom: table.seats_from,
        seats: table.seats,
      })),
    combinations: floor.combinations.map((one) => ({
      id: one.id,
      tableIds: one.table_ids,
      seatsFrom: one.seats_from,
      seats: one.seats,
    })),
  }
}

/** Takes a branch; returns what of its tables can be put together. */
export function listCombinations(db: TenantDb, branchId: string): Promise<CombinationRow[]> {
  return db.q
    .selectFrom('table_combinations')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Takes a branch and its combinations; they take the place of the former ones. */
export async function saveCombinations(
  db: WriteDb,
  branchId: string,
  combinations: readonly Pick<CombinationRow, 'id' | 'table_ids' | 'seats_from' | 'seats'>[],
): Promise<void> {
  await db.q
    .deleteFrom('table_combinations')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .execute()
  if (combinations.length === 0) return
  await db.q
    .insertInto('table_combinations')
    .values(
      combinations.map((one, position) => ({
        ...one,
        tenant_id: db.tenantId,
        branch_id: branchId,
        position,
      })),
    )
    .execute()
}

/** Takes a branch, its rules and whether it takes reservations; keeps them with a raised version. */
export async function saveRules(
  db: TenantDb,
  branchId: string,
  { enabled, rules }: { enabled: boolean; rules: ReservationRules },
): Promise<void> {
  const values = { enabled, rules: JSON.stringify(rules) }
  await db.q
    .insertInto('reservation_rules')
    .values({ tenant_id: db.tenantId, branch_id: branchId, ...values })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'branch_id'])
        .doUpdateSet((eb) => ({ ...values, version: eb('reservation_rules.version', '+', 1) })),
    )
    .execute()
}

/** Takes a table of a branch and what the floor plan says of it; tells whether there is such a table. */
export async function placeTable(
  db: WriteDb,
  branchId: string,
  { id, ...change }: Pick<TableRow, 'id' | 'seats' | 'seats_from' | 'bookable' | 'spot'>,
): Promise<boolean> {
  const done = await db.q
    .updateTable('tables')
    .set({ ...change, spot: change.spot && JSON.stringify(change.spot) })
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}
