import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** What a key is claimed for. */
interface Claim {
  readonly key: string
  readonly bodyHash: string
  readonly orderId: string
  /** Who is signed in, if anybody. */
  readonly customerId: string | undefined
}

/** What an order is decided by, besides its cart. */
export interface Claimed {
  /** Whether the key is ours now; else it was used. */
  readonly ours: boolean
  /** The content version that prices must be made of. */
  readonly version: number
  /** The cart of the one order of this shopper that waits for payment (safety 9). */
  readonly held: string | null
  /** What is in the customer's wallet, not locked. */
  readonly wallet: number | null
}

/**
 * Takes a key's claim for a cart that is locked; claims it (a rival is waited for) and reads with it what the order is
 * decided by: one statement, since each costs more than what it does. Safety 2.
 */
export async function claimKey(db: TenantDb, claim: Claim & { readonly cartId: string }): Promise<Claimed> {
  // orders_one_hold answers for the order that waits: its words must stand here as they stand there
  const [claimed] = await ask<Claimed>(db)`
    with made as (
      insert into idempotency_keys (tenant_id, shopper, key, body_hash, order_id)
      select tenant_id, shopper, ${claim.key}, ${claim.bodyHash}, ${claim.orderId} from carts
      where tenant_id = ${db.tenantId} and id = ${claim.cartId}
      on conflict do nothing returning key
    )
    select exists (select from made) as ours,
      coalesce((select version from content_versions where tenant_id = ${db.tenantId}), 0) as version,
      (select cart_id from orders where tenant_id = ${db.tenantId}
        and shopper = (select shopper from carts where tenant_id = ${db.tenantId} and id = ${claim.cartId})
        and status = 'callcenter_pending' and kind not in ('wallet_topup', 'group_share')) as held,
      (select balance from wallet_accounts where tenant_id = ${db.tenantId} and customer_id = ${claim.customerId ?? ''}) as wallet`
  if (!claimed) throw new Error('nothing was claimed')
  return claimed
}

/** As claimKey(), for a shopper whose cart is still to be made. */
export async function claimKeyOf(
  db: TenantDb,
  claim: Claim & { readonly shopper: string },
): Promise<Claimed> {
  const [claimed] = await ask<Claimed>(db)`
    with made as (
      insert into idempotency_keys (tenant_id, shopper, key, body_hash, order_id)
      values (${db.tenantId}, ${claim.shopper}, ${claim.key}, ${claim.bodyHash}, ${claim.orderId})
      on conflict do nothing returning key
    )
    select exists (select from made) as ours,
      coalesce((select version from content_versions where tenant_id = ${db.tenantId}), 0) as version,
      (select cart_id from orders where tenant_id = ${db.tenantId} and shopper = ${claim.shopper}
        and status = 'callcenter_pending' and kind not in ('wallet_topup', 'group_share')) as held,
      (select balance from wallet_accounts where tenant_id = ${db.tenantId} and customer_id = ${claim.customerId ?? ''}) as wallet`
  if (!claimed) throw new Error('nothing was claimed')
  return claimed
}

/** Takes a claim that was not ours; returns what the key was used for. */
export async function getUsedKey(db: TenantDb, claim: { shopper: string; key: string }): Promise<UsedKey> {
  const used = await findMade(db, claim)
  if (!used) throw new Error('a key that is taken is gone')
  return used
}

interface UsedKey {
  readonly body_hash: string
  /** Of the order, or of what else its press made. */
  readonly order_id: string
}

/** Takes a scope and its key; returns what it was used for, or undefined. */
export function findMade(
  db: TenantDb,
  { shopper, key }: { shopper: string; key: string },
): Promise<UsedKey | undefined> {
  return db.q
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'order_id'])
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Takes a key's claim for what is being made, in that transaction (a rival is waited for); returns whether it is ours. */
export async function claimMade(
  db: TenantDb,
  claim: { shopper: string; key: string; bodyHash: string; orderId: string },
): Promise<boolean> {
  const { shopper, key, bodyHash: body_hash, orderId: order_id } = claim
  const row = await db.q
    .insertInto('idempotency_keys')
    .values({ tenant_id: db.tenantId, shopper, key, body_hash, order_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a key that is ours and the order that its cart's version had given before: a repeat brings that one. Safety 2. */
export async function pointKey(
  db: TenantDb,
  { shopper, key, orderId }: { shopper: string; key: string; orderId: string },
): Promise<void> {
  await db.q
    .updateTable('idempotency_keys')
    .set({ order_id: orderId })
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('key', '=', key)
    .execute()
}
