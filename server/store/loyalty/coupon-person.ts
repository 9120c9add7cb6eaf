import { sql } from 'kysely'
import type { CouponPerson } from '#domain/loyalty/coupon.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { endedUnserved } from '../ordering/ended-unserved.ts'
import { kindsSql } from '../ordering/kind-sql.ts'
import { isByPhone } from '../ordering/phone-shopper.ts'

/** Who a coupon's uses are counted of: the account, and the number that an order was placed with. */
export interface CouponUser {
  readonly shopper: string
  readonly customerId: string | undefined
  readonly mobile: string | undefined
  /** What the number is called where an account of it is gone. */
  readonly formerKey?: string | undefined
  /** Business date of the branch. */
  readonly day: string
}

/** No order and no use has it for a number: those without a number are not one person. */
const nobody = '-'

/**
 * Takes coupons and who wants to use one; returns what is known of that person, by coupon id: one question. Orders count by
 * the number that is proven alone: whoever types another's is not told whether it has ordered before.
 */
export async function readCouponPerson(
  db: TenantDb,
  couponIds: readonly string[],
  user: CouponUser,
): Promise<(couponId: string) => CouponPerson> {
  const { rows } = await sql<{
    id: string
    uses: number
    today: number
    former: number
    orders: number
    group_id: string | null
    proven: string | null
  }>`
    with mine as (
      select u.coupon_id, case u.kind when 'use' then 1 else -1 end as n, u.day, false as former from coupon_uses u
      where u.tenant_id = ${db.tenantId} and u.coupon_id = any (${[...couponIds]}) and u.customer_id = ${user.customerId ?? ''}
      union all
      select u.coupon_id, case u.kind when 'use' then 1 else -1 end, u.day, u.mobile = ${user.formerKey || nobody} from coupon_uses u
      where u.tenant_id = ${db.tenantId} and u.coupon_id = any (${[...couponIds]})
        and u.mobile in (${user.mobile || nobody}, ${user.formerKey || nobody})
        and u.customer_id is distinct from ${user.customerId ?? ''}
    )
    select c.id, coalesce(sum(m.n), 0)::int as uses, coalesce(sum(m.n) filter (where m.day = ${user.day}), 0)::int as today,
      coalesce(sum(m.n) filter (where m.former), 0)::int as former,
      (select count(*)::int from orders o where o.tenant_id = ${db.tenantId}
        and (o.shopper = ${user.shopper} or o.contact_mobile = coalesce(p.mobile, ${(isByPhone(user.shopper) && user.mobile) || nobody}))
        and kind in ${kindsSql('isVisit')} and status <> 'callcenter_pending' and not ${endedUnserved}) as orders,
      p.group_id, p.mobile as proven
    from coupons c left join mine m on m.coupon_id = c.id
    left join customers p on p.tenant_id = ${db.tenantId} and p.id = ${user.customerId ?? ''}
    where c.tenant_id = ${db.tenantId} and c.id = any (${[...couponIds]}) group by c.id, p.mobile, p.group_id`.execute(
    db.q,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const isOwn = (proven: string | null | undefined) => isByPhone(user.shopper) || proven === user.mobile
  return (id) => {
    const row = byId.get(id)
    return {
      signedIn: user.customerId !== undefined,
      customerId: user.customerId,
      groupId: row?.group_id ?? undefined,
      // the orders of an account that is gone name nobody any more, the uses of this coupon do
      orders: (row?.orders ?? 0) + (isOwn(row?.proven) ? (row?.former ?? 0) : 0),
      uses: row?.uses ?? 0,
      usesToday: row?.today ?? 0,
    }
  }
}
