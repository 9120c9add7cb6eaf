import { signInByApi } from '#tools/staff-by-api.ts'
import type { Visitor } from '#tools/visitor.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import { fillYear, withTenant, yearOfOrders } from './fill-orders.ts'
import { figure, type ReportRow } from './report.ts'

/** What people look for, as they type it: a common name, one person, a number, a mobile, and what is not there. */
const sought = {
  'a name that many have': (n: number) => ['noura', 'alharbi', 'sara', 'dana'][n % 4] ?? '',
  'one person': (n: number) => `hudaa alotaibi${'abcdefghij'[n % 10]}`,
  'an order number': (n: number) => String(10_000 + (n % 60)),
  'a mobile': (n: number) => `05${String(n * 24_377).padStart(8, '0')}`,
  nobody: (n: number) => `zzq${n}xw`,
} as const

const looks = 40
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
 * call: as the application role, warm. Prints the plan of the search. Issue "The console", what must be seen 2.
 */
export async function searchRows(bench: BenchProduct): Promise<ReportRow[]> {
  await fillYears(bench)
  const { visitor } = await signInByApi(bench.product.port, 'saffron')
  const rows: ReportRow[] = []
  for (const [what, text] of Object.entries(sought)) {
    await measure(visitor, text, 5)
    const times = await measure(visitor, text, looks)
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
    rows.push({
      what: `search of ${yearOfOrders.toLocaleString('en')} orders: ${what}, p95`,
      ours: figure(p95, 'ms'),
      limit: '–',
      share: '–',
      bar: `${bar} ms`,
      met: p95 <= bar,
    })
  }
  await printPlan(bench)
  return rows
}

async function measure(visitor: Visitor, text: (n: number) => string, times: number): Promise<number[]> {
  const measured: number[] = []
  for (let n = 0; n < times; n += 1) {
    const began = performance.now()
    await visitor.call('GET', `/api/v1/staff/orders?q=${encodeURIComponent(text(n))}`)
    measured.push(performance.now() - began)
  }
  return measured
}

/** The statements inside the function, as PostgreSQL ran them. */
async function printPlan({ dataDir, tenants }: BenchProduct): Promise<void> {
  const lines: string[] = []
  await withTenant(dataDir, tenants.get(restaurants[0]) ?? '', async (client) => {
    client.on('notice', ({ message }) => message && lines.push(message))
    await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
      set auto_explain.log_nested_statements = on; set client_min_messages = log`)
    await client.query(
      `select count(*) from search_orders('%hudaa%alotaibib%', null, (select array_agg(id) from branches), '-infinity', now(), 51)`,
    )
  })
  console.log(lines.find((line) => line.includes('order_search')) ?? 'no plan was told')
}
