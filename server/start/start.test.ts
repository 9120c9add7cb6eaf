import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '#tools/find-free-port.ts'
import { isAlive } from '../database/cluster/cluster-process.ts'
import { readPostgresPid, runProduct, type ProductRun } from '../testing/run-product.ts'

// Building and filling a new demo take longer than a start does.
const patience = 240_000
vi.setConfig({ testTimeout: 120_000 })
let dataDir: string
const runs: ProductRun[] = []
/** Filling a demo takes longest: the one start that all other tests begin from is itself the one after an interrupted start. */
let first: { interrupted: number | null; left: boolean; answered: number; ended: number | null }
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'maidah-start-'))
  const run = await start()
  const postgres = await untilPostgresRuns(dataDir)
  process.kill(-run.child.pid!, 'SIGINT')
  const interrupted = await run.ended
  const next = await start()
  await next.ready
  const { status: answered } = await open(next)
  const ended = await stop(next)
  first = { interrupted, answered, ended, left: isAlive(postgres) }
}, patience)
afterAll(async () => {
  for (const run of runs) {
    if (run.child.exitCode === null && run.child.signalCode === null) run.child.kill('SIGTERM')
    await run.ended
  }
  rmSync(dataDir, { recursive: true, force: true })
}, patience)

async function start(env: Record<string, string> = {}, folder = dataDir): Promise<ProductRun> {
  const run = await runProduct(folder, env)
  runs.push(run)
  return run
}

async function stop(run: ProductRun, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  run.child.kill(signal)
  return run.ended
}

/** What a refused start said; it must be one line and nothing but the sentence. */
async function refusal(env: Record<string, string>, folder = dataDir): Promise<string> {
  const run = await start(env, folder)
  expect(await run.ended).toBe(1)
  const said = run.output().trim()
  expect(said.split('\n')).toHaveLength(1)
  return said
}

const open = (run: ProductRun) => fetch(`http://127.0.0.1:${run.port}/healthz`)

it('safety 34: Ctrl-C in the middle of a first start leaves no process, and the next one goes on', () => {
  expect(first.interrupted).not.toBe(0)
  expect(first).toMatchObject({ answered: 200, ended: 0, left: false })
})

describe('a start', () => {
  let run: ProductRun
  beforeAll(async () => {
    run = await start()
    await run.ready
  }, patience)

  it('finds the data of the last one and builds nothing anew', async () => {
    expect(run.output()).not.toContain('Building')
    expect((await open(run)).status).toBe(200)
  })

  it('keeps a connection that nobody uses longer than a proxy in front does, so that none is ended under a request', async () => {
    const [, seconds] = /timeout=(\d+)/.exec((await open(run)).headers.get('keep-alive') ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThan(600)
  })

  it('answers a balancer that checks its health over HTTP/1.0 and names no host', async () => {
    const socket = connect(run.port, '127.0.0.1')
    socket.write('GET /readyz HTTP/1.0\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('safety 34: says in one sentence that another product runs on the same data', async () => {
    expect(await refusal({})).toBe(
      `The product already runs on DATA_DIR ${dataDir} (process ${run.child.pid}): stop it first, or set another DATA_DIR.`,
    )
    expect((await open(run)).status).toBe(200)
  })

  it('safety 34: Ctrl-C leaves no process, PostgreSQL being the last to end', async () => {
    const postgres = readPostgresPid(dataDir)
    process.kill(-run.child.pid!, 'SIGINT')
    expect(await run.ended).toBe(0)
    expect(isAlive(postgres)).toBe(false)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })
})

describe('a start that cannot be', () => {
  it('says a wrong value in one sentence', async () => {
    expect(await refusal({ PORT: 'many' })).toBe('Wrong settings: PORT must be a port, 0 to 65535.')
  })

  it('says a used port in one sentence', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = String((server.address() as { port: number }).port)
    expect(await refusal({ PORT: port })).toBe(
      `Port ${port} of 127.0.0.1 is in use: stop what uses it, or set PORT.`,
    )
    server.close()
  })

  it('says a HOST that is the name of nothing in one sentence', async () => {
    expect(await refusal({ HOST: 'nowhere.invalid' })).toBe(
      'The name nowhere.invalid leads to no address: correct it, or set HOST to an address of this machine.',
    )
  })

  it('says an unreachable database in one sentence', async () => {
    const closed = await findFreePort()
    const live = { DATABASE_URL: `postgres://a:b@127.0.0.1:${closed}/c`, SECRET_KEY: 'x'.repeat(32) }
    expect(await refusal(live)).toMatch(/^The database of DATABASE_URL cannot be reached: .*\.$/)
  })

  it('safety 33: says in one sentence that a live start cannot use the data of a demo', async () => {
    expect(await refusal({ MODE: 'live', SECRET_KEY: 'x'.repeat(32) })).toMatch(
      /^This database was made demo, this start is live: .*\.$/,
    )
  })
})

describe('the end', () => {
  it('safety 34: a killed product is started again on the PostgreSQL that it left, and answers what is under way before it ends', async () => {
    const killed = await start()
    await killed.ready
    const left = readPostgresPid(dataDir)
    await stop(killed, 'SIGKILL')
    expect(isAlive(left)).toBe(true)
    const next = await start({ DRAIN_SECONDS: '3' })
    await next.ready
    expect(readPostgresPid(dataDir)).toBe(left)
    const slow = beginSlowRequest(next.port)
    await slow.begun
    next.child.kill('SIGTERM')
    // a balancer that asks sends nobody here any more; who comes meanwhile is served
    const isReady = async () => (await fetch(`http://127.0.0.1:${next.port}/readyz`)).status
    await vi.waitFor(async () => expect(await isReady()).toBe(503), { timeout: 20_000 })
    expect((await open(next)).status).toBe(200)
    slow.request.end('{}')
    expect(await slow.status).toBeLessThan(500)
    expect(await next.ended).toBe(0)
    expect(isAlive(left)).toBe(false)
  })
})

it('safety 34: a terminal that is closed leaves no process', async () => {
  const run = await start()
  await run.ready
  const postgres = readPostgresPid(dataDir)
  expect(await stop(run, 'SIGHUP')).toBe(0)
  expect(isAlive(postgres)).toBe(false)
})

// Its head is sent, its body waits: the server is in the middle of it.
function beginSlowRequest(port: number): {
  request: ClientRequest
  begun: Promise<unknown>
  status: Promise<number>
} {
  const made = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/v1/nothing',
    headers: { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' },
  })
  made.flushHeaders()
  const status = once(made, 'response').then(([response]) => {
    const answer = response as { statusCode: number; resume(): void }
    answer.resume()
    return answer.statusCode
  })
  return { request: made, begun: once(made, 'continue'), status }
}

async function untilPostgresRuns(folder: string): Promise<number> {
  for (;;) {
    try {
      const pid = readPostgresPid(folder)
      if (pid > 0) return pid
    } catch {
      // Not yet there.
    }
    // it may be building the apps first
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
