/**
 * `npm start`: builds what is not built, starts the product in this process and ends it in order on Ctrl-C.
 * What stops the start is told in one sentence.
 */
import { createServer } from 'node:net'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { loadEnvFile, readEnv, type Env } from '#server/env.ts'
import { buildApps } from './build-apps.ts'
import { endOnSignal } from './end-on-signal.ts'
import { tellRefusal } from './tell-refusal.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

async function run(): Promise<void> {
  const stopBy = endOnSignal()
  loadEnvFile(root)
  process.env['NODE_ENV'] ||= 'production'
  const env = readEnv()
  await tryPort(env)
  if (!env.dev) await buildApps(root, console.log)
  // Loaded only now, so that a refusal comes fast and React sees NODE_ENV.
  const { start } = await import('#server/main.ts')
  const running = await start(env)
  stopBy(() => running.stop())
  console.log(`Ready: ${running.url}`)
}

// A used port is told before anything is built or started.
async function tryPort({ port, host }: Env): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

await run().catch((error: unknown) => {
  tellRefusal(error)
  // What was half started must not keep the process; PostgreSQL is stopped by then, or at exit.
  process.exit()
})
