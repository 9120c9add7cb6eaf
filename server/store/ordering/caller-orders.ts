import { sql } from 'kysely'
import type { DraftAddress, DraftVehicle } from '#domain/ordering/cart-draft.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from './orders.ts'
import { statusesSql } from './status-sql.ts'

/** What the one at the phone needs of a caller's order; the bill stays where it is. */
export type CallerOrder = Pick<
  OrderRow,
  'id' | 'number' | 'type' | 'status' | 'branch_id' | 'placed_at' | 'delivered_at' | 'contact_name'
> & { readonly address: DraftAddress | null; readonly vehicle: DraftVehicle | null }

/** So many of the newest are looked at: who calls more often is a regular either way. */
const most = 200

const columns = sql`o.id, o.number, o.type, o.status, o.branch_id, o.placed_at, o.delivered_at, o.contact_name,
  o.draft -> 'address' as address, o.draft -> 'vehicle' as vehicle`

/**
 * Takes a mobile in E.164 and branches; returns the orders of that number there that were numbered, newest first, at most
 * 200. By the search's own index, and then by the number itself: what is found by a part of it is not theirs.
 */
export async function listCallerOrders(
  db: TenantDb,
  mobile: string,
  branchIds: readonly string[],
  before: Date,
): Promise<CallerOrder[]> {
  const { rows } = await sql<CallerOrder>`
    select ${columns}
    from search_orders(${`%${mobile.replace(/\D/g, '')}%`}::text, null::integer, ${[...branchIds]}::text[], ${new Date(0)},
      ${before}, ${most}::integer) f
    join orders o on o.tenant_id = ${db.tenantId} and o.id = f.order_id
    where o.contact_mobile = ${mobile} and o.kind = 'order'
    order by o.placed_at desc, o.id`.execute(db.q)
  return rows
}

/** Takes the same; returns those of its orders that are under way or wait for their payment, newest first. */
export async function listCallerOpen(
  db: TenantDb,
  mobile: string,
  branchIds: readonly string[],
): Promise<CallerOrder[]> {
  const theirs = sql`o.tenant_id = ${db.tenantId} and o.branch_id = any (${[...branchIds]}::text[])
    and o.contact_mobile = ${mobile} and o.kind = 'order'`
  // each part by a partial index: the board's, and the one of holds
  const { rows } = await sql<CallerOrder>`
    select ${columns} from orders o
      where ${theirs} and o.status in ${statusesSql('isOpen')}
    union all
    select ${columns} from orders o where ${theirs} and o.status = 'callcenter_pending'
    order by placed_at desc, id`.execute(db.q)
  return rows
}
