// The raw limit of placing, a process of its own: the rows of one placed order (key, order, journal, cart) written again
// and again with the product's login, one round trip per step, nothing decided. Takes its order as JSON, prints JSON.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { appConnection } from '#tools/chaos/product-connection.ts'

export interface InsertOrder {
  readonly dataDir: string
  readonly tenantId: string
  readonly atOnce: number
  readonly transactions: number
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
      await insert(client, order.tenantId, sample, `${worker}`)
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
  const kept = Object.entries(row).filter(([name, value]) => value !== null && !changing.has(name))
  return {
    columns: kept.map(([name]) => name),
    values: kept.map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    cartIds: carts.rows.map(({ id }) => id),
  }
}

let version = 1_000_000 + Math.floor(Math.random() * 1_000_000_000)

async function insert(
  client: pg.PoolClient,
  tenantId: string,
  sample: Sample,
  worker: string,
): Promise<void> {
  const id = randomBytes(10).toString('hex')
  const shopper = randomBytes(32).toString('base64url')
  const cartId = sample.cartIds[(Number(worker) + version) % sample.cartIds.length]
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
      noted as (update carts c set ordered_version = made.cart_version from made
        where c.tenant_id = made.tenant_id and c.id = made.cart_id)
      select id from made`,
    values: [id, shopper, cartId, version++, 'callcenter_pending', 'pending', ...sample.values],
  })
  await client.query('commit')
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as InsertOrder)))
