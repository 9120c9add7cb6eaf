import type { ReportWire } from '#contract/reports/reports.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import { noteDays, yearOfOrders } from './fill-orders.ts'
import { figure, median, type ReportRow } from './report.ts'
import { fillYears } from './search-bench.ts'

const parts = ['day', 'hour', 'branch', 'type', 'item', 'method'] as const
const looks = 10
const bar = 1000

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/**
 * Takes the product; reads the report of a year of a million orders by the console's own call, divided in each way, once
 * every day is summed.
 */
export async function reportRows(bench: BenchProduct): Promise<ReportRow[]> {
  await fillYears(bench)
  const { visitor } = await signInByApi(bench.product.port, 'saffron')
  const year = `from=${dayOf(Date.now() - 365 * 86_400_000)}&to=${dayOf(Date.now() - 86_400_000)}`
  const read = (by: string) => visitor.call<ReportWire>('GET', `/api/v1/staff/reports/sales?${year}&by=${by}`)
  const days = await noteDays(bench.dataDir, bench.tenants.get(restaurants[0]) ?? '')
  const began = performance.now()
  // each look sums forty days, and the sweeper the others
  let report = await read('day')
  while (report.days_left > 0) report = await read('day')
  console.log(
    `${report.sums.orders.toLocaleString('en')} orders of ${days.toLocaleString('en')} days of branches summed in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  )
  const rows: ReportRow[] = []
  for (const by of parts) {
    const times: number[] = []
    for (let n = 0; n < looks; n += 1) {
      const at = performance.now()
      await read(by)
      times.push(performance.now() - at)
    }
    const middle = median(times)
    rows.push({
      what: `report of a year of ${yearOfOrders.toLocaleString('en')} orders by ${by}, median`,
      ours: figure(middle, 'ms'),
      limit: '–',
      share: '–',
      bar: `${bar} ms`,
      met: middle <= bar,
    })
  }
  return rows
}
