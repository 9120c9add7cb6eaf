import { sql, type Selectable } from 'kysely'
import type { Coupon, CouponCount, CouponPerson } from '#domain/coupon.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { endedUnserved, ownOrders } from './ended-unserved.ts'
import { isByPhone } from './phone-shopper.ts'
import type { Schema } from './schema.ts'
import { wordsOf } from './words-of.ts'

/** A coupon with how often it was used. */
export type CountedCoupon = Coupon & { readonly count: CouponCount; readonly version: number }

type Row = Selectable<Schema['coupons']> & { used: number | null; most: number | null }

const counted = (db: TenantDb) =>
  db.q
    .selectFrom('coupons as c')
    .leftJoin('coupon_counts as n', (join) =>
      join.onRef('n.tenant_id', '=', 'c.tenant_id').onRef('n.coupon_id', '=', 'c.id'),
    )
    .selectAll('c')
    .select(['n.used', 'n.most'])
    .where('c.tenant_id', '=', db.tenantId)

/** Takes a row; returns the coupon as its rules read it. */
export function couponOf(row: Row): CountedCoupon {
  return {
    id: row.id,
    code: row.code,
    name: wordsOf(row, 'name'),
    benefit: row.benefit,
    rules: row.rules,
    paused: row.paused,
    ...(row.starts_at && { startsAt: row.starts_at.getTime() }),
    ...(row.ends_at && { endsAt: row.ends_at.getTime() }),
    ...(row.limit_per_customer !== null && { limitPerCustomer: row.limit_per_customer }),
    ...(row.limit_per_day !== null && { limitPerDay: row.limit_per_day }),
    count: { used: row.used ?? 0, most: row.most },
    version: row.version,
  }
}

/** Takes a code in capitals; returns its coupon, or undefined. */
export async function findCouponByCode(db: TenantDb, code: string): Promise<CountedCoupon | undefined> {
  const row = await counted(db).where('c.code', '=', code).executeTakeFirst()
  return row && couponOf(row)
}

/** Takes an id; returns its coupon, or undefined. */
export async function findCoupon(db: TenantDb, id: string): Promise<CountedCoupon | undefined> {
  const row = await counted(db).where('c.id', '=', id).executeTakeFirst()
  return row && couponOf(row)
}

/** Coupons that are applied by themselves, the oldest first. */
export async function listAutomaticCoupons(db: TenantDb): Promise<CountedCoupon[]> {
  const rows = await counted(db)
    .where('c.code', 'is', null)
    .where('c.paused', '=', false)
    .orderBy('c.made_at')
    .execute()
  return rows.map(couponOf)
}

/** All of a tenant but what customers bought with points, the newest first. */
export async function listCoupons(db: TenantDb): Promise<CountedCoupon[]> {
  const rows = await counted(db)
    .where(sql<boolean>`c.rules -> 'customerIds' is null`)
    .orderBy('c.made_at', 'desc')
    .orderBy('c.id')
    .limit(500)
    .execute()
  return rows.map(couponOf)
}

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
        and kind in (${sql.join(ownOrders)}) and status <> 'callcenter_pending' and not ${endedUnserved}) as orders,
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

/** Takes a coupon; locks its count and returns it: everyone who takes this coupon comes one after the other (safety 8). */
export async function lockCoupon(db: WriteDb, id: string): Promise<CountedCoupon | undefined> {
  await sql`select 1 from coupon_counts where tenant_id = ${db.tenantId} and coupon_id = ${id} for update`.execute(
    db.q,
  )
  return findCoupon(db, id)
}

/** A use of a coupon, or its return. */
export interface CouponUse {
  readonly couponId: string
  readonly kind: 'use' | 'return'
  /** None: it paid into a wallet. */
  readonly orderId: string | null
  readonly turn: number
  readonly customerId: string | null
  readonly mobile: string
  readonly amount: number
  readonly day: string
}

/** Takes a use under the coupon's lock; writes it and counts it. A count beyond the most is refused by the database. */
export async function addCouponUse(db: WriteDb, use: CouponUse): Promise<void> {
  const step = use.kind === 'use' ? 1 : -1
  await sql`
    with counted as (
      update coupon_counts set used = used + ${step}, seq = seq + 1
      where tenant_id = ${db.tenantId} and coupon_id = ${use.couponId} returning seq
    )
    insert into coupon_uses (tenant_id, coupon_id, seq, kind, order_id, turn, customer_id, mobile, amount, day)
    select ${db.tenantId}, ${use.couponId}, seq, ${use.kind}, ${use.orderId}, ${use.turn}, ${use.customerId}, ${use.mobile},
      ${use.amount}, ${use.day} from counted`.execute(db.q)
}

/** Takes the number of an account that goes and its keyed hash; uses of coupons name it by that alone. Domain "Privacy". */
export async function forgetCouponUses(db: TenantDb, mobile: string, hashed: string): Promise<void> {
  await sql`select forget_coupon_mobile(${mobile}, ${hashed})`.execute(db.q)
}

/** Takes an order; returns the use of a coupon that it holds, if it has not given it back. */
export async function findHeldUse(
  db: TenantDb,
  orderId: string,
): Promise<Selectable<Schema['coupon_uses']> | undefined> {
  const last = await db.q
    .selectFrom('coupon_uses')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'use' ? last : undefined
}

/** A coupon to make, or what of it changes. Moments in UTC ms. */
export interface NewCoupon extends Pick<Coupon, 'id' | 'code' | 'name' | 'benefit' | 'rules'> {
  readonly startsAt?: number | null
  readonly endsAt?: number | null
  readonly most: number | null
  readonly limitPerCustomer: number | null
  readonly limitPerDay: number | null
}

/** Takes a coupon; writes it with a count of none. A code that another coupon has is refused by the database (23505). */
export async function insertCoupon(db: WriteDb, coupon: NewCoupon): Promise<void> {
  await db.q
    .insertInto('coupons')
    .values({ tenant_id: db.tenantId, id: coupon.id, code: coupon.code, ...columnsOf(coupon) })
    .execute()
  await db.q
    .insertInto('coupon_counts')
    .values({ tenant_id: db.tenantId, coupon_id: coupon.id, most: coupon.most })
    .execute()
}

function columnsOf(coupon: Omit<NewCoupon, 'id' | 'code'>) {
  const moment = (at: number | null | undefined) => (at ? new Date(at) : null)
  return {
    name_ar: coupon.name.ar,
    name_en: coupon.name.en,
    benefit: JSON.stringify(coupon.benefit),
    rules: JSON.stringify(coupon.rules),
    starts_at: moment(coupon.startsAt),
    ends_at: moment(coupon.endsAt),
    limit_per_customer: coupon.limitPerCustomer,
    limit_per_day: coupon.limitPerDay,
  }
}

/** Takes a locked coupon as it is from now on; its uses stay. */
export async function updateCoupon(db: WriteDb, coupon: NewCoupon): Promise<void> {
  const { id, code } = coupon
  await db.q
    .updateTable('coupons')
    .set((eb) => ({ code, ...columnsOf(coupon), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
  await db.q
    .updateTable('coupon_counts')
    .set({ most: coupon.most })
    .where('tenant_id', '=', db.tenantId)
    .where('coupon_id', '=', id)
    .execute()
}

/** Takes a coupon's id; pauses it or lets it go on. */
export async function pauseCoupon(db: TenantDb, id: string, paused: boolean): Promise<void> {
  await db.q
    .updateTable('coupons')
    .set({ paused })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}
