import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct, type Product } from '#tools/test-product.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { fillMenus } from './product-database.ts'
import { cores, pin } from './run-process.ts'

/** The two restaurants that the load alternates between. */
export const restaurants = ['saffron.localhost', 'nile.localhost'] as const

/** The built product under load: demo data, logging and rate limits on, on a core of its own. */
export interface BenchProduct {
  readonly product: Product
  readonly dataDir: string
  readonly tenants: ReadonlyMap<string, string>
  /** Starts it again on the same data, with other settings. */
  restart(env?: Record<string, string>): Promise<void>
  end(): Promise<void>
}

const logging = { LOG_LEVEL: 'info' }

/** Starts the product in a folder of its own, fills the menus up to 100 items and gives it its core. */
export async function startBenchProduct(): Promise<BenchProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maidah-bench-'))
  let product = await startProduct({ dataDir, env: logging })
  pin(product.pid, cores.server)
  const tenants = await fillMenus(dataDir)
  const port = product.port
  await waitForMenus(port)
  return {
    get product() {
      return product
    },
    dataDir,
    tenants,
    async restart(env = {}) {
      await product.stop()
      product = await startProduct({ dataDir, port, env: { ...logging, ...env } })
      pin(product.pid, cores.server)
    },
    async end() {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The product sees the new items within a second. */
async function waitForMenus(port: number): Promise<void> {
  for (const host of restaurants) {
    const guest = makeVisitor(port, host, 'ar')
    let count = 0
    while (count < 100)
      count = (await guest.call<{ items: unknown[] }>('GET', '/api/v1/menu?type=pickup')).items.length
  }
}
