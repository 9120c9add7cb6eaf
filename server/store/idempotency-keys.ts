import type { TenantDb } from '#server/database/tenant-db.ts'

/** What a key is claimed for: its scope is the cart's shopper. */
interface Claim {
  readonly cartId: string
  readonly key: string
  readonly bodyHash: string
  readonly orderId: string
}

/** Takes a key's claim; returns whether it is ours now. Waits for a rival. Safety 2. */
export async function claimKey(db: TenantDb, claim: Claim): Promise<boolean> {
  const made = await db.q
    .insertInto('idempotency_keys')
    .columns(['tenant_id', 'shopper', 'key', 'body_hash', 'order_id'])
    .expression((eb) =>
      eb
        .selectFrom('carts')
        .where('tenant_id', '=', db.tenantId)
        .where('id', '=', claim.cartId)
        .select(({ val }) => [
          'tenant_id',
          'shopper',
          val(claim.key).as('key'),
          val(claim.bodyHash).as('body_hash'),
          val(claim.orderId).as('order_id'),
        ]),
    )
    .onConflict((on) => on.doNothing())
    .returning('key')
    .executeTakeFirst()
  return made !== undefined
}

/** Takes a claim that was not ours; returns what the key was used for. */
export function getUsedKey(
  db: TenantDb,
  claim: { shopper: string; key: string },
): Promise<{ body_hash: string; order_id: string }> {
  return db.q
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'order_id'])
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', claim.shopper)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow()
}
