import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes a browser from before cookies were signed; returns whether anything here is known of it. */
export async function findUnsignedBrowser(db: TenantDb, browser: string): Promise<boolean> {
  const { tenantId } = db
  const [row] = await ask<{ known: boolean }>(db)`
    select exists (select from carts where tenant_id = ${tenantId} and shopper = ${browser} and closed_at is null)
      or exists (select from orders where tenant_id = ${tenantId} and shopper = ${browser})
      or exists (select from reservations where tenant_id = ${tenantId} and shopper = ${browser})
      or exists (select from waiting_entries where tenant_id = ${tenantId} and browser = ${browser} and state in ('waiting', 'called'))
      or exists (select from group_members where tenant_id = ${tenantId} and browser = ${browser})
      or exists (select from sign_in_codes where tenant_id = ${tenantId} and browser = ${browser}) as known`
  return row?.known ?? false
}
