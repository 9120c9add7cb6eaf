import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '#tools/find-free-port.ts'

/** `npm start` as a process of its own, for tests of how it starts and ends. */
export interface ProductRun {
  child: ChildProcess
  port: number
  output(): string
  /** Resolves when it serves; rejects with its output when it ends before. */
  ready: Promise<void>
  /** Resolves with the exit code. */
  ended: Promise<number | null>
}

/** Takes the folder of its data and its environment (nothing of ours reaches it); starts it in its own process group. */
export async function runProduct(dataDir: string, env: Record<string, string> = {}): Promise<ProductRun> {
  const port = Number(env['PORT'] ?? (await findFreePort()))
  const { PATH, HOME, SystemRoot, TEMP, TMP } = process.env
  const child = spawn(process.execPath, ['tools/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      PATH,
      HOME,
      SystemRoot,
      TEMP,
      TMP,
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...env,
    },
  })
  let text = ''
  const ready = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.includes('Ready: ')) ready.resolve()
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  void ended.then(() => ready.reject(new Error(`It ended before it was ready:\n${text}`)))
  ready.promise.catch(() => {})
  return { child, port, output: () => text, ready: ready.promise, ended }
}

/** The number of the PostgreSQL process on this DATA_DIR, as PostgreSQL notes it. */
export function readPostgresPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
}
