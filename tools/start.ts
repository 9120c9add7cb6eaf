/** `npm start`. What stops the start is told in one sentence. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Reading TypeScript and compiling it costs half of a start: kept from the second one on, also for child processes.
const cache = fileURLToPath(new URL('../build/compile-cache', import.meta.url))
enableCompileCache(cache)
process.env['NODE_COMPILE_CACHE'] ??= cache

const { startProduct } = await import('./start-product.ts')
await startProduct().catch(async (error: unknown) => {
  const { tellRefusal } = await import('./tell-refusal.ts')
  tellRefusal(error)
  // What was half started must not keep the process; PostgreSQL is stopped by then, or at exit.
  process.exit()
})
