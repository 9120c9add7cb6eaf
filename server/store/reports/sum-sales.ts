import { sql } from 'kysely'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { billColumns } from './bill-columns.ts'
import { countedSaleSql } from './sale-sql.ts'

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

/** Takes orders; returns when credit notes were written for those that have gone back in part or whole. */
export async function listNoteTimes(
  db: TenantDb,
  orderIds: readonly string[],
): Promise<{ orderId: string; branchId: string; at: Date }[]> {
  const { rows } = await sql<{ orderId: string; branchId: string; at: Date }>`
    select n.order_id as "orderId", n.branch_id as "branchId", n.issued_at as at
    from orders o join credit_notes n on n.tenant_id = o.tenant_id and n.order_id = o.id
    where o.tenant_id = ${db.tenantId} and o.id = any (${[...orderIds]}) and o.returned > 0`.execute(db.q)
  return rows
}

/** Takes branches and dates; returns the noted days between them, oldest first. */
export function listNotedDays(
  db: TenantDb,
  input: { branchIds: readonly string[]; from: string; to: string; most: number },
): Promise<{ branch_id: string; business_date: string }[]> {
  return db.q
    .selectFrom('report_days_due')
    .select(['branch_id', 'business_date'])
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', 'in', input.branchIds)
    .where('business_date', '>=', input.from)
    .where('business_date', '<=', input.to)
    .orderBy('business_date')
    .limit(input.most)
    .execute()
}

const sale = countedSaleSql('o')

/** Of a round's line, what its table's bill has allotted to it since a payment began; none of other orders. */
const allotted = sql`(select own from table_sessions t, jsonb_array_elements(t.parts) part, jsonb_array_elements(part #> '{bill,lines}') own
  where ${sale.isDishes} and t.tenant_id = o.tenant_id and t.id = o.table_session_id
    and own ->> 'lineId' = line ->> 'lineId' limit 1)`

/**
 * Takes a day; sums it anew from its orders and credit notes, in place of what stood there: a cancelled order is neither in
 * the sales nor, with its credit note, in what went back. The note goes first, in the
 * same transaction: a change that comes meanwhile notes the day again.
 */
export async function sumSalesDay(tx: WriteDb, day: SalesDay): Promise<void> {
  const { branchId, date } = day
  const of = sql`tenant_id = ${tx.tenantId} and branch_id = ${branchId} and business_date = ${date}`
  await sql`delete from report_days_due where ${of}`.execute(tx.q)
  await sql`delete from sales_hours where ${of}`.execute(tx.q)
  await sql`delete from sales_items where ${of}`.execute(tx.q)
  await sql`delete from sales_refunds where ${of}`.execute(tx.q)
  await sql`delete from sales_taxes where ${of}`.execute(tx.q)
  await sql`delete from sales_fees where ${of}`.execute(tx.q)
  await sumHours(tx, day)
  await sql`
    insert into sales_items (tenant_id, branch_id, business_date, item_id, name_ar, name_en, quantity, amount)
    select o.tenant_id, o.branch_id, o.business_date, line ->> 'itemId', min(line -> 'name' ->> 'ar'), min(line -> 'name' ->> 'en'),
      sum((line ->> 'quantity')::int), sum((coalesce(${allotted}, line) ->> 'paid')::bigint)
    from orders o, jsonb_array_elements(o.bill -> 'lines') line
    where o.tenant_id = ${tx.tenantId} and o.branch_id = ${branchId} and o.business_date = ${date}
      and ${sale.isOrder}
    group by 1, 2, 3, 4`.execute(tx.q)
  await sumBack(tx, day)
  await sumTaxes(tx, day)
  await sumFees(tx, day)
}

/** Money that a card's bank sent back and that staff gave to the guest another way since came to no card (decision 0156). */
async function sumBack(tx: WriteDb, { branchId, date, from, to }: SalesDay): Promise<void> {
  await sql`
    insert into sales_refunds (tenant_id, branch_id, business_date, notes, value, vat, card, till, wallet, points, hand)
    select n.tenant_id, n.branch_id, ${date}::date, count(*), sum(n.value), sum(n.vat),
      coalesce(sum(n.rest - settled.sum) filter (where n.rest_to = 'card'), 0), coalesce(sum(n.rest) filter (where n.rest_to = 'till'), 0),
      coalesce(sum(n.wallet) filter (where not n.by_hand), 0), sum(n.points),
      coalesce(sum(n.wallet) filter (where n.by_hand), 0) + sum(settled.sum)
    from credit_notes n join orders o on o.tenant_id = n.tenant_id and o.id = n.order_id
      cross join lateral (select coalesce(sum(r.amount), 0) as sum from refunds r
        where r.tenant_id = n.tenant_id and r.order_id = n.order_id and r.credit_note_id = n.id
          and r.state = 'done' and r.bounced_at is not null and n.rest_to = 'card') settled
    where n.tenant_id = ${tx.tenantId} and n.branch_id = ${branchId}
      and n.issued_at >= ${new Date(from)} and n.issued_at < ${new Date(to)} and ${sale.isSale}
    group by 1, 2`.execute(tx.q)
}

/** As countedBills of domain/reports/counted-sale.ts says. */
const counted = sql`case
    when ${sale.isDishes} then o.bill - array['total', 'vat'] || jsonb_build_object('coupon', jsonb_build_object('off', shares.coupon),
      'points', jsonb_build_object('off', shares.points), 'service', jsonb_build_object('amount', shares.service))
    when ${sale.isWhole} then o.bill
    else jsonb_build_object('total', o.bill -> 'total', 'vat', o.bill -> 'vat') end`

/** A round counts under the way in which its table was paid first. */
const method = sql`coalesce((select s.pay_method from orders s where o.kind = 'table_round' and s.tenant_id = o.tenant_id
  and s.table_session_id = o.table_session_id and s.kind = 'table_share' and s.delivered_at is not null
  order by s.delivered_at, s.id limit 1), o.pay_method)`

/** What staff took at a table before such payments had order rows and invoices: its VAT is its part of the bill's. */
const unwritten = (tenantId: string, day: SalesDay) => sql`
  select s.made_at, 'dinein', case s.tender when 'cash' then 'cash' else 'card_on_delivery' end,
    jsonb_build_object('total', s.amount, 'vat', round(s.amount * coalesce(whole.vat / nullif(whole.total, 0), 0))), true, false, false, 0, s.amount
  from table_shares s join table_sessions t on t.tenant_id = s.tenant_id and t.id = s.session_id
    left join lateral (select sum((part #>> '{bill,vat}')::numeric) as vat, sum((part #>> '{bill,total}')::numeric) as total
      from jsonb_array_elements(t.parts) part) whole on true
  where s.tenant_id = ${tenantId} and t.branch_id = ${day.branchId} and s.tender <> 'online' and s.order_id is null
    and s.made_at >= ${new Date(day.from)} and s.made_at < ${new Date(day.to)}`

async function sumHours(tx: WriteDb, day: SalesDay): Promise<void> {
  const { branchId, date, from, hours } = day
  const first = new Date(from)
  const sums = billColumns.map(
    ({ path }) => sql`coalesce(sum((f.bill #>> ${[...path]}::text[])::bigint) filter (where f.sold), 0)`,
  )
  await sql`
    with facts as (
      select greatest(coalesce(o.created_at, o.delivered_at), o.slot_start) as at, case o.kind when 'reservation' then 'reservation' else o.type end as type,
        ${method} as pay_method, ${counted} as bill, ${sale.isSale} as sold, ${sale.isOrder} as ordered,
        ${sale.isLost} as lost, o.captured - o.refunding as captured, o.till
      from orders o left join lateral (
        select coalesce(sum((${allotted} ->> 'coupon')::bigint), 0) as coupon, coalesce(sum((${allotted} ->> 'points')::bigint), 0) as points,
          coalesce(sum((${allotted} ->> 'service')::bigint), 0) as service
        from jsonb_array_elements(o.bill -> 'lines') line where ${sale.isDishes}
      ) shares on true
      where o.tenant_id = ${tx.tenantId} and o.branch_id = ${branchId} and o.business_date = ${date}
        and ${sale.isCounted}
      union all ${unwritten(tx.tenantId, day)}
    )
    insert into sales_hours (tenant_id, branch_id, business_date, hour, type, pay_method, orders, lost, captured, till,
      ${sql.join(billColumns.map(({ column }) => sql.ref(column)))})
    select ${tx.tenantId}, ${branchId}, ${date}::date, (${[...hours]}::int[])[1 + least(${hours.length - 1}::int, greatest(0,
        floor(extract(epoch from coalesce(f.at, ${first}::timestamptz) - ${first}::timestamptz) / 3600)::int))] as hour,
      f.type, f.pay_method, count(*) filter (where f.ordered), count(*) filter (where f.lost),
      coalesce(sum(f.captured), 0), coalesce(sum(f.till), 0), ${sql.join(sums)}
    from facts f group by hour, f.type, f.pay_method`.execute(tx.q)
}

/** As taxSums() and taxSumsBack() of domain/pricing/line-tax.ts say: of each part of a bill its kind of VAT, deposits apart. */
async function sumTaxes(tx: WriteDb, { branchId, date, from, to }: SalesDay): Promise<void> {
  const rate = sql`coalesce((o.bill ->> 'vatBasisPoints')::int, 0)`
  await sql`
    insert into sales_taxes (tenant_id, branch_id, business_date, category, basis_points, code, net, vat, net_back, vat_back)
    select ${tx.tenantId}, ${branchId}, ${date}::date, coalesce(tax ->> 'code', case when rate > 0 then 'standard' else 'outside-scope' end),
      coalesce((tax ->> 'basisPoints')::int, rate), coalesce(tax #>> '{reason,code}', ''), sum(net), sum(vat), sum(net_back), sum(vat_back)
    from (
      select part.tax, ${rate} as rate, part.paid - part.vat as net, part.vat, 0::bigint as net_back, 0::bigint as vat_back
      from orders o cross join lateral (
        select line -> 'tax' as tax, (line ->> 'paid')::bigint as paid, (line ->> 'vat')::bigint as vat
        from jsonb_array_elements(o.bill -> 'lines') line
        union all
        select fee -> 'tax', (fee ->> 'paid')::bigint, (fee ->> 'vat')::bigint from jsonb_array_elements(o.bill #> '{fees,list}') fee
        union all
        select null, (o.bill #>> '{delivery,paid}')::bigint, (o.bill #>> '{delivery,vat}')::bigint where o.bill ? 'delivery'
      ) part
      where o.tenant_id = ${tx.tenantId} and o.branch_id = ${branchId} and o.business_date = ${date}
        and ${sale.isCounted} and ${sale.isSale} and not ${sale.isDishes}
      union all
      select own.tax, ${rate}, 0, 0, (back ->> 'value')::bigint - (back ->> 'points')::bigint - (back ->> 'vat')::bigint,
        (back ->> 'vat')::bigint
      from credit_notes n join orders o on o.tenant_id = n.tenant_id and o.id = n.order_id
        cross join lateral jsonb_array_elements(n.lines) back
        left join lateral (
          select line -> 'tax' as tax from jsonb_array_elements(o.bill -> 'lines') line where line ->> 'lineId' = back ->> 'key'
          union all
          select fee -> 'tax' from jsonb_array_elements(o.bill #> '{fees,list}') fee where (fee ->> 'feeId') || ':fee' = back ->> 'key'
          limit 1) own on true
      where n.tenant_id = ${tx.tenantId} and n.branch_id = ${branchId}
        and n.issued_at >= ${new Date(from)} and n.issued_at < ${new Date(to)} and ${sale.isSale}
        and back ->> 'key' not like '%:deposit'
    ) parts
    group by 4, 5, 6
    having sum(net) <> 0 or sum(vat) <> 0 or sum(net_back) <> 0 or sum(vat_back) <> 0`.execute(tx.q)
}

async function sumFees(tx: WriteDb, { branchId, date }: SalesDay): Promise<void> {
  await sql`
    insert into sales_fees (tenant_id, branch_id, business_date, fee_id, name_ar, name_en, orders, amount)
    select o.tenant_id, o.branch_id, o.business_date, fee ->> 'feeId', max(fee -> 'name' ->> 'ar'), max(fee -> 'name' ->> 'en'),
      count(*), sum((fee ->> 'paid')::bigint)
    from orders o, jsonb_array_elements(o.bill #> '{fees,list}') fee
    where o.tenant_id = ${tx.tenantId} and o.branch_id = ${branchId} and o.business_date = ${date}
      and ${sale.isCounted} and ${sale.isSale} and not ${sale.isDishes}
    group by 1, 2, 3, 4`.execute(tx.q)
}
