import { createServer } from 'node:net'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { loadEnvFile, readEnv, type Env } from '#server/env.ts'
import { buildApps } from './build-apps.ts'
import { endOnSignal } from './end-on-signal.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds what is not built, starts the product in this process and ends it in order on Ctrl-C. */
export async function startProduct(): Promise<void> {
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
