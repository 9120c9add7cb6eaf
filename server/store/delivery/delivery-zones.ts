import type { Selectable } from 'kysely'
import type { ZoneDetails } from '#domain/delivery/check-zone.ts'
import type { Zone } from '#domain/delivery/zone.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { wordsOf } from '../core/words-of.ts'

type ZoneRow = Selectable<Schema['delivery_zones']>

/** Returns all zones of the tenant, in the order in which they were made. */
export async function loadZones(db: TenantDb): Promise<Zone[]> {
  const rows = await db.q
    .selectFrom('delivery_zones')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(zoneOf)
}

/** Takes a branch; returns its zones, in the order in which they were made. */
export async function listZones(db: TenantDb, branchId: string): Promise<Zone[]> {
  const rows = await db.q
    .selectFrom('delivery_zones')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return rows.map(zoneOf)
}

/** Takes a zone's id; returns it, or undefined. */
export async function findZoneRow(db: TenantDb, id: string): Promise<Zone | undefined> {
  const row = await db.q
    .selectFrom('delivery_zones')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && zoneOf(row)
}

export async function insertZone(
  db: TenantDb,
  { id, branchId, ...details }: { id: string; branchId: string } & ZoneDetails,
): Promise<Zone> {
  const row = await db.q
    .insertInto('delivery_zones')
    .values({ tenant_id: db.tenantId, id, branch_id: branchId, ...columnsOf(details) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return zoneOf(row)
}

export async function updateZone(db: TenantDb, id: string, details: ZoneDetails): Promise<Zone> {
  const row = await db.q
    .updateTable('delivery_zones')
    .set(columnsOf(details))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return zoneOf(row)
}

export async function deleteZone(db: TenantDb, id: string): Promise<void> {
  await db.q.deleteFrom('delivery_zones').where('tenant_id', '=', db.tenantId).where('id', '=', id).execute()
}

/** Takes a zone's details; returns them as the table's columns. */
export function columnsOf(details: ZoneDetails) {
  return {
    name_ar: details.name.ar,
    name_en: details.name.en,
    shape: JSON.stringify(details.shape),
    fee: details.fee,
    minimum: details.minimum,
    free_above: details.freeAbove ?? null,
    minutes: details.minutes,
    active: details.on,
  }
}

function zoneOf(row: ZoneRow): Zone {
  return {
    id: row.id,
    branchId: row.branch_id,
    name: wordsOf(row, 'name'),
    shape: row.shape,
    fee: row.fee,
    minimum: row.minimum,
    ...(row.free_above !== null && { freeAbove: row.free_above }),
    minutes: row.minutes,
    on: row.active,
  }
}
