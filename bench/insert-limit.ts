// The raw limit of placing, a process of its own: the rows of one placed order (key, order, journal, cart) written again
// and again with the product's login, one round trip per step, nothing decided; with customers also those of an order
// that a wallet pays (ledger, number, second step, invoice, what is told). Takes its order as JSON, prints JSON.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { appConnection } from '#tools/chaos/product-connection.ts'

export interface InsertOrder {
  readonly dataDir: string
  readonly tenantId: string
  readonly atOnce: number
  readonly transactions: number
  /** Whose wallets pay, in turn; none given: each order waits for its payment. */
  readonly customers?: readonly string[]
}

export interface InsertOutcome {
  readonly perSecond: number
  readonly p50: number
}

type Row = Record<string, unknown>

async function run(order: InsertOrder): Promise<InsertOutcome> {
  const pool = new pg.Pool({ ...appConnection(order.dataDir), max: order.atOnce })
  const sample = await readSample(pool, order.tenantId)
  const times: number[] = []
  let left = order.transactions
  const began = performance.now()
  const workers = Array.from({ length: order.atOnce }, async (_, worker) => {
    const client = await pool.connect()
    while (left-- > 0) {
      const started = performance.now()
      await insert(client, order, sample, worker)
      times.push(performance.now() - started)
    }
    client.release()
  })
  await Promise.all(workers)
  const took = (performance.now() - began) / 1000
  await pool.end()
  times.sort((a, b) => a - b)
  return { perSecond: times.length / took, p50: times[Math.floor(times.length / 2)] ?? 0 }
}

interface Sample {
  readonly columns: readonly string[]
  readonly values: readonly unknown[]
  readonly cartIds: readonly string[]
  readonly branchId: string
}

async function readSample(pool: pg.Pool, tenantId: string): Promise<Sample> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query("select set_config('app.tenant_id', $1, true)", [tenantId])
  const { rows } = await client.query<{ row: Row }>(
    'select to_jsonb(o) as row from orders o where tenant_id = $1 limit 1',
    [tenantId],
  )
  const carts = await client.query<{ id: string }>('select id from carts where tenant_id = $1 limit 64', [
    tenantId,
  ])
  await client.query('commit')
  client.release()
  const row = rows[0]?.row
  if (!row) throw new Error('place an order first')
  const changing = new Set(['id', 'shopper', 'cart_id', 'cart_version', 'number', 'status', 'payment_state'])
  const copied = Object.entries(row).filter(([name, value]) => value !== null && !changing.has(name))
  return {
    columns: copied.map(([name]) => name),
    values: copied.map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    cartIds: carts.rows.map(({ id }) => id),
    branchId: String(row['branch_id']),
  }
}

let version = 1_000_000 + Math.floor(Math.random() * 1_000_000_000)

async function insert(
  client: pg.PoolClient,
  { tenantId, customers = [] }: InsertOrder,
  sample: Sample,
  worker: number,
): Promise<void> {
  const id = randomBytes(10).toString('hex')
  const shopper = randomBytes(32).toString('base64url')
  const cartId = sample.cartIds[(worker + version) % sample.cartIds.length]
  const own = ['id', 'shopper', 'cart_id', 'cart_version', 'status', 'payment_state']
  const columns = [...own, ...sample.columns]
  const places = columns.map((_, i) => `$${i + 1}`).join(', ')
  await client.query(`begin; set local app.tenant_id = '${tenantId.replaceAll("'", '')}'`)
  await client.query({
    name: 'key',
    text: 'insert into idempotency_keys (tenant_id, shopper, key, body_hash, order_id) values ($1, $2, $3, $4, $5)',
    values: [tenantId, shopper, id, shopper, id],
  })
  await client.query({
    name: 'order',
    text: `with made as (insert into orders (${columns.join(', ')}) values (${places}) returning *),
      journal as (insert into order_journal (tenant_id, order_id, seq, to_status, actor)
        select tenant_id, id, version, status, 'customer' from made),
      noted as (update carts set ordered_version = $4 where tenant_id = '${tenantId}' and id = $3)
      select id from made`,
    values: [id, shopper, cartId, version++, 'callcenter_pending', 'pending', ...sample.values],
  })
  const customerId = customers[version % customers.length]
  if (customerId) await pay(client, tenantId, { id, customerId, branchId: sample.branchId })
  await client.query('commit')
}

// what is told would wake the product that the next run measures: it is told in a hundred years
async function pay(
  client: pg.PoolClient,
  tenantId: string,
  { id, customerId, branchId }: { id: string; customerId: string; branchId: string },
): Promise<void> {
  await client.query({
    name: 'entry',
    text: `with moved as (update wallet_accounts set balance = balance - 1, seq = seq + 1
        where tenant_id = $1 and customer_id = $2 returning balance, seq)
      insert into wallet_entries (tenant_id, customer_id, seq, type, amount, balance, source, kind, order_id)
      select $1, $2, seq, 'debit', -1, balance, $3, 'hold:1', $4 from moved`,
    values: [tenantId, customerId, `order:${id}`, id],
  })
  await client.query({
    name: 'created',
    text: `with counted as (update order_counters set last = last + 1 where tenant_id = $1 and branch_id = $3
        and business_date = (select max(business_date) from order_counters where tenant_id = $1 and branch_id = $3)
        returning business_date, last),
      moved as (update orders set status = 'created', payment_state = 'paid', number = counted.last,
        business_date = counted.business_date, version = version + 1, created_at = now(), hold_until = null
        from counted where tenant_id = $1 and id = $2 returning version),
      noted as (insert into order_journal (tenant_id, order_id, seq, from_status, to_status, actor)
        select $1, $2, version, 'callcenter_pending', 'created', 'customer' from moved)
      insert into outbox (tenant_id, kind, payload, at)
      select $1, kind, '{}', now() + interval '100 years' from unnest(array['order-changed', 'notice']) kind`,
    values: [tenantId, id, branchId],
  })
  await client.query({
    name: 'invoice',
    text: `with taken as (update document_counters set last = last + 1
        where tenant_id = $1 and branch_id = $3 and kind = 'invoice' returning last)
      insert into invoices (tenant_id, order_id, branch_id, number, seller, issued_at)
      select $1, $2, $3, last, '{}', now() from taken`,
    values: [tenantId, id, branchId],
  })
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as InsertOrder)))
