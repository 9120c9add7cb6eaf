import { makeVisitor } from '#tools/visitor.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import { pageRequest } from './browser-request.ts'
import { HttpConnection } from './http-connection.ts'
import { growMenu, shrinkMenu } from './product-database.ts'
import { figure, type ReportRow } from './report.ts'
import { processorSeconds } from './run-process.ts'

const items = 500
const warm = 20
const pages = 100
const most = 60

/** Takes the product; returns what a menu page of 500 items costs of processor time, made anew each time, one after the other. */
export async function bigMenuRow(bench: BenchProduct): Promise<ReportRow> {
  const [host] = restaurants
  const tenantId = bench.tenants.get(host) ?? ''
  await growMenu(bench.dataDir, tenantId, items)
  await bench.restart({ PAGE_CACHE_MB: '0' })
  try {
    const { port, pid } = bench.product
    const guest = makeVisitor(port, host, 'ar')
    const menu = await guest.call<{ items: unknown[] }>('GET', '/api/v1/menu?type=pickup')
    if (menu.items.length < items) throw new Error(`the menu has ${menu.items.length} items`)
    const connection = await HttpConnection.open(port)
    const request = pageRequest(`${host}:${port}`, '/menu')
    const ask = async (times: number) => {
      let bytes = 0
      for (let i = 0; i < times; i += 1) {
        const { status, body } = await connection.ask(request)
        if (status !== 200) throw new Error(`the menu answered ${status}`)
        bytes = body.length
      }
      return bytes
    }
    await ask(warm)
    const before = processorSeconds(pid) ?? Number.NaN
    const bytes = await ask(pages)
    const used = ((processorSeconds(pid) ?? Number.NaN) - before) * 1000
    connection.close()
    const ours = used / pages
    return {
      what: `menu page of ${items} items (${figure(bytes / 1024, 'KB')}), made anew each time, processor`,
      ours: figure(ours, 'ms'),
      limit: '–',
      share: '–',
      bar: `${most} ms`,
      met: ours < most,
    }
  } finally {
    await shrinkMenu(bench.dataDir, tenantId)
    await bench.restart()
  }
}
