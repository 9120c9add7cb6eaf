// The raw limit of checking a code, a process of its own: the rows that one right code writes (try, use, known browser,
// session) and the lock, with the product's login, one round trip per step, nothing decided. Takes its order as JSON,
// prints the outcome as JSON.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { customers } from './fill-customers.ts'
import { appConnection } from '#tools/chaos/product-connection.ts'

export interface SignInLimit {
  readonly dataDir: string
  readonly tenantId: string
  readonly atOnce: number
  readonly transactions: number
}

export interface SignInLimitOutcome {
  readonly p50: number
  readonly p99: number
}

async function run(order: SignInLimit): Promise<SignInLimitOutcome> {
  const pool = new pg.Pool({ ...appConnection(order.dataDir), max: order.atOnce })
  const times: number[] = []
  let left = order.transactions
  const workers = Array.from({ length: order.atOnce }, async () => {
    const client = await pool.connect()
    while (left-- > 0) {
      const began = performance.now()
      await check(client, order.tenantId)
      times.push(performance.now() - began)
    }
    client.release()
  })
  await Promise.all(workers)
  await pool.end()
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(times.length / 2)] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0 }
}

const keyed = 'where tenant_id = $1 and id = $2'

async function check(client: pg.PoolClient, tenantId: string): Promise<void> {
  const made = randomBytes(16).toString('hex')
  const code = `bench${600 + Math.floor(Math.random() * 199_000)}`
  const customer = `bench${Math.floor(Math.random() * customers)}`
  const step = (name: string, text: string, values: string[]) => client.query({ name, text, values })
  await client.query(`begin; set local app.tenant_id = '${tenantId.replaceAll("'", '')}'`)
  await step('lock', 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [code])
  await step('try', `update sign_in_codes set tries = tries + 1 ${keyed} returning *`, [tenantId, code])
  await step('use', `update sign_in_codes set used_at = now() ${keyed}`, [tenantId, code])
  await step(
    'know',
    'insert into known_browsers (tenant_id, recipient, browser, seen_at) values ($1, $2, $2, now())',
    [tenantId, made],
  )
  await step(
    'session',
    `insert into customer_sessions (tenant_id, token_hash, id, customer_id, browser, device, made_at, seen_at, ends_at)
     values ($1, $2, $2, $3, $2, 'bench', now(), now(), now() + interval '90 days')`,
    [tenantId, made, customer],
  )
  await client.query('commit')
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as SignInLimit)))
