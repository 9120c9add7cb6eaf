import { sql } from 'kysely'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'

/** A business day of a branch: its date, its first and its last moment (UTC ms), and the hour of the clock at each of its hours. */
export interface SalesDay {
  readonly branchId: string
  readonly date: string
  readonly from: number
  readonly to: number
  readonly hours: readonly number[]
}

/**
 * Takes orders that changed, each with its branch's present business date, on which something of it may have gone back;
 * notes that those days are to be summed anew at `at`. One statement; in the order of the days, so that two of them at
 * once wait for each other and never stand in each other's way.
 */
export async function noteSalesDays(
  db: TenantDb,
  orders: readonly { orderId: string; branchId: string; date: string }[],
  at: Date,
): Promise<void> {
  await sql`insert into report_days_due (tenant_id, branch_id, business_date, due_at)
    select distinct o.tenant_id, o.branch_id, day, ${at}::timestamptz
    from unnest(${orders.map((one) => one.orderId)}::text[], ${orders.map((one) => one.branchId)}::text[],
        ${orders.map((one) => one.date)}::date[]) changed (id, branch_id, date)
      join orders o on o.tenant_id = ${db.tenantId} and o.id = changed.id and o.branch_id = changed.branch_id,
      unnest(array[o.business_date, changed.date]) day
    where day is not null
    order by 2, 3
    on conflict do nothing`.execute(db.q)
}

/** Takes branches and dates; returns the noted days between them, oldest first. */
export function listNotedDays(
  db: TenantDb,
  wish: { branchIds: readonly string[]; from: string; to: string; most: number },
): Promise<{ branch_id: string; business_date: string }[]> {
  return db.q
    .selectFrom('report_days_due')
    .select(['branch_id', 'business_date'])
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', 'in', wish.branchIds)
    .where('business_date', '>=', wish.from)
    .where('business_date', '<=', wish.to)
    .orderBy('business_date')
    .limit(wish.most)
    .execute()
}

/** Cancelled or missed: also where a refund has taken the status' place. */
const lost = sql`(o.status in ('canceled', 'missed', 'b2b_canceled')
  or o.status in ('partially_refunded', 'refunded') and o.delivered_at is null)`

/**
 * Takes a day; sums it anew from its orders and credit notes, in place of what stood there. The note goes first, in the
 * same transaction: a change that comes meanwhile notes the day again.
 */
export async function sumSalesDay(tx: WriteDb, day: SalesDay): Promise<void> {
  const { branchId, date } = day
  const of = sql`tenant_id = ${tx.tenantId} and branch_id = ${branchId} and business_date = ${date}`
  await sql`delete from report_days_due where ${of}`.execute(tx.q)
  await sql`delete from sales_hours where ${of}`.execute(tx.q)
  await sql`delete from sales_items where ${of}`.execute(tx.q)
  await sql`delete from sales_refunds where ${of}`.execute(tx.q)
  await sumHours(tx, day)
  await sql`
    insert into sales_items (tenant_id, branch_id, business_date, item_id, name_ar, name_en, quantity, amount)
    select o.tenant_id, o.branch_id, o.business_date, line ->> 'itemId', min(line -> 'name' ->> 'ar'), min(line -> 'name' ->> 'en'),
      sum((line ->> 'quantity')::int), sum((line ->> 'paid')::bigint)
    from orders o, jsonb_array_elements(o.bill -> 'lines') line
    where o.tenant_id = ${tx.tenantId} and o.branch_id = ${branchId} and o.business_date = ${date}
      and o.number is not null and o.kind <> 'table_share' and not ${lost}
    group by 1, 2, 3, 4`.execute(tx.q)
  await sql`
    insert into sales_refunds (tenant_id, branch_id, business_date, notes, value, vat, card, till, wallet, points)
    select tenant_id, branch_id, ${date}::date, count(*), sum(value), sum(vat), coalesce(sum(rest) filter (where rest_to = 'card'), 0),
      coalesce(sum(rest) filter (where rest_to = 'till'), 0), sum(wallet), sum(points)
    from credit_notes where tenant_id = ${tx.tenantId} and branch_id = ${branchId}
      and issued_at >= ${new Date(day.from)} and issued_at < ${new Date(day.to)}
    group by 1, 2`.execute(tx.q)
}

/**
 * Of a table, its rounds are the sales, and what was paid of its bill is the money: shares paid by card on a phone are
 * order rows of their own, what staff took at the table is a row of `table_shares`.
 */
async function sumHours(tx: WriteDb, day: SalesDay): Promise<void> {
  const { branchId, date, from, to, hours } = day
  const [first, last] = [new Date(from), new Date(to)]
  const part = (path: string) =>
    sql`coalesce(sum((f.bill #>> ${`{${path}}`})::bigint) filter (where f.sold), 0)`
  await sql`
    with facts as (
      select o.created_at, o.type, o.pay_method, o.bill, o.kind <> 'table_share' and not ${lost} as sold,
        o.kind <> 'table_share' and ${lost} as lost, o.captured - o.refunding as captured, o.till
      from orders o
      where o.tenant_id = ${tx.tenantId} and o.branch_id = ${branchId} and o.business_date = ${date}
        and (o.number is not null or o.kind = 'table_share')
      union all
      select s.made_at, 'dinein', case s.tender when 'cash' then 'cash' else 'card_on_delivery' end, null, false, false, 0, s.amount
      from table_shares s join table_sessions t on t.tenant_id = s.tenant_id and t.id = s.session_id
      where s.tenant_id = ${tx.tenantId} and t.branch_id = ${branchId} and s.tender <> 'online'
        and s.made_at >= ${first} and s.made_at < ${last}
    )
    insert into sales_hours (tenant_id, branch_id, business_date, hour, type, pay_method, orders, lost, food, discount, coupon,
      points, delivery, service, vat, deposits, total, wallet, captured, till)
    select ${tx.tenantId}, ${branchId}, ${date}::date, (${[...hours]}::int[])[1 + least(${hours.length - 1}::int, greatest(0,
        floor(extract(epoch from coalesce(f.created_at, ${first}::timestamptz) - ${first}::timestamptz) / 3600)::int))] as at,
      f.type, f.pay_method, count(*) filter (where f.sold), count(*) filter (where f.lost),
      ${part('food')}, ${part('discount')}, ${part('coupon,off')}, ${part('points,off')}, ${part('delivery,amount')},
      ${part('service,amount')}, ${part('vat')}, ${part('deposits')}, ${part('total')}, ${part('wallet')},
      coalesce(sum(f.captured), 0), coalesce(sum(f.till), 0)
    from facts f group by at, f.type, f.pay_method`.execute(tx.q)
}
