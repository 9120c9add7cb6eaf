import { restaurants, type BenchProduct } from './bench-product.ts'
import { customers, fillCustomers } from './fill-customers.ts'
import { figure, median, shareOf, type ReportRow } from './report.ts'
import { cores, runScript } from './run-process.ts'
import type { SignInLimit, SignInLimitOutcome } from './sign-in-limit.ts'
import type { SignInLoad, SignInOutcome } from './sign-in-load.ts'

const barMs = 50
const rounds = 3

interface Spread {
  readonly p50: number
  readonly p99: number
}

/** Of each figure the middle one of the rounds. */
function middle(spreads: readonly Spread[]): Spread {
  return { p50: median(spreads.map((one) => one.p50)), p99: median(spreads.map((one) => one.p99)) }
}

/** Takes the product; signs people in among a million customers, beside the bare rows of it. Returns the lines. */
export async function signInRows(bench: BenchProduct): Promise<ReportRow[]> {
  const [name] = restaurants
  const tenantId = bench.tenants.get(name) ?? ''
  const seconds = await fillCustomers(bench.dataDir, tenantId)
  console.log(`${customers.toLocaleString('en')} customers filled in within ${figure(seconds, 's')}`)
  const { port } = bench.product
  const load = (atOnce: number, people: number) =>
    runScript<SignInOutcome>('./sign-in-load.ts', {
      port,
      host: `${name}:${port}`,
      atOnce,
      people,
    } satisfies SignInLoad)
  const raw = (atOnce: number) =>
    runScript<SignInLimitOutcome>(
      './sign-in-limit.ts',
      { dataDir: bench.dataDir, tenantId, atOnce, transactions: 1200 } satisfies SignInLimit,
      cores.server,
    )
  await load(4, 150)
  const rows: ReportRow[] = []
  for (const atOnce of [1, 8]) {
    const limits: SignInLimitOutcome[] = []
    const outcomes: SignInOutcome[] = []
    for (let round = 0; round < rounds; round++) {
      limits.push(await raw(atOnce))
      outcomes.push(await load(atOnce, 300))
    }
    const limit = middle(limits)
    const [asked, wrong, right] = (['asked', 'wrong', 'right'] as const).map((what) =>
      middle(outcomes.map((one) => one[what])),
    )
    if (!asked || !wrong || !right) throw new Error('nothing was measured')
    const how = atOnce === 1 ? 'one at a time' : `${atOnce} at once`
    const line = (what: string, ours: Spread, bar: boolean): ReportRow => ({
      what: `${what}, ${how}, p99 (p50 ${figure(ours.p50, 'ms')})`,
      ours: figure(ours.p99, 'ms'),
      limit: figure(limit.p99, 'ms'),
      share: shareOf(limit.p99, ours.p99),
      bar: bar ? `under ${barMs} ms` : '–',
      met: bar ? ours.p99 < barMs : undefined,
    })
    rows.push(line('a wrong code', wrong, true), line('the right code', right, true))
    rows.push(line('asking for a code', asked, false))
    if (atOnce === 1) rows.push(callsRow(Math.max(...outcomes.map((one) => one.callsEach))))
  }
  return rows
}

function callsRow(calls: number): ReportRow {
  return {
    what: 'calls from number to signed in',
    ours: String(calls),
    limit: '–',
    share: '–',
    bar: 'at most 2',
    met: calls <= 2,
  }
}
