import { sql, type Selectable } from 'kysely'
import { constants } from '#domain/core/limits.ts'
import type { CouponBenefit } from '#domain/pricing/coupon-benefit.ts'
import type { Words } from '#domain/core/words.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { wordsOf } from '../core/words-of.ts'

/** What points buy: a coupon of this benefit for the one who bought it. */
export interface Reward {
  readonly id: string
  readonly name: Words
  /** Points. */
  readonly cost: number
  readonly benefit: CouponBenefit
  readonly validDays: number
  readonly paused: boolean
  readonly madeAt: Date
}

const rewardOf = (row: Selectable<Schema['rewards']>): Reward => ({
  id: row.id,
  name: wordsOf(row, 'name'),
  cost: row.cost,
  benefit: row.benefit,
  validDays: row.valid_days,
  paused: row.paused,
  madeAt: row.made_at,
})

const all = (db: TenantDb) => db.q.selectFrom('rewards').selectAll().where('tenant_id', '=', db.tenantId)

/** The rewards that may be bought now, the cheapest first. */
export async function listOpenRewards(db: TenantDb): Promise<Reward[]> {
  const rows = await all(db).where('paused', '=', false).orderBy('cost').orderBy('id').limit(100).execute()
  return rows.map(rewardOf)
}

/** Takes an id; returns its reward, or undefined. */
export async function findReward(db: TenantDb, id: string): Promise<Reward | undefined> {
  const row = await all(db).where('id', '=', id).executeTakeFirst()
  return row && rewardOf(row)
}

/** All of a tenant with how often each was bought, newest first. */
export async function listRewards(db: TenantDb): Promise<(Reward & { bought: number })[]> {
  const [rows, counts] = await Promise.all([
    all(db).orderBy('made_at', 'desc').orderBy('id').limit(200).execute(),
    db.q
      .selectFrom('reward_redemptions')
      .select((eb) => ['reward_id', eb.fn.countAll<number>().as('count')])
      .where('tenant_id', '=', db.tenantId)
      .groupBy('reward_id')
      .execute(),
  ])
  const byId = new Map(counts.map((one) => [one.reward_id, Number(one.count)]))
  return rows.map((row) => ({ ...rewardOf(row), bought: byId.get(row.id) ?? 0 }))
}

/** Takes a new reward; makes it. */
export async function insertReward(db: WriteDb, reward: Reward): Promise<void> {
  await db.q
    .insertInto('rewards')
    .values({
      tenant_id: db.tenantId,
      id: reward.id,
      name_ar: reward.name.ar,
      name_en: reward.name.en,
      cost: reward.cost,
      benefit: JSON.stringify(reward.benefit),
      valid_days: reward.validDays,
      paused: reward.paused,
      made_at: reward.madeAt,
    })
    .execute()
}

/** Takes a reward and whether it is paused. */
export async function pauseReward(db: WriteDb, id: string, paused: boolean): Promise<void> {
  await db.q
    .updateTable('rewards')
    .set({ paused })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** A reward that was bought, with its coupon. */
export interface Redemption {
  readonly rewardId: string
  readonly couponId: string
  readonly code: string
  readonly name: Words
  readonly benefit: CouponBenefit
  readonly endsAt: Date | null
  readonly used: number
  /** Points that it cost, and when. */
  readonly cost: number
  readonly at: Date
}

const redemptions = (db: TenantDb, customerId: string) =>
  db.q
    .selectFrom('reward_redemptions as r')
    .innerJoin('coupons as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.coupon_id'),
    )
    .innerJoin('coupon_counts as n', (join) =>
      join.onRef('n.tenant_id', '=', 'c.tenant_id').onRef('n.coupon_id', '=', 'c.id'),
    )
    .select([
      'r.reward_id',
      'r.coupon_id',
      'c.code',
      'c.name_ar',
      'c.name_en',
      'c.benefit',
      'c.ends_at',
      'n.used',
      'r.cost',
      'r.at',
    ])
    .where('r.tenant_id', '=', db.tenantId)
    .where('r.customer_id', '=', customerId)

type Row = Awaited<ReturnType<ReturnType<typeof redemptions>['execute']>>[number]

const redemptionOf = (row: Row): Redemption => ({
  rewardId: row.reward_id,
  couponId: row.coupon_id,
  code: row.code ?? '',
  name: wordsOf(row, 'name'),
  benefit: row.benefit,
  endsAt: row.ends_at,
  used: row.used,
  cost: row.cost,
  at: row.at,
})

/** Takes a customer; returns all that was ever bought, newest first. */
export async function listAllRedemptions(db: TenantDb, customerId: string): Promise<Redemption[]> {
  const rows = await redemptions(db, customerId).orderBy('r.at', 'desc').execute()
  return rows.map(redemptionOf)
}

/** Takes a customer and now; returns what was bought and is still good, or was used lately; newest first. */
export async function listRedemptions(db: TenantDb, customerId: string, now: Date): Promise<Redemption[]> {
  const rows = await redemptions(db, customerId)
    .where('c.ends_at', '>', now)
    .orderBy('r.at', 'desc')
    .limit(50)
    .execute()
  return rows.map(redemptionOf)
}

/** Takes a customer and a key; returns what was bought by it, if anything. */
export async function findRedemption(
  db: TenantDb,
  customerId: string,
  key: string,
): Promise<Redemption | undefined> {
  const row = await redemptions(db, customerId).where('r.key', '=', key).executeTakeFirst()
  return row && redemptionOf(row)
}

/** Takes what is bought, under the lock of the points; keeps it. */
export async function insertRedemption(
  db: WriteDb,
  row: { customerId: string; key: string; rewardId: string; couponId: string; cost: number },
): Promise<void> {
  await db.q
    .insertInto('reward_redemptions')
    .values({
      tenant_id: db.tenantId,
      customer_id: row.customerId,
      key: row.key,
      reward_id: row.rewardId,
      coupon_id: row.couponId,
      cost: row.cost,
    })
    .execute()
}

/** Takes a coupon that an order gave back; one that points bought is good for some days more at least, as points are (decision 0049). */
export async function prolongBought(db: WriteDb, id: string): Promise<void> {
  const least = sql`clock_timestamp() + ${constants.pointsGivenBackDays} * interval '1 day'`
  await sql`update coupons set ends_at = ${least} where tenant_id = ${db.tenantId} and id = ${id} and ends_at < ${least}
    and exists (select from reward_redemptions r where r.tenant_id = coupons.tenant_id and r.coupon_id = coupons.id)`.execute(
    db.q,
  )
}
