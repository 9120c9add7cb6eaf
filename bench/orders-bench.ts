import type { BenchProduct } from './bench-product.ts'
import { restaurants } from './bench-product.ts'
import { costRows } from './order-cost.ts'
import type { InsertOrder, InsertOutcome } from './insert-limit.ts'
import type { OrderLoad, OrderOutcome } from './order-load.ts'
import { figure, median, shareOf, type ReportRow } from './report.ts'
import { cores, runScript } from './run-process.ts'

const rounds = 3

/** Takes the product; orders in it at one and at sixteen at once, beside inserts of the same rows. Returns the lines. */
export async function orderRows(bench: BenchProduct): Promise<ReportRow[]> {
  const { port } = bench.product
  const hosts = restaurants.map((name) => `${name}:${port}`)
  const load = (what: OrderLoad['what'], atOnce: number, orders: number, to = hosts) =>
    runScript<OrderOutcome>('./order-load.ts', { port, hosts: to, what, atOnce, orders } satisfies OrderLoad)
  const raw = (atOnce: number, transactions: number) => {
    const tenantId = bench.tenants.get(restaurants[0]) ?? ''
    const order: InsertOrder = { dataDir: bench.dataDir, tenantId, atOnce, transactions }
    return runScript<InsertOutcome>('./insert-limit.ts', order, cores.server)
  }
  // V8 compiles what runs often while it runs: both sides are measured after that
  await load('flow', 16, 600)
  await load('three', 16, 600)
  await load('place', 16, 1200)
  await raw(16, 8000)
  const runs = {
    one: [],
    sixteen: [],
    flowOne: [],
    flow: [],
    threeOne: [],
    three: [],
    oneBranch: [],
    rawOne: [],
    raw: [],
  } as Record<string, (OrderOutcome | InsertOutcome)[]>
  for (let round = 0; round < rounds; round++) {
    runs['rawOne']?.push(await raw(1, 500))
    runs['one']?.push(await load('place', 1, 200))
    runs['raw']?.push(await raw(16, 8000))
    runs['sixteen']?.push(await load('place', 16, 1200))
    runs['flowOne']?.push(await load('flow', 1, 40))
    runs['flow']?.push(await load('flow', 16, 600))
    runs['threeOne']?.push(await load('three', 1, 40))
    runs['three']?.push(await load('three', 16, 600))
    runs['oneBranch']?.push(await load('three', 16, 600, hosts.slice(0, 1)))
  }
  return [...rowsOf(runs), ...(await costRows(bench, (orders) => load('three', 16, orders)))]
}

type Runs = Readonly<Record<string, readonly (OrderOutcome | InsertOutcome)[]>>

function rowsOf(runs: Runs): ReportRow[] {
  const rate = (name: string) => median((runs[name] ?? []).map((one) => one.perSecond))
  const p50 = (name: string) => median((runs[name] ?? []).map((one) => one.p50))
  const row = (
    what: string,
    name: string,
    limit: string,
    bar: string,
    met: boolean | undefined,
  ): ReportRow => ({
    what: `${what} (p50 ${figure(p50(name), 'ms')})`,
    ours: figure(rate(name), '/s'),
    limit: figure(rate(limit), '/s'),
    share: shareOf(rate(name), rate(limit)),
    bar,
    met,
  })
  const shareOfSpread = rate('oneBranch') / rate('three')
  return [
    row('placing, one at a time', 'one', 'rawOne', 'p50 under 8 ms', p50('one') < 8),
    row('placing, 16 at once', 'sixteen', 'raw', '800 /s', rate('sixteen') >= 800),
    row('whole order flow, one at a time', 'flowOne', 'rawOne', '–', undefined),
    row('whole order flow, 16 at once', 'flow', 'raw', '150 /s', rate('flow') >= 150),
    row('order in three calls, one at a time', 'threeOne', 'rawOne', '–', undefined),
    row('order in three calls, 16 at once', 'three', 'raw', '–', undefined),
    row(
      `the same in one branch, ${shareOf(rate('oneBranch'), rate('three'))} of two`,
      'oneBranch',
      'raw',
      '90 % of two',
      shareOfSpread >= 0.9,
    ),
  ]
}
