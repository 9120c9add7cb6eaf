import pg from 'pg'
import { superuserConnection } from '#tools/chaos/product-connection.ts'

/** As many orders a restaurant has of the past year while it is searched and summed. */
export const yearOfOrders = 1_000_000

/** Takes the product's DATA_DIR and what to do as a tenant; does it with everybody's rights. */
async function withTenant<T>(
  dataDir: string,
  tenantId: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  try {
    await client.query("select set_config('app.tenant_id', $1, false)", [tenantId])
    return await work(client)
  } finally {
    await client.end()
  }
}

/** One order of the past whose bill all others have, and its cart: its versions are theirs. */
const model = `select o.* from orders o where o.tenant_id = $1 and o.status = 'delivered' and o.kind = 'order'
  and o.pay_method = 'card' order by o.placed_at limit 1`

const columns = `tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language, number,
  business_date, contact_name, contact_mobile, currency, total, captured, bill, promised_minutes, placed_at, created_at,
  accepted_at, ready_at, delivered_at, ended_at`

/** Forty first names and fifty family names: two thousand people. */
const name = `(array['Noura','Sara','Huda','Layla','Maha','Reem','Amal','Dana'])[1 + n % 8] || chr(97 + n % 5) || ' ' ||
  (array['Alharbi','Alotaibi','Alqahtani','Alghamdi','Alzahrani'])[1 + n / 8 % 5] || chr(97 + n / 40 % 10)`

/**
 * Takes the product's DATA_DIR and a tenant; fills it with a year of delivered orders, spread over days and branches, and
 * what they are found by. Their sums are not noted: noteDays() does. Returns the seconds that it took.
 */
export async function fillYear(dataDir: string, tenantId: string): Promise<number> {
  const began = performance.now()
  await withTenant(dataDir, tenantId, async (client) => {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'")
    await client.query(
      `with model as (${model}), places as (
         select array_agg(id order by id) as ids, count(*)::int as many from branches where tenant_id = $1
       ), made as (
         select n, n % 365 as day, n / 365 % p.many as place, n / 365 / p.many as no, p.ids, p.many
         from generate_series(0, $2::int - 1) n, places p
       )
       insert into orders (${columns})
       select m.tenant_id, 'year' || n, 'phone:bench', m.cart_id, 1000 + n, ids[1 + place], m.type, 'delivered', 'paid',
         m.language, 10000 + no, current_date - 1 - day, ${name}, '+9665' || lpad(n::text, 8, '0'), m.currency, m.total, m.total,
         m.bill, 20, at, at, at, at, at, at
       from made, model m, lateral (
         select (current_date - 1 - day)::timestamptz + interval '9 hours' + no % 600 * interval '1 minute' as at
       ) moment`,
      [tenantId, yearOfOrders],
    )
    await client.query(
      `insert into order_search (tenant_id, order_id, branch_id, placed_at, number, words)
       select tenant_id, id, branch_id, placed_at, number,
         fold_for_search(contact_name) || ' ' || regexp_replace(contact_mobile, '\\D', '', 'g')
       from orders where tenant_id = $1 and id like 'year%'`,
      [tenantId],
    )
    await client.query('vacuum analyze orders, order_search')
    await client.query('checkpoint')
  })
  return (performance.now() - began) / 1000
}

/** Takes the product's DATA_DIR and a tenant; notes that every day of its year is to be summed anew. Returns how many. */
export async function noteDays(dataDir: string, tenantId: string): Promise<number> {
  return withTenant(dataDir, tenantId, async (client) => {
    const { rowCount } = await client.query(
      `insert into report_days_due (tenant_id, branch_id, business_date, due_at)
       select distinct tenant_id, branch_id, business_date, now() from orders where tenant_id = $1 and id like 'year%'
       on conflict do nothing`,
      [tenantId],
    )
    return rowCount ?? 0
  })
}

/** Takes the product's DATA_DIR, a tenant, a branch and numbers; orders of these numbers stand open there, new, in the kitchen and ready. */
export async function fillBoard(
  dataDir: string,
  tenantId: string,
  branchId: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await withTenant(dataDir, tenantId, (client) =>
    client.query(
      `with model as (${model})
       insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
         number, business_date, contact_name, contact_mobile, currency, total, captured, bill, promised_minutes, placed_at,
         created_at, accept_by, accepted_at, promised_at, ready_at)
       select m.tenant_id, 'open' || n, 'phone:bench', m.cart_id, 10 + n, $2, 'pickup', s.status, 'paid', m.language, 3000 + n,
         current_date, ${name}, '+9665' || lpad(n::text, 8, '0'), m.currency, m.total, m.total, m.bill, 20, now(), now(),
         case s.status when 'created' then now() + interval '4 hours' end,
         case when s.status <> 'created' then now() end, case when s.status <> 'created' then now() + interval '20 minutes' end,
         case s.status when 'ready' then now() end
       from generate_series($3::int, $4::int) n, model m, lateral (
         select (array['created', 'accepted', 'ready'])[1 + n % 3] as status) s`,
      [tenantId, branchId, from, to],
    ),
  )
}
