import type { Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type AddressRow = Selectable<Schema['customer_addresses']>
export type VehicleRow = Selectable<Schema['customer_vehicles']>

/** Takes a customer; returns the addresses, the default first, then as they were added. */
export function listAddresses(db: TenantDb, customerId: string): Promise<AddressRow[]> {
  return db.q
    .selectFrom('customer_addresses')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Takes a customer; returns the vehicles, the default first, then as they were added. */
export function listVehicles(db: TenantDb, customerId: string): Promise<VehicleRow[]> {
  return db.q
    .selectFrom('customer_vehicles')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Takes one of a customer's addresses; returns it. Throws when it is not there. */
export function getAddress(db: TenantDb, customerId: string, id: string): Promise<AddressRow> {
  return db.q
    .selectFrom('customer_addresses')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Takes one of a customer's vehicles; returns it. Throws when it is not there. */
export function getVehicle(db: TenantDb, customerId: string, id: string): Promise<VehicleRow> {
  return db.q
    .selectFrom('customer_vehicles')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Takes a customer whose account goes: no place of it stays. Rule "Deleting an account". */
export async function deletePlaces(db: TenantDb, customerId: string): Promise<void> {
  for (const table of ['customer_addresses', 'customer_vehicles'] as const)
    await db.q
      .deleteFrom(table)
      .where('tenant_id', '=', db.tenantId)
      .where('customer_id', '=', customerId)
      .execute()
}
