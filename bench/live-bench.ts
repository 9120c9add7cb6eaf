import type { BenchProduct } from './bench-product.ts'
import { firstViewScriptBytes } from './first-view-script.ts'
import { figure, type ReportRow } from './report.ts'
import { residentMegabytes, runScript } from './run-process.ts'
import type { SocketLoad, SocketOutcome } from './socket-load.ts'
import { startSeconds } from './start-bench.ts'

const sockets = 1000

const row = (what: string, ours: string, bar: string, met: boolean): ReportRow => ({
  what,
  ours,
  limit: '–',
  share: '–',
  bar,
  met,
})

/** Takes the product; returns the lines of a thousand sockets. */
export async function liveRow(bench: BenchProduct): Promise<ReportRow> {
  const tenant = 'saffron'
  const tenantId = bench.tenants.get(`${tenant}.localhost`) ?? ''
  const load: SocketLoad = { port: bench.product.port, tenant, tenantId, sockets, orders: 50 }
  const { received, p50, p99 } = await runScript<SocketOutcome>('./socket-load.ts', load)
  const what = `${sockets} sockets, staff click → phone, p99 (p50 ${figure(p50, 'ms')}, ${received} heard)`
  return row(what, figure(p99, 'ms'), 'under 1 s', p99 < 1000 && received === sockets)
}

/** The memory of the server's process as it stands after all that load. */
export function memoryRow(bench: BenchProduct): ReportRow {
  const megabytes = residentMegabytes(bench.product.pid)
  return row('memory after the load', figure(megabytes, 'MB'), 'under 300 MB', megabytes < 300)
}

/** JavaScript that the first view of the menu loads. */
export async function scriptRow(bench: BenchProduct): Promise<ReportRow> {
  const { port } = bench.product
  const bytes = await firstViewScriptBytes(port, `saffron.localhost:${port}`, '/menu')
  return row(
    'JavaScript of the first view of the menu',
    figure(bytes / 1024, 'KB brotli'),
    '80 KB',
    bytes <= 80 * 1024,
  )
}

/** From start to first page, when built and filled. */
export async function startRow(bench: BenchProduct): Promise<ReportRow> {
  const seconds = await startSeconds(bench)
  return row('start to first page', figure(seconds, 's'), 'under 2 s', seconds < 2)
}
