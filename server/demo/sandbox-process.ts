import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '../core/project-root.ts'
import { StartRefused } from '../start/start-refused.ts'

/** The demo's card gateway: a process of its own, as a real gateway would be. */
export interface SandboxProcess {
  readonly url: string
  stop(): Promise<void>
}

const program = join(projectRoot, 'server/adapters/payment/sandbox-gateway/main.ts')

/** Takes the start's secret key; returns the operator key that the sandbox and the demo's accounts are made from. */
export function sandboxKey(secretKey: string): string {
  return createHash('sha256').update(`sandbox:${secretKey}`).digest('hex')
}

/**
 * Takes DATA_DIR and the operator key; starts the sandbox gateway with its books there, on the port that it had before,
 * so that a card page that is open in a browser survives a restart. It ends with this process. Only in a demo (safety 33).
 */
export async function startSandboxProcess(dataDir: string, key: string): Promise<SandboxProcess> {
  const note = join(dataDir, 'sandbox-gateway-port')
  const before = existsSync(note) ? readFileSync(note, 'utf8').trim() : '0'
  const started = (await launch(dataDir, key, before)) ?? (await launch(dataDir, key, '0'))
  if (!started) throw new StartRefused('The sandbox gateway of the demo did not start.')
  writeFileSync(note, new URL(started.url).port)
  return started
}

function launch(dataDir: string, key: string, port: string): Promise<SandboxProcess | undefined> {
  const child = spawn(
    process.execPath,
    [program, '--port', port, '--books', join(dataDir, 'sandbox-gateway'), '--until-stdin-ends'],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, SANDBOX_GATEWAY_KEY: key },
    },
  )
  return new Promise((resolve) => {
    const ended = new Promise<void>((done) => child.once('exit', () => done()))
    void ended.then(() => resolve(undefined))
    child.stderr.resume()
    createInterface({ input: child.stdout }).once('line', (line) => {
      const { url } = JSON.parse(line) as { url: string }
      resolve({
        url,
        stop: async () => {
          child.stdin.end()
          await ended
        },
      })
    })
  })
}
