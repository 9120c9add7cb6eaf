import { sql } from 'kysely'
import type { OrderType } from '#domain/core/order-type.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { statusesSql } from '../ordering/status-sql.ts'

/** An order for later or a booked table; a table has no order type. */
export interface SoldAhead {
  readonly kind: 'order' | 'reservation'
  readonly type: OrderType | undefined
  /** UTC ms. */
  readonly at: number
}

/** Takes a branch and now; returns what is sold there for later and still to come: open orders with a slot, and booked tables. */
export async function listSoldAhead(db: TenantDb, branchId: string, now: Date): Promise<SoldAhead[]> {
  const { rows } = await sql<{ kind: SoldAhead['kind']; type: OrderType | null; at: Date }>`
    select 'order' as kind, type, slot_start as at from orders
    where tenant_id = ${db.tenantId} and branch_id = ${branchId} and slot_start > ${now}
      and status in ${statusesSql('isOpen')} and number is not null
    union all
    select 'reservation', null, start_at from reservations
    where tenant_id = ${db.tenantId} and branch_id = ${branchId} and start_at > ${now}
      and status = 'confirmed' and visit = 'expected'`.execute(db.q)
  return rows.map(({ kind, type, at }) => ({ kind, type: type ?? undefined, at: at.getTime() }))
}
