import { sql, type RawBuilder, type Selectable } from 'kysely'
import { birthdaysWithin, type Segment } from '#domain/loyalty/segment.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { kindsSql } from '../ordering/kind-sql.ts'
import type { Schema } from '../schema.generated.ts'

export type CampaignRow = Selectable<Schema['campaigns']>

/** A campaign with what came of it. */
export type CountedCampaign = CampaignRow & {
  readonly targets: number
  readonly sent: number
  readonly declined: number
  readonly used: number
  readonly revenue: number
}

/** When a segment is looked at, and by which calendar. */
export interface SegmentMoment {
  readonly now: Date
  readonly zone: string
}

/** Who is in a segment: customers `c`, at a moment. */
function within(db: TenantDb, segment: Segment, { now, zone }: SegmentMoment): RawBuilder<boolean> {
  const { groupIds, spent, awayDays, birthdayDays } = segment
  // a visit whose guest paid a share of the table's bill is one, too
  const own = sql`o.tenant_id = c.tenant_id and o.shopper = 'customer:' || c.id and o.kind in ${kindsSql('isVisit')}`
  const orders = sql`select from orders o where ${own} and o.delivered_at is not null`
  const parts = [
    sql`c.tenant_id = ${db.tenantId} and c.deleted_at is null`,
    ...(groupIds?.length ? [sql`c.group_id = any (${[...groupIds]})`] : []),
    ...(spent
      ? [
          sql`(select coalesce(sum(o.total - o.returned), 0) from orders o where ${own}
            and o.delivered_at > ${now}::timestamptz - ${spent.days} * interval '1 day') >= ${spent.amount}`,
        ]
      : []),
    ...(awayDays === undefined
      ? []
      : [
          sql`exists (${orders})`,
          sql`not exists (${orders} and o.delivered_at > ${now}::timestamptz - ${awayDays} * interval '1 day')`,
        ]),
    ...(birthdayDays === undefined
      ? []
      : [sql`to_char(c.birth_date, 'MM-DD') = any (${birthdaysWithin(now.getTime(), zone, birthdayDays)})`]),
  ]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** Asked for offers by a way that reaches them. */
const asked = sql`exists (select from notice_wishes w where w.tenant_id = c.tenant_id and w.customer_id = c.id
  and w.kind = 'offers' and w.wanted
  and case w.channel when 'email' then c.email is not null when 'push' then false else c.mobile is not null end)`

/** Takes a segment; returns how many customers it has, and how many of them asked for offers. */
export async function countSegment(
  db: TenantDb,
  segment: Segment,
  moment: SegmentMoment,
): Promise<{ customers: number; reachable: number }> {
  const { rows } = await sql<{ customers: number; reachable: number }>`
    select count(*)::int as customers, (count(*) filter (where ${asked}))::int as reachable
    from customers c where ${within(db, segment, moment)}`.execute(db.q)
  return rows[0] ?? { customers: 0, reachable: 0 }
}

/** Takes a segment and calling codes; returns those to which it would send SMS. */
export async function listSmsCodes(
  db: TenantDb,
  segment: Segment,
  moment: SegmentMoment,
  codes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[...codes]}::text[]) as code where exists (
      select from customers c join notice_wishes w on w.tenant_id = c.tenant_id and w.customer_id = c.id
      where ${within(db, segment, moment)} and w.kind = 'offers' and w.channel = 'sms' and w.wanted
        and starts_with(c.mobile, code))`.execute(db.q)
  return rows.map(({ code }) => code)
}

/**
 * Takes a new campaign; keeps it with everyone of its segment who asked for offers. One whose id is there already stays as it
 * is: the press was repeated.
 */
export async function insertCampaign(
  db: WriteDb,
  campaign: Omit<CampaignRow, 'tenant_id' | 'ended_at' | 'state'>,
  zone: string,
): Promise<boolean> {
  const { segment, benefit, ...columns } = campaign
  const { numInsertedOrUpdatedRows } = await db.q
    .insertInto('campaigns')
    .values({
      tenant_id: db.tenantId,
      ...columns,
      segment: JSON.stringify(segment),
      benefit: benefit === null ? null : JSON.stringify(benefit),
    })
    .onConflict((on) => on.columns(['tenant_id', 'id']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return false
  await sql`insert into campaign_targets (tenant_id, campaign_id, customer_id)
    select c.tenant_id, ${campaign.id}, c.id from customers c
    where ${within(db, segment, { now: campaign.made_at, zone })} and ${asked}`.execute(db.q)
  return true
}

/** Takes an id; locks its campaign and returns it, or undefined. */
export function lockCampaign(db: WriteDb, id: string): Promise<CampaignRow | undefined> {
  return db.q
    .selectFrom('campaigns')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes a campaign; returns the next ones to write to. */
export async function listWaiting(db: TenantDb, campaignId: string, most: number): Promise<string[]> {
  const rows = await db.q
    .selectFrom('campaign_targets')
    .select('customer_id')
    .where('tenant_id', '=', db.tenantId)
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'waiting')
    .orderBy('customer_id')
    .limit(most)
    .execute()
  return rows.map((row) => row.customer_id)
}

/** Takes one of a campaign and what became of it. */
export async function endTarget(
  db: WriteDb,
  { campaignId, customerId }: { campaignId: string; customerId: string },
  end: { state: 'sent' | 'declined'; coupon_id: string | null; at: Date },
): Promise<void> {
  await db.q
    .updateTable('campaign_targets')
    .set(end)
    .where('tenant_id', '=', db.tenantId)
    .where('campaign_id', '=', campaignId)
    .where('customer_id', '=', customerId)
    .execute()
}

/** Takes a campaign and what changes of it. */
export async function changeCampaign(
  db: WriteDb,
  id: string,
  change: Partial<Pick<CampaignRow, 'state' | 'next_at' | 'ended_at'>>,
): Promise<void> {
  await db.q
    .updateTable('campaigns')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** All of a tenant with what came of them, newest first; or one of them. */
export async function listCampaigns(db: TenantDb, id?: string): Promise<CountedCampaign[]> {
  const { rows } = await sql<CountedCampaign>`
    select k.*, coalesce(t.targets, 0)::int as targets, coalesce(t.sent, 0)::int as sent, coalesce(t.declined, 0)::int as declined,
      coalesce(t.used, 0)::int as used, coalesce(t.revenue, 0)::bigint as revenue
    from campaigns k left join lateral (
      select count(*) as targets, count(*) filter (where x.state = 'sent') as sent,
        count(*) filter (where x.state = 'declined') as declined, count(*) filter (where n.used > 0) as used,
        sum((select o.total - o.returned from coupon_uses u join orders o on o.tenant_id = u.tenant_id and o.id = u.order_id
          where u.tenant_id = x.tenant_id and u.coupon_id = x.coupon_id and u.kind = 'use' order by u.seq desc limit 1))
          filter (where n.used > 0) as revenue
      from campaign_targets x left join coupon_counts n on n.tenant_id = x.tenant_id and n.coupon_id = x.coupon_id
      where x.tenant_id = k.tenant_id and x.campaign_id = k.id
    ) t on true
    where k.tenant_id = ${db.tenantId} and (${id ?? null}::text is null or k.id = ${id ?? null})
    order by k.made_at desc, k.id limit 100`.execute(db.q)
  return rows.map((row) => ({ ...row, revenue: Number(row.revenue) }))
}

/** Groups with how many customers belong to each. */
export async function listGroupsCounted(
  db: TenantDb,
): Promise<{ id: string; name_ar: string; name_en: string; customers: number }[]> {
  const { rows } = await sql<{ id: string; name_ar: string; name_en: string; customers: number }>`
    select g.id, g.name_ar, g.name_en, (select count(*)::int from customers c where c.tenant_id = g.tenant_id
      and c.group_id = g.id and c.deleted_at is null) as customers
    from customer_groups g where g.tenant_id = ${db.tenantId} order by g.name_ar, g.id`.execute(db.q)
  return rows
}

/** Takes a new group and the segment that it begins with, if any; returns how many customers belong to it. */
export async function insertCustomerGroup(
  db: WriteDb,
  group: { id: string; name_ar: string; name_en: string },
  segment: Segment | undefined,
  moment: SegmentMoment,
): Promise<number> {
  await db.q
    .insertInto('customer_groups')
    .values({ tenant_id: db.tenantId, ...group })
    .execute()
  if (!segment) return 0
  const { numAffectedRows } = await sql`update customers c set group_id = ${group.id}
    where ${within(db, segment, moment)}`.execute(db.q)
  return Number(numAffectedRows ?? 0)
}
