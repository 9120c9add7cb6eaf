import { sql } from 'kysely'
import { foldForSearch } from '#domain/core/search-fold.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Minor } from '#domain/core/money.ts'
import { statusesWith, type OrderStatus } from '#domain/ordering/order-status.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { owedShare } from './group-shares.ts'
import type { OrderRow } from './orders.ts'
import { kindsSql } from './kind-sql.ts'
import { statusesSql } from './status-sql.ts'

/** Takes ids of orders; writes by what they are found. May run twice. */
export async function keepOrderSearch(db: TenantDb, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into order_search (tenant_id, order_id, branch_id, placed_at, number, words)
    select tenant_id, id, branch_id, placed_at, number,
      fold_for_search(contact_name) || ' ' || regexp_replace(contact_mobile, '\\D', '', 'g')
    from orders where tenant_id = ${db.tenantId} and id = any(${[...orderIds]}) and kind in ${kindsSql('isSearched')}
    order by id
    on conflict (tenant_id, order_id) do update set number = excluded.number, words = excluded.words`.execute(
    db.q,
  )
}

/** What is looked for. Moments in UTC ms; branches that the member works in. */
export interface OrderQuery {
  readonly text: string
  readonly branchIds: readonly string[]
  readonly statuses: readonly OrderStatus[]
  readonly types: readonly OrderType[]
  readonly since: number
  readonly before: number
  /** The order after which the page begins: the newest first, and of one moment the greater id. */
  readonly after?: string | undefined
  readonly most: number
}

/** Of the newest that the words fit, so many are looked at for further filters. */
const mostFound = 500

/** What a list shows of an order. `count`: of dishes. The rest of the bill stays where it is: fifty are half a megabyte. */
export type FoundOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'type'
  | 'status'
  | 'branch_id'
  | 'contact_name'
  | 'contact_mobile'
  | 'total'
  | 'payment_state'
  | 'placed_at'
  | 'pay_method'
  | 'accepted_at'
  | 'cancel_reason'
> & { readonly count: number; readonly bill: { readonly wallet: Minor } }

/**
 * A payment alone is looked for where its money was for, and a payment step that nobody paid was no order; of either it is
 * seen what money is owed, since the gateway refused to give it back.
 */
const isShown = sql<boolean>`case kind when 'table_share' then false when 'group_share' then ${owedShare}
  when 'order_more' then status = 'canceled' and captured > refunding
  else status <> 'canceled' or number is not null or captured > refunding end`

const wallet = sql<Minor>`coalesce((bill ->> 'wallet')::bigint, 0)`

/** As shownStatus() of the domain, but that what a company owes less of is found among what was refunded. */
const shown = sql<OrderStatus>`case when status in ${statusesSql('isRefunded')} and pay_method = 'company' and ${wallet} = 0
  then case when cancel_reason is not null then 'canceled' when accepted_at is null then 'missed' else status end
  else status end`

/** By its stored status an index finds what is unusual. */
const storedAs = (statuses: readonly OrderStatus[]): readonly OrderStatus[] =>
  statuses.some((one) => one === 'canceled' || one === 'missed')
    ? [...statuses, ...statusesWith('isRefunded')]
    : statuses

/** Takes what is looked for; returns orders, newest first. */
export async function findOrders(db: TenantDb, query: OrderQuery): Promise<FoundOrder[]> {
  const found = query.text.trim() === '' ? undefined : await searchIds(db, query)
  if (found?.length === 0) return []
  return db.q
    .selectFrom('orders')
    .select(['id', 'number', 'type', 'status', 'branch_id', 'contact_name', 'contact_mobile', 'total'])
    .select(['payment_state', 'placed_at', 'pay_method', 'accepted_at', 'cancel_reason'])
    .select(sql<number>`(bill ->> 'count')::integer`.as('count'))
    .select(sql<FoundOrder['bill']>`jsonb_build_object('wallet', ${wallet})`.as('bill'))
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', 'in', query.branchIds)
    .where(isShown)
    .where('placed_at', '>=', new Date(query.since))
    .where('placed_at', '<', new Date(query.before))
    .$if(query.after !== undefined, (q) =>
      q.where(
        sql<boolean>`placed_at <= (${momentOf(db, query)}) and (placed_at, id) < ((${momentOf(db, query)}), ${query.after})`,
      ),
    )
    .$if(found !== undefined, (q) => q.where(sql<boolean>`id = any(${found ?? []})`))
    .$if(query.statuses.length > 0, (q) =>
      q.where('status', 'in', storedAs(query.statuses)).where(shown, 'in', query.statuses),
    )
    .$if(query.types.length > 0, (q) => q.where('type', 'in', query.types))
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.most)
    .execute()
}

/** The moment of the order after which a page begins; none without one. */
const momentOf = (db: TenantDb, { after }: OrderQuery) =>
  sql`select placed_at from orders where tenant_id = ${db.tenantId} and id = ${after ?? ''}`

async function searchIds(db: TenantDb, query: OrderQuery): Promise<string[]> {
  const { words, number } = searchTerms(query.text)
  if (words === null && number === null) return []
  const filtered = query.statuses.length + query.types.length > 0
  const most = filtered ? mostFound : query.most
  const asked = sql`${words}::text, ${number}::integer, ${[...query.branchIds]}::text[]`
  const end = new Date(query.before)
  // those of the page's first and last moments are asked whole: which of them comes first, only the ids say
  const { rows } = await sql<{ order_id: string }>`
    with bound as (
      select coalesce(least(${end}, (${momentOf(db, query)}) + interval '1 microsecond'), ${end}) as before,
        (select count(*) from order_search where tenant_id = ${db.tenantId} and placed_at = (${momentOf(db, query)}))::int as same
    ), page as (
      select f.* from bound, search_orders(${asked}, ${new Date(query.since)}, bound.before, ${most}::integer + bound.same) f
    ), last as (select min(placed_at) as at from page)
    select order_id from page
    union select f.order_id from last,
      search_orders(${asked}, last.at, last.at + interval '1 microsecond', ${mostFound}) f`.execute(db.q)
  return rows.map((row) => row.order_id)
}

/**
 * Takes what was typed; returns the pattern for names and mobiles, and the number it may be. Up to three digits are a
 * number alone, more may be part of a mobile; a mobile is found however its beginning is written.
 */
export function searchTerms(text: string): { words: string | null; number: number | null } {
  const folded = foldForSearch(text.replace(/^\s*#/, '')).slice(0, 100)
  if (folded === '') return { words: null, number: null }
  const digits = folded.replaceAll(' ', '')
  if (!/^\d+$/.test(digits)) return { words: `%${folded.replaceAll(' ', '%')}%`, number: null }
  const number = digits.length <= 6 ? Number(digits) : null
  const bare = digits.replace(/^0+/, '')
  return { words: bare.length > 3 ? `%${bare}%` : null, number }
}
