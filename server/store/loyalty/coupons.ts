import { sql, type Selectable } from 'kysely'
import type { Coupon, CouponCount } from '#domain/loyalty/coupon.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { wordsOf } from '../core/words-of.ts'

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

/** Takes the number of an account that goes and its keyed hash; uses of coupons name it by that alone. Rule "Deleting an account". */
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
