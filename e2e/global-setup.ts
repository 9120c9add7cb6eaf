import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startProduct } from '#tools/test-product.ts'
import { copyFilledData, fillData } from './filled-data.ts'

/** Starts the built product once for all browser tests, with demo data in a folder of its own. */
const globalSetup = async (): Promise<() => Promise<void>> => {
  await fillData()
  const dataDir = resolve('test-results/e2e-data')
  await copyFilledData(dataDir)
  const product = await startProduct({ dataDir })
  process.env['E2E_PORT'] = String(product.port)
  return async () => {
    const code = await product.stop()
    writeFileSync('test-results/e2e-product.log', product.logs())
    if (code !== 0) throw new Error(`The product ended with ${code}:\n${product.logs().slice(-4000)}`)
  }
}

export default globalSetup
