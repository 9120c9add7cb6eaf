import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startProduct } from '#tools/test-product.ts'

const filled = resolve('test-results/e2e-filled')

/** Milliseconds that a product of a test's own may take to start, the same as the one that all share: a busy machine took 90 s. */
export const startPatience = 260_000

/** Fills the demo once for a run: a fill takes several times as long as a start. */
export const fillData = async (): Promise<void> => {
  await rm(filled, { recursive: true, force: true })
  // on a busy machine what a first start has begun may outlast its end: only an end in order leaves data to be copied
  for (let start = 1; ; start += 1) {
    const product = await startProduct({ dataDir: filled })
    const code = await product.stop()
    if (code === 0) return
    if (start === 3) throw new Error(`The product ended with ${code}:\n${product.logs().slice(-4000)}`)
  }
}

/** Takes a folder of its own for a product; puts the filled demo there. */
export const copyFilledData = async (dataDir: string): Promise<void> => {
  await rm(dataDir, { recursive: true, force: true })
  // sockets and the gateway's port belong to the process that listens there
  const left = ['socket', 'sandbox-gateway-port'].map((name) => join(filled, name))
  const filter = (path: string): boolean => !left.includes(path)
  await cp(filled, dataDir, { recursive: true, filter })
}
