import { sql, type Selectable } from 'kysely'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { PlatformDb, TenantDb } from '#server/database/tenant-db.ts'
import { kindsSql } from '../ordering/kind-sql.ts'
import type { Schema } from '../schema.generated.ts'

export type ConnectionRow = Selectable<Schema['pos_connections']>
export type PosOrderRow = Selectable<Schema['pos_orders']>
export type PosLinkRow = Omit<Selectable<Schema['pos_links']>, 'tenant_id' | 'system'>

/** The tenant's till, if it has one. */
export function findConnection(db: TenantDb): Promise<ConnectionRow | undefined> {
  return db.q
    .selectFrom('pos_connections')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .executeTakeFirst()
}

/** Takes the hash of the secret part of the webhook's address; returns whose it is. Crosses tenants. */
export async function findHookTenant({ q }: PlatformDb, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ tenant_id: string }>`select tenant_id from find_pos_hook(${hash})`.execute(q)
  return rows[0]?.tenant_id
}

export async function saveConnection(db: TenantDb, row: Omit<ConnectionRow, 'tenant_id'>): Promise<void> {
  const { system: _system, made_at: _madeAt, ...change } = row
  await db.q
    .insertInto('pos_connections')
    .values({ tenant_id: db.tenantId, ...row })
    .onConflict((on) => on.columns(['tenant_id', 'system']).doUpdateSet(change))
    .execute()
}

export function listLinks(db: TenantDb): Promise<PosLinkRow[]> {
  return db.q
    .selectFrom('pos_links')
    .select(['kind', 'our_id', 'pos_id'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
}

/** Takes all links; they stand in the former ones' place. */
export async function saveLinks(db: TenantDb, links: readonly PosLinkRow[]): Promise<void> {
  await db.q.deleteFrom('pos_links').where('tenant_id', '=', db.tenantId).execute()
  for (let at = 0; at < links.length; at += 500)
    await db.q
      .insertInto('pos_links')
      .values(
        links.slice(at, at + 500).map((link) => ({ tenant_id: db.tenantId, system: 'foodics', ...link })),
      )
      .execute()
}

/** Takes an order that is new; it is to go to the till, once, if there is one that is on. One statement. */
export async function queuePosOrder(db: TenantDb, orderId: string, now: Date): Promise<void> {
  await sql`insert into pos_orders (tenant_id, order_id, system, state, due_at, made_at)
    select c.tenant_id, o.id, c.system, 'waiting', ${now}, ${now} from pos_connections c
    join orders o on o.tenant_id = c.tenant_id and o.id = ${orderId} and o.kind in ${kindsSql('isCooked')}
    where c.tenant_id = ${db.tenantId} and c.enabled on conflict do nothing`.execute(db.q)
}

/** An order of the till that this process alone may work on, and what it was before. */
export type ClaimedPosOrder = PosOrderRow & { readonly was: PosOrderRow['state'] }

/**
 * Takes an order that is due, now and when the claim lapses; claims it. One that waits is `sending` from here on: that is
 * committed before the till is called, so that whoever comes after a death asks before sending.
 */
export async function claimPosOrder(
  db: TenantDb,
  orderId: string,
  now: Date,
  until: Date,
): Promise<ClaimedPosOrder | undefined> {
  const { rows } = await sql<ClaimedPosOrder>`
    with was as (
      select tenant_id, order_id, state from pos_orders
      where tenant_id = ${db.tenantId} and order_id = ${orderId} and due_at <= ${now} for update
    )
    update pos_orders o set due_at = ${until}, fence = o.fence + 1,
      state = case when o.state = 'waiting' then 'sending' else o.state end,
      tries = o.tries + case when o.state = 'sent' then 0 else 1 end
    from was where o.tenant_id = was.tenant_id and o.order_id = was.order_id
    returning o.*, was.state as was`.execute(db.q)
  return rows[0]
}

/** Takes a claimed order and what changes of it, unless another has claimed it since. */
export async function savePosOrder(
  db: TenantDb,
  held: Pick<PosOrderRow, 'order_id' | 'fence'>,
  change: Partial<
    Pick<PosOrderRow, 'state' | 'pos_order_id' | 'pos_status' | 'error' | 'due_at' | 'sent_at'>
  >,
): Promise<void> {
  await db.q
    .updateTable('pos_orders')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', held.order_id)
    .where('fence', '=', held.fence)
    .execute()
}

/** Takes the till's id of an order; it is asked for at once. */
export async function hurryPosOrder(db: TenantDb, posOrderId: string, now: Date): Promise<void> {
  await db.q
    .updateTable('pos_orders')
    .set({ due_at: now })
    .where('tenant_id', '=', db.tenantId)
    .where('pos_order_id', '=', posOrderId)
    .where('state', '=', 'sent')
    .execute()
}

/** Takes a refused order; it goes once more. */
export async function retryPosOrder(db: TenantDb, orderId: string, now: Date): Promise<boolean> {
  const row = await db.q
    .updateTable('pos_orders')
    .set({ state: 'waiting', due_at: now, error: '' })
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .where('state', '=', 'refused')
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The newest orders that went, with how they stand here. */
export function listPosOrders(
  db: TenantDb,
): Promise<(PosOrderRow & { number: number | null; status: OrderStatus; delivered_at: Date | null })[]> {
  return db.q
    .selectFrom('pos_orders as p')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.order_id'),
    )
    .selectAll('p')
    .select(['o.number', 'o.status', 'o.delivered_at'])
    .where('p.tenant_id', '=', db.tenantId)
    .orderBy('p.made_at', 'desc')
    .limit(50)
    .execute()
}
