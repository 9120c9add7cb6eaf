import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { variables } from '#server/start/env.ts'
import { findFreePort } from './find-free-port.ts'

/** The built product as a process of its own, as `npm start` runs it. */
export type Product = {
  port: number
  /** The platform's main site; tenants answer on `http://<name>.localhost:<port>`. */
  url: string
  pid: number
  /** Everything that it has written so far. */
  logs: () => string
  /** Resolves when it has ended, however that came. */
  ended: Promise<void>
  /** Ends it with SIGTERM and waits; returns its exit code. */
  stop: () => Promise<number | null>
  /** Ends it as a crash would (SIGKILL of the server alone) and waits. */
  kill: () => Promise<void>
}

const waitUntilReady = async (port: number, hasEnded: () => boolean, logs: () => string): Promise<void> => {
  const latest = Date.now() + 240_000
  while (Date.now() < latest) {
    if (hasEnded()) throw new Error(`The product ended while starting:\n${logs()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`The product was not ready in time:\n${logs()}`)
}

// Demo mode is what starts when nothing is configured; the developer's own settings must not reach a test. An empty
// value counts as not set, and wins over the developer's .env.
const nothingSet = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, '']))

// The memory that `npm start` gives the product is part of what is tested and measured.
export const startFlags =
  /"start": "node (.*) tools/
    .exec(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))?.[1]
    ?.split(' ') ?? []

/** And so is how its memory goes back to the system (decision 0227). */
const memorySettings = JSON.parse(
  readFileSync(new URL('memory-settings.json', import.meta.url), 'utf8'),
) as Record<string, string>

const spawnProduct = (
  port: number,
  dataDir: string,
  more: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(process.execPath, [...startFlags, 'tools/start.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      ...memorySettings,
      ...nothingSet,
      LOG_LEVEL: 'warn',
      ...more,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/**
 * Starts the product by `tools/start.ts` (which builds it when needed) and waits until /readyz answers.
 * Takes the port (default: a free one), the data folder and further environment; throws with the logs when it fails.
 */
export const startProduct = async (options: {
  dataDir: string
  port?: number
  env?: Record<string, string>
}): Promise<Product> => {
  const port = options.port ?? (await findFreePort())
  const child = spawnProduct(port, options.dataDir, options.env ?? {})
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const exit = once(child, 'exit') as Promise<[number | null]>
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const logs = (): string => written.join('')
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!hasEnded()) child.kill(signal)
    return (await exit)[0]
  }
  await waitUntilReady(port, hasEnded, logs).catch(async (error: unknown) => {
    await end('SIGTERM')
    throw error
  })
  return {
    port,
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    logs,
    ended: exit.then(() => undefined),
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}
