import type { Selectable, Updateable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type BranchRow = Selectable<Schema['branches']>

/** Returns the restaurant's branches, in their order. */
export function listBranchRows(db: TenantDb): Promise<BranchRow[]> {
  return db.q
    .selectFrom('branches')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Takes a branch's id; returns it with its row locked. */
export function lockBranchRow(db: TenantDb, id: string): Promise<BranchRow | undefined> {
  return db.q
    .selectFrom('branches')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** What staff set of a branch; its hours are set elsewhere. */
export type BranchChange = Pick<
  BranchRow,
  | 'name_ar'
  | 'name_en'
  | 'address_ar'
  | 'address_en'
  | 'phone'
  | 'latitude'
  | 'longitude'
  | 'time_zone'
  | 'types'
  | 'base_minutes'
  | 'accept_within_minutes'
  | 'auto_accept'
  | 'enable_custom_tax'
  | 'custom_tax_number'
  | 'custom_tax_url'
>

/** Takes a new branch, not taking orders yet, at the end of the list. The restaurant's first is its usual one. */
export async function insertBranchRow(
  db: TenantDb,
  row: BranchChange & { id: string; position: number },
): Promise<void> {
  await db.q
    .insertInto('branches')
    .values({ ...row, tenant_id: db.tenantId, hours: '[]', accepting: false })
    .execute()
  await db.q
    .updateTable('tenants')
    .set({ default_branch_id: row.id })
    .where('tenant_id', '=', db.tenantId)
    .where('default_branch_id', 'is', null)
    .execute()
}

export async function updateBranchRow(
  db: TenantDb,
  id: string,
  change: Updateable<Schema['branches']>,
): Promise<void> {
  await db.q
    .updateTable('branches')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}
