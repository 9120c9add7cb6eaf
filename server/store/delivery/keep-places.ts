import type { Insertable, Updateable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { AddressRow, VehicleRow } from './customer-places.ts'
import type { Schema } from '../schema.generated.ts'

export type PlaceTable = 'customer_addresses' | 'customer_vehicles'
type NewAddress = Omit<Insertable<Schema['customer_addresses']>, 'tenant_id'>
type NewVehicle = Omit<Insertable<Schema['customer_vehicles']>, 'tenant_id'>

/** Takes a customer; locks its row, so that places are counted and their default chosen one at a time. False when it is gone. */
export async function lockCustomer(db: TenantDb, customerId: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('customers')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a kind of place and a customer; returns their ids, the default first, then the one changed last. */
export function placeIds(
  db: TenantDb,
  table: PlaceTable,
  customerId: string,
): Promise<{ id: string; is_default: boolean }[]> {
  return db.q
    .selectFrom(table)
    .select(['id', 'is_default'])
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Takes a place's id; returns whether it is another customer's. */
export async function isAnothers(
  db: TenantDb,
  table: PlaceTable,
  customerId: string,
  id: string,
): Promise<boolean> {
  const row = await db.q
    .selectFrom(table)
    .select('customer_id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined && row.customer_id !== customerId
}

export function insertAddress(db: TenantDb, row: NewAddress): Promise<AddressRow> {
  const values = { ...row, tenant_id: db.tenantId }
  return db.q.insertInto('customer_addresses').values(values).returningAll().executeTakeFirstOrThrow()
}

export function insertVehicle(db: TenantDb, row: NewVehicle): Promise<VehicleRow> {
  const values = { ...row, tenant_id: db.tenantId }
  return db.q.insertInto('customer_vehicles').values(values).returningAll().executeTakeFirstOrThrow()
}

/** Takes a customer, one of its addresses and what changes; returns it as it is now. Throws when it is not there. */
export function updateAddress(
  db: TenantDb,
  customerId: string,
  id: string,
  change: Updateable<Schema['customer_addresses']>,
): Promise<AddressRow> {
  return db.q
    .updateTable('customer_addresses')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a customer, one of its vehicles and what changes; returns it as it is now. Throws when it is not there. */
export function updateVehicle(
  db: TenantDb,
  customerId: string,
  id: string,
  change: Updateable<Schema['customer_vehicles']>,
): Promise<VehicleRow> {
  return db.q
    .updateTable('customer_vehicles')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a kind of place and a customer; none is the default afterwards, until markDefault(). */
export async function clearDefault(db: TenantDb, table: PlaceTable, customerId: string): Promise<void> {
  await db.q
    .updateTable(table)
    .set({ is_default: false })
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute()
}

/** Takes one of a customer's places; it is the default. Call clearDefault() before: there is only one. */
export async function markDefault(
  db: TenantDb,
  table: PlaceTable,
  customerId: string,
  id: string,
): Promise<void> {
  await db.q
    .updateTable(table)
    .set({ is_default: true })
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}

export async function deletePlace(
  db: TenantDb,
  table: PlaceTable,
  customerId: string,
  id: string,
): Promise<void> {
  await db.q
    .deleteFrom(table)
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute()
}
