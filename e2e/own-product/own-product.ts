import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startProduct } from '#tools/test-product.ts'
import { copyFilledData, startPatience } from '../filled-data.ts'
import { expect, test as shared } from '../fixtures.ts'

/**
 * Tests that change what all guests of a restaurant meet have the built product to themselves. They stand in a folder of their
 * own, so that they run one after another and share it: each change between these and others starts a browser and a product.
 */
export const test = shared.extend<object, { own: { port: number } }>({
  own: [
    async ({}, use, { workerIndex }) => {
      const dataDir = resolve(`test-results/e2e-own-${workerIndex}`)
      await copyFilledData(dataDir)
      const product = await startProduct({ dataDir })
      await use(product)
      await product.stop()
      writeFileSync(`test-results/e2e-own-${workerIndex}.log`, product.logs())
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: startPatience },
  ],
  port: async ({ own }, use) => {
    await use(own.port)
  },
})

export { expect }
