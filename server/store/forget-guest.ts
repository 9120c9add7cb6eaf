import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'

/** Whose account goes: the account, how its carts name it, and its number. */
export interface LeavingGuest {
  readonly customerId: string
  readonly shopper: string
  readonly mobile: string | null
}

/** Takes a shopper; returns in how many queues it stands now. */
export async function countQueued(db: TenantDb, shopper: string): Promise<number> {
  const { total } = await db.q
    .selectFrom('waiting_entries')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('state', 'in', ['waiting', 'called'])
    .executeTakeFirstOrThrow()
  return Number(total)
}

/**
 * Takes whose account goes, while its sessions still stand; queues that it stood in, tables that it sat at and carts
 * that it shared name it no more. Domain "Privacy".
 */
export async function forgetGuest(
  db: TenantDb,
  { customerId, shopper, mobile }: LeavingGuest,
): Promise<void> {
  const tenant = db.tenantId
  await sql`update waiting_entries set name = '', mobile = null, note = '', reason = '', rating_words = ''
    where tenant_id = ${tenant} and ended_at is not null and (shopper = ${shopper} or mobile = ${mobile})`.execute(
    db.q,
  )
  await sql`update group_orders g set host_name = '' from carts c
    where c.tenant_id = g.tenant_id and c.id = g.cart_id and g.tenant_id = ${tenant} and c.shopper = ${shopper}`.execute(
    db.q,
  )
  const devices = sql`(select browser from customer_sessions where tenant_id = ${tenant} and customer_id = ${customerId})`
  await sql`update group_members set name = '' where tenant_id = ${tenant} and browser in ${devices}`.execute(
    db.q,
  )
  await sql`update table_members set name = '' where tenant_id = ${tenant} and browser in ${devices}`.execute(
    db.q,
  )
  // which cards were paid with is only asked of an account that can still be rewarded
  await sql`delete from customer_cards where tenant_id = ${tenant} and customer_id = ${customerId}`.execute(
    db.q,
  )
}
