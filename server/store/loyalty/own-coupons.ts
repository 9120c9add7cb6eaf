import { sql, type Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type OwnCouponRow = Selectable<Schema['coupons']> & { readonly used: number }

/** Takes a customer; returns the coupons that are for this customer alone, bought or given, newest first, with how often each was used. */
export function listOwnCoupons(db: TenantDb, customerId: string): Promise<OwnCouponRow[]> {
  return db.q
    .selectFrom('coupons as c')
    .innerJoin('coupon_counts as n', (join) =>
      join.onRef('n.tenant_id', '=', 'c.tenant_id').onRef('n.coupon_id', '=', 'c.id'),
    )
    .selectAll('c')
    .select('n.used')
    .where('c.tenant_id', '=', db.tenantId)
    .where(sql<boolean>`c.rules -> 'customerIds' ? ${customerId}`)
    .orderBy('c.made_at', 'desc')
    .execute()
}
