/**
 * `npm run bench [pages|orders|sign-in|live|lighthouse|paint|wallet|balances|heavy|board|search|report|ways|tenants|zipf …]`: the built product, demo data, logging and rate limits on, against
 * its raw limits on this machine in the same run. Without names all of them run, but those with thousands of restaurants
 * (`tenants`, `zipf`), which fill a database for minutes.
 */
import { balanceRows } from './balances-bench.ts'
import { boardRows } from './board-bench.ts'
import { startBenchProduct, type BenchProduct } from './bench-product.ts'
import { bigMenuRow } from './big-menu.ts'
import { heavyRows } from './heavy-bench.ts'
import { largestPaintRow } from './largest-paint.ts'
import { lighthouseRows } from './lighthouse.ts'
import { liveRow, memoryRow, scriptRow, startRow } from './live-bench.ts'
import { orderRows } from './orders-bench.ts'
import { compareWithPlain, menuCall, menuPage, pageRow } from './pages-bench.ts'
import { printTable, type ReportRow } from './report.ts'
import { canPin } from './run-process.ts'
import { reportRows } from './report-bench.ts'
import { searchRows } from './search-bench.ts'
import { signInRows } from './sign-in-bench.ts'
import { tenantRows, zipfRows } from './tenants-bench.ts'
import { walletRows } from './wallet-bench.ts'
import { wayRows } from './ways.ts'

type Benches = Record<string, (bench: BenchProduct) => Promise<ReportRow[]>>

/** Each of these has a product of its own: what fills one leaves nothing of a restaurant's day to another. */
const onOneProduct: readonly Benches[] = [
  {
    pages: pageRows,
    orders: orderRows,
    live: liveRows,
    lighthouse: lighthouseRows,
    paint: async (bench) => [await largestPaintRow(bench)],
  },
  { 'sign-in': signInRows, wallet: walletRows },
  { balances: balanceRows },
  { heavy: heavyRows },
  { board: boardRows },
  { search: searchRows, report: reportRows },
  { ways: async (bench) => [...wayRows(), await bigMenuRow(bench)] },
]

/** Of a second start: what filling the demo took in memory is no load. */
async function liveRows(bench: BenchProduct): Promise<ReportRow[]> {
  await bench.restart()
  return [await liveRow(bench), memoryRow(bench), await scriptRow(bench), await startRow(bench)]
}

/** Of a second start too: the first has just made the demo's pictures and filled its database. */
async function pageRows(bench: BenchProduct): Promise<ReportRow[]> {
  await bench.restart()
  const cached = await compareWithPlain(bench, menuPage)
  const json = await compareWithPlain(bench, menuCall)
  await bench.restart({ PAGE_CACHE_MB: '0' })
  const uncached = await compareWithPlain(bench, { ...menuPage, connections: 16, warmSeconds: 20 })
  await bench.restart()
  return [
    pageRow(`${menuPage.what}, kept`, cached, '90 % of plain Node', cached.ours >= 0.9 * cached.limit),
    pageRow(`${menuPage.what}, made anew each time`, uncached, '250 /s', uncached.ours >= 250),
    pageRow(menuCall.what, json, '–', undefined),
  ]
}

/** Only when they are named. */
const onAsking: readonly Benches[] = [{ tenants: tenantRows }, { zipf: zipfRows }]

const asked = process.argv.slice(2)
const all = [...onOneProduct, ...onAsking]
const names = all.flatMap((benches) => Object.keys(benches))
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench named ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(1)
}
if (!canPin)
  console.log('This machine cannot keep server and load on cores of their own: the figures are mixed.')
for (const benches of all) {
  const isUsual = asked.length === 0 && !onAsking.includes(benches)
  const wanted = Object.entries(benches).filter(([name]) => isUsual || asked.includes(name))
  if (wanted.length > 0) await runOnOneProduct(wanted)
}

async function runOnOneProduct(wanted: readonly (readonly [string, Benches[string]])[]): Promise<void> {
  const bench = await startBenchProduct()
  try {
    for (const [name, measure] of wanted) printTable(name, await measure(bench))
  } finally {
    await bench.end()
  }
}
