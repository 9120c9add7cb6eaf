import { setTimeout as wait } from 'node:timers/promises'
import type { BenchProduct } from './bench-product.ts'
import { pageRequest } from './browser-request.ts'
import { copyTenants } from './copy-tenants.ts'
import { guestAddress, HttpConnection } from './http-connection.ts'
import type { OrderLoad, OrderOutcome } from './order-load.ts'
import { databaseSeconds, documentsMissing, transactions } from './product-database.ts'
import { figure, median, type ReportRow } from './report.ts'
import { processorSeconds, residentMegabytes, runScript } from './run-process.ts'

const rounds = 3
/** Of an order's flow: asking for the offers of all hosts would take longer than the orders. */
const orderHosts = 300

/** What pages came to: milliseconds, and of processor time of the server and PostgreSQL together. */
interface Pages {
  readonly p50: number
  readonly p99: number
  readonly processor: number
}

/** Takes the product; copies a restaurant of 100 items 3,000 times. Returns the lines: all of them picked evenly beside ten. */
export async function tenantRows(bench: BenchProduct): Promise<ReportRow[]> {
  const hosts = await fill(bench, copies(3000))
  const ten = hosts.slice(0, 10)
  // V8 compiles what runs often while it runs: a tenth warms up
  const warming = Math.ceil(hosts.length / 10)
  await visit(bench, { hosts: hosts.slice(-warming), connections: 2 })
  const first = await visit(bench, { hosts: hosts.slice(0, -warming), connections: 2 })
  const cached = await compare(bench, { few: ten, many: hosts, connections: 4 })
  const orders = await compareOrders(bench, ten, hosts)
  const loaded = residentMegabytes(bench.product.pid)
  const idle = await rest(bench)
  return [
    row(
      'first visit of a menu, server and PostgreSQL',
      figure(first.processor, 'ms'),
      '8 ms',
      first.processor <= 8,
    ),
    ratioRow('cached page, p50', cached.p50, 1.5),
    ratioRow('cached page, processor time', cached.processor, 1.5),
    ratioRow('order flow, 4 at once, p50', orders, 1.15),
    row('idle, transactions', figure(idle.transactions, '/s'), '2 /s', idle.transactions <= 2),
    row('idle, processor time of server and PostgreSQL', figure(idle.processor, 'ms/s'), '–', undefined),
    row('memory after all menus and orders', figure(loaded, 'MB'), '464 MB', loaded <= 464),
  ]
}

/** The same with 10,000 restaurants, picked as visits fall: the n-th has 1/n of the first one's. */
export async function zipfRows(bench: BenchProduct): Promise<ReportRow[]> {
  const hosts = await fill(bench, copies(10_000))
  const rows: ReportRow[] = []
  for (const megabytes of [192, 64]) {
    await bench.restart({ PAGE_CACHE_MB: String(megabytes) })
    await visit(bench, { hosts, connections: 4 })
    const { p99 } = await compare(bench, {
      few: hosts.slice(0, 10),
      many: hosts,
      connections: 4,
      pick: zipf(hosts),
    })
    const memory = residentMegabytes(bench.product.pid)
    rows.push(
      megabytes === 192
        ? ratioRow(`page, p99, PAGE_CACHE_MB ${megabytes}`, p99, 1.5)
        : plainRatio(`page, p99, PAGE_CACHE_MB ${megabytes}`, p99),
      row(
        `memory, PAGE_CACHE_MB ${megabytes}`,
        figure(memory, 'MB'),
        `${400 + megabytes} MB`,
        memory <= 400 + megabytes,
      ),
    )
  }
  return rows
}

/** `BENCH_TENANTS=300` for a quicker look. */
const copies = (usual: number): number => Number(process.env['BENCH_TENANTS'] ?? usual)

/** Copies, starts anew and waits until the stored documents of the copies are made (decision 0228). */
async function fill(bench: BenchProduct, count: number): Promise<string[]> {
  const hosts = await copyTenants(bench.dataDir, 'saffron.localhost', count)
  await bench.restart()
  while ((await documentsMissing(bench.dataDir)) > 0) await wait(2000)
  return hosts
}

interface Visits {
  readonly hosts: readonly string[]
  readonly connections: number
  /** Without it each host is visited once. */
  readonly seconds?: number
  /** Which host is next; without it all alike. */
  readonly pick?: (() => string) | undefined
}

async function visit(bench: BenchProduct, visits: Visits): Promise<Pages> {
  const { hosts, seconds, pick = evenly(hosts) } = visits
  const { port } = bench.product
  const open = Array.from({ length: visits.connections }, (_, i) =>
    HttpConnection.open(port, guestAddress(i)),
  )
  const connections = await Promise.all(open)
  const before = await used(bench)
  const times: number[] = []
  const end = seconds === undefined ? undefined : performance.now() + seconds * 1000
  let at = 0
  const next = () => {
    if (end === undefined) return hosts[at++]
    return performance.now() < end ? pick() : undefined
  }
  await Promise.all(
    connections.map(async (connection) => {
      for (let host = next(); host !== undefined; host = next()) {
        const began = performance.now()
        const { status } = await connection.ask(pageRequest(`${host}:${port}`, '/menu'))
        if (status !== 200) throw new Error(`the menu of ${host} answered ${status}`)
        times.push(performance.now() - began)
      }
    }),
  )
  const processor = (((await used(bench)) - before) / times.length) * 1000
  for (const connection of connections) connection.close()
  times.sort((a, b) => a - b)
  return { p50: times[times.length >> 1] ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0, processor }
}

const evenly = (hosts: readonly string[]) => () => hosts[Math.floor(Math.random() * hosts.length)] ?? ''

/** Weights 1, 1/2, 1/3 …, found by their sums. */
function zipf(hosts: readonly string[]): () => string {
  let sum = 0
  const sums = hosts.map((_, i) => (sum += 1 / (i + 1)))
  return () => {
    const wanted = Math.random() * sum
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return hosts[low] ?? ''
  }
}

async function used({ product, dataDir }: BenchProduct): Promise<number> {
  return (processorSeconds(product.pid) ?? Number.NaN) + databaseSeconds(dataDir)
}

type Ratio = readonly [few: number, many: number]

/** Ten and all in turn, each visited before. */
async function compare(
  bench: BenchProduct,
  {
    few,
    many,
    connections,
    pick,
  }: { few: readonly string[]; many: readonly string[]; connections: number; pick?: () => string },
): Promise<Record<keyof Pages, Ratio>> {
  await visit(bench, { hosts: few, connections, seconds: 5 })
  const runs: Record<'few' | 'many', Pages[]> = { few: [], many: [] }
  for (let round = 0; round < rounds; round++) {
    runs.few.push(await visit(bench, { hosts: few, connections, seconds: 4 }))
    runs.many.push(await visit(bench, { hosts: many, connections, seconds: 6, pick }))
  }
  const of = (key: keyof Pages): Ratio => [
    median(runs.few.map((one) => one[key])),
    median(runs.many.map((one) => one[key])),
  ]
  return { p50: of('p50'), p99: of('p99'), processor: of('processor') }
}

async function compareOrders(
  bench: BenchProduct,
  few: readonly string[],
  many: readonly string[],
): Promise<Ratio> {
  const { port } = bench.product
  const step = Math.max(1, Math.floor(many.length / orderHosts))
  const spread = many.filter((_, i) => i % step === 0)
  const run = (names: readonly string[], orders: number) =>
    runScript<OrderOutcome>('./order-load.ts', {
      port,
      hosts: names.map((name) => `${name}:${port}`),
      what: 'flow',
      atOnce: 4,
      orders,
    } satisfies OrderLoad)
  await run(few, 200)
  const runs: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let round = 0; round < rounds; round++) {
    runs.few.push((await run(few, 300)).p50)
    runs.many.push((await run(spread, 300)).p50)
  }
  return [median(runs.few), median(runs.many)]
}

/** Half a minute in which nobody comes, after half a minute of rest. */
async function rest(bench: BenchProduct): Promise<{ transactions: number; processor: number }> {
  const seconds = 30
  await wait(seconds * 1000)
  const [began, before] = [await transactions(bench.dataDir), await used(bench)]
  await wait(seconds * 1000)
  const processor = (((await used(bench)) - before) / seconds) * 1000
  return { transactions: ((await transactions(bench.dataDir)) - began) / seconds, processor }
}

const row = (what: string, ours: string, bar: string, met: boolean | undefined): ReportRow => ({
  what,
  ours,
  limit: '–',
  share: '–',
  bar,
  met,
})

function plainRatio(what: string, [few, many]: Ratio): ReportRow {
  return {
    what,
    ours: figure(many, 'ms'),
    limit: figure(few, 'ms (10)'),
    share: `${(many / few).toFixed(2)} times`,
    bar: '–',
    met: undefined,
  }
}

function ratioRow(what: string, ratio: Ratio, most: number): ReportRow {
  return { ...plainRatio(what, ratio), bar: `${most} times that of 10`, met: ratio[1] <= most * ratio[0] }
}
