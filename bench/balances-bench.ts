import pg from 'pg'
import { superuserConnection } from '#tools/chaos/product-connection.ts'
import { signInRegular } from '#tools/shots/sign-in-regular.ts'
import { demoMobile } from '#server/demo/demo-customer.ts'
import type { Visitor } from '#tools/visitor.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import { figure, median, shareOf, type ReportRow } from './report.ts'

/** As many rows the regular's two ledgers get. */
const rows = 1_000_000
// a shopper may read 240 times a minute: two balances, four times over
const calls = 30

const balances = {
  'wallet balance': '/api/v1/wallet/wallet-logs/balance',
  'points balance': '/api/v1/loyalty/points-logs/balance',
} as const

/** Takes the product; reads a customer's balances before and after the ledgers grow by a million rows each. Returns the lines. */
export async function balanceRows(bench: BenchProduct): Promise<ReportRow[]> {
  const regular = await signInRegular(bench.product.port)
  // the first calls of a new process are slow, and a slow limit would let anything pass
  await measure(regular)
  const before = await measure(regular)
  await fillLedgers(bench.dataDir, bench.tenants.get(restaurants[0]) ?? '')
  await measure(regular)
  const after = await measure(regular)
  return Object.keys(balances).map((what) => {
    const [few, many] = [before.get(what) ?? 0, after.get(what) ?? 0]
    return {
      what: `${what} of ${rows.toLocaleString('en')} entries, median (limit: of 10)`,
      ours: figure(many, 'ms'),
      limit: figure(few, 'ms'),
      share: shareOf(few, many),
      bar: 'the same within 50 %',
      met: many <= few * 1.5,
    }
  })
}

async function measure(visitor: Visitor): Promise<Map<string, number>> {
  const measured = new Map<string, number>()
  for (const [what, path] of Object.entries(balances)) {
    const times: number[] = []
    for (let n = 0; n < calls; n += 1) {
      const began = performance.now()
      await visitor.call('GET', path)
      times.push(performance.now() - began)
    }
    measured.set(what, median(times))
  }
  return measured
}

/** Entries of years of a customer who orders all day: points come and are spent, so that no lot is left of them. */
async function fillLedgers(dataDir: string, tenantId: string): Promise<void> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('app.tenant_id', $1, true)", [tenantId])
    const found = await client.query<{ id: string }>(
      'select id from customers where tenant_id = $1 and mobile = $2',
      [tenantId, demoMobile('SA')],
    )
    const regular = found.rows[0]?.id
    if (!regular) throw new Error('the demo has no regular whose ledgers could be filled')
    for (const ledger of ['wallet', 'points'])
      await client.query(
        `insert into ${ledger}_entries (tenant_id, customer_id, seq, type, amount, balance, source, kind, at)
         select a.tenant_id, a.customer_id, a.seq + n, case n % 2 when 1 then 'adding' else 'debit' end,
           case n % 2 when 1 then 100 else -100 end, a.balance + case n % 2 when 1 then 100 else 0 end, 'bench' || n, 'bench', now()
         from ${ledger}_accounts a, generate_series(1, $2) n where a.tenant_id = $1 and a.customer_id = $3`,
        [tenantId, rows, regular],
      )
    await client.query(
      `insert into points_lots (tenant_id, customer_id, seq, points, left_points, expires_at)
       select e.tenant_id, e.customer_id, e.seq, e.amount, 0, now() + interval '1 year' from points_entries e
       where e.tenant_id = $1 and e.customer_id = $2 and e.kind = 'bench' and e.amount > 0`,
      [tenantId, regular],
    )
    for (const ledger of ['wallet', 'points'])
      await client.query(
        `update ${ledger}_accounts set seq = seq + $2 where tenant_id = $1 and customer_id = $3`,
        [tenantId, rows, regular],
      )
    await client.query('commit')
    // what grows over years is counted many times on its way: at once, PostgreSQL would plan by the ten rows of before
    await client.query('analyze wallet_entries, points_entries, points_lots')
  } finally {
    await client.end()
  }
}
