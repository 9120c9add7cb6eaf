import { sql } from 'kysely'
import type { Database } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import type { GatewayAccount } from '#server/adapters/payment/port.ts'
import type { Seal } from '#server/secrets/seal.ts'

/** Takes a tenant and its account at a gateway; stores it sealed, and in use if it is the tenant's first. Returns the id that webhooks carry. */
export async function makeGatewayAccount(
  db: Database,
  tenantId: string,
  account: GatewayAccount,
  seal: Seal,
): Promise<string> {
  const id = makeId()
  await db.write(tenantId, async (tx) => {
    await tx.q
      .insertInto('gateway_accounts')
      .values({
        tenant_id: tenantId,
        id,
        gateway: account.provider,
        live: account.live,
        chosen: sql<boolean>`not exists (select from gateway_accounts g where g.tenant_id = ${tenantId})`,
        sealed_credentials: seal.close(JSON.stringify(account)),
      })
      .execute()
  })
  return id
}
