import pg from 'pg'
import { searchTerms } from '#server/store/ordering/order-search.ts'
import { appConnection, superuserConnection } from '#tools/chaos/product-connection.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import { fillYear, yearOfOrders } from './fill-orders.ts'
import { figure, shareOf, type ReportRow } from './report.ts'

/** What people look for, as they type it: a common name, one person, a number, a mobile, and what is not there. */
const sought = {
  'a name that many have': (n: number) => ['noura', 'alharbi', 'sara', 'dana'][n % 4] ?? '',
  'one person': (n: number) => `hudaa alotaibi${'abcdefghij'[n % 10]}`,
  'an order number': (n: number) => String(10_000 + (n % 60)),
  'a mobile': (n: number) => `05${String(n * 9_377).padStart(8, '0')}`,
  nobody: (n: number) => `zzq${n}xw`,
} as const

const looks = 100
const warming = 5
const bar = 100

/** Takes the product; fills it with a year of orders, and another restaurant too. Done once for search and report. */
export async function fillYears(bench: BenchProduct): Promise<void> {
  if (filled.has(bench)) return
  filled.add(bench)
  for (const host of restaurants) {
    const seconds = await fillYear(bench.dataDir, bench.tenants.get(host) ?? '')
    console.log(`${host}: ${yearOfOrders.toLocaleString('en')} orders in ${seconds.toFixed(0)} s`)
  }
}
const filled = new WeakSet<BenchProduct>()

/**
 * Takes the product; looks for orders among a million of a restaurant, beside a million of another, by the console's own
 * call: warm, alone. Its raw limit is the database's own answer with the same search, as the login that the product works
 * with. Prints the plans.
 */
export async function searchRows(bench: BenchProduct): Promise<ReportRow[]> {
  await fillYears(bench)
  const { visitor } = await signInByApi(bench.product.port, 'saffron')
  const rows: ReportRow[] = []
  for (const [what, text] of Object.entries(sought)) {
    const ours = await p95(text, (asked) =>
      visitor.call('GET', `/api/v1/staff/orders?q=${encodeURIComponent(asked)}`),
    )
    const limit = await inDatabase(bench, (client) => p95(text, (asked) => search(client, asked)))
    rows.push({
      what: `search of ${yearOfOrders.toLocaleString('en')} orders: ${what}, p95`,
      ours: figure(ours, 'ms'),
      limit: figure(limit, 'ms'),
      share: shareOf(limit, ours),
      bar: `${bar} ms`,
      met: ours <= bar,
    })
    await inDatabase(bench, (client) => printPlan(client, what, text(0)), 'superuser')
  }
  return rows
}

async function p95(text: (n: number) => string, look: (asked: string) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = -warming; n < looks; n += 1) {
    const began = performance.now()
    await look(text(Math.abs(n)))
    if (n >= 0) times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(looks * 0.95) - 1] ?? 0
}

async function inDatabase<T>(
  { dataDir, tenants }: BenchProduct,
  work: (client: pg.Client) => Promise<T>,
  login: 'app' | 'superuser' = 'app',
): Promise<T> {
  const client = new pg.Client(login === 'app' ? appConnection(dataDir) : superuserConnection(dataDir))
  await client.connect()
  try {
    await client.query("select set_config('app.tenant_id', $1, false)", [tenants.get(restaurants[0]) ?? ''])
    return await work(client)
  } finally {
    await client.end()
  }
}

function search(client: pg.Client, asked: string): Promise<unknown> {
  const { words, number } = searchTerms(asked)
  return client.query(
    `select order_id from search_orders($1, $2, (select array_agg(id) from branches), '-infinity', now(), 51)`,
    [words, number],
  )
}

/** What the statements inside the function read, asked as the product's own login: only who owns all may load the teller. */
async function printPlan(client: pg.Client, what: string, asked: string): Promise<void> {
  const notices: string[] = []
  client.on('notice', ({ message }) => notices.push(message ?? ''))
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on; set auto_explain.log_nested_statements = on`)
  await client.query('set session authorization app')
  await client.query('set client_min_messages = log')
  await search(client, asked)
  console.log(`\n${what}, as ${asked}:`)
  for (const plan of notices.filter((one) => one.includes('order_search'))) {
    const lines = plan.split('\n').map((line) => line.trimEnd())
    const reads = lines.filter((line) => / Scan (using|on) order_search|Heap Fetches|Rows Removed/.test(line))
    console.log([lines[0], ...reads.map((line) => `  ${line.trim()}`)].join('\n'))
  }
}
