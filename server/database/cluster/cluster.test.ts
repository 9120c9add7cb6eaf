import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { isAlive, isPostgresOn, readPostmaster, stopPostmaster } from './cluster-process.ts'
import { openCluster, type Cluster } from './cluster.ts'

// each starts processes and ends them; a busy machine takes its time
vi.setConfig({ testTimeout: 120_000 })
/** Of a cluster that was made and stopped: making one is most of a test's time. */
let madeDir: string
let dataDir: string
let opened: Cluster[]
let children: ChildProcess[]

beforeAll(async () => {
  madeDir = mkdtempSync(join(tmpdir(), 'maidah-made-'))
  await (await openCluster(madeDir, { durable: false })).stop()
})
afterAll(() => rmSync(madeDir, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'maidah-cluster-'))
  opened = []
  children = []
})
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  for (const cluster of opened) await cluster.stop()
  const left = readPostmaster(join(dataDir, 'postgres'))
  if (left && isPostgresOn(join(dataDir, 'postgres'), left.pid)) await stopPostmaster(left.pid)
  rmSync(dataDir, { recursive: true, force: true })
})

/** From here on the test's folder has a cluster that was made before. */
const begin = () => cp(madeDir, dataDir, { recursive: true })

async function open(): Promise<Cluster> {
  const cluster = await openCluster(dataDir, { durable: false })
  opened.push(cluster)
  return cluster
}

function spawnHolder(): ChildProcess {
  const child = spawn(process.execPath, ['server/testing/hold-cluster.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  children.push(child)
  return child
}

async function hold(): Promise<{ child: ChildProcess; pid: number }> {
  const child = spawnHolder()
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string]
  return { child, pid: (JSON.parse(line) as { pid: number }).pid }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

describe('the built-in PostgreSQL', () => {
  it('is made once, keeps its data, and leaves no process', async () => {
    const first = await open()
    await asSuperuser(first.ownerUrl, (client) => client.query('create table kept (n int)'))
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    const second = await open()
    const { rows } = await asSuperuser(second.ownerUrl, (client) =>
      client.query(`select to_regclass('kept')::text as t`),
    )
    expect(rows).toEqual([{ t: 'kept' }])
  })

  it('finds Arabic text by its parts', async () => {
    await begin()
    const { ownerUrl } = await open()
    const { rows } = await asSuperuser(ownerUrl, async (client) => {
      await client.query('create extension pg_trgm')
      return client.query(`select show_trgm('شاورما') <> '{}' as parts, lower('É') as low`)
    })
    expect(rows).toEqual([{ parts: true, low: 'é' }])
  })

  it('safety 34: listens on this machine alone, its passwords readable by its account alone', async () => {
    await begin()
    const { superuserUrl } = await open()
    const { rows } = await asSuperuser(superuserUrl, (client) => client.query('show listen_addresses'))
    expect(rows).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(statSync(join(dataDir, 'socket')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600)
    const url = new URL(superuserUrl)
    url.password = 'guessed'
    await expect(asSuperuser(url.href, async () => {})).rejects.toThrow('password authentication failed')
  })

  it('works without a socket where the path is too long for one', async () => {
    dataDir = join(dataDir, 'long'.repeat(25))
    await begin()
    const { ownerUrl } = await open()
    expect(ownerUrl).not.toContain('host=')
    const { rows } = await asSuperuser(ownerUrl, (client) => client.query('select 1 as one'))
    expect(rows).toEqual([{ one: 1 }])
  })

  it('safety 34: a second product on the same DATA_DIR is told in one sentence', async () => {
    await begin()
    const { child } = await hold()
    await expect(open()).rejects.toThrow(
      `The product already runs on DATA_DIR ${dataDir} (process ${child.pid}): stop it first, or set another DATA_DIR.`,
    )
  })

  it.each(['SIGKILL', 'SIGINT'] as const)(
    'safety 34: comes back at its address with its data when somebody ends it by %s',
    async (signal) => {
      await begin()
      const reported: unknown[] = []
      const cluster = await openCluster(dataDir, { report: (error) => reported.push(error) })
      opened.push(cluster)
      await asSuperuser(cluster.ownerUrl, (client) => client.query('create table kept (n int)'))
      process.kill(cluster.pid, signal)
      await expect
        .poll(
          () =>
            asSuperuser(cluster.ownerUrl, (client) =>
              client.query(`select to_regclass('kept')::text as t`),
            ).then(
              ({ rows }) => rows,
              () => 'away',
            ),
          { timeout: 30_000 },
        )
        .toEqual([{ t: 'kept' }])
      expect(reported).toEqual([
        new Error(`PostgreSQL (process ${cluster.pid}) ended by itself and is started again`),
      ])
      const { pid } = readPostmaster(join(dataDir, 'postgres')) ?? { pid: 0 }
      expect(pid).not.toBe(cluster.pid)
      await cluster.stop()
      expect(isAlive(pid)).toBe(false)
    },
  )

  it('safety 34: what a killed product left is adopted, not started twice', async () => {
    await begin()
    const left = await hold()
    await end(left.child, 'SIGKILL')
    const adopted = await open()
    expect(adopted.pid).toBe(left.pid)
    await adopted.stop()
    expect(isAlive(left.pid)).toBe(false)
  })

  it('safety 34: Ctrl-C reaches the product and not PostgreSQL, which is stopped last', async () => {
    await begin()
    const { child, pid } = await hold()
    process.kill(-child.pid!, 'SIGINT')
    await end(child, 'SIGKILL')
    expect((await open()).pid).toBe(pid)
  })

  it('safety 34: a product that ends without stopping takes PostgreSQL with it', async () => {
    await begin()
    const { child, pid } = await hold()
    await end(child, 'SIGTERM')
    const next = await open()
    expect(next.pid).not.toBe(pid)
    expect(isAlive(pid)).toBe(false)
  })

  it('safety 34: a left one that does not know our password is stopped, and the reason said', async () => {
    await begin()
    const { child, pid } = await hold()
    await end(child, 'SIGKILL')
    writeFileSync(join(dataDir, 'database.json'), JSON.stringify({ superuser: 'a', owner: 'b', app: 'c' }))
    await expect(open()).rejects.toThrow('restore database.json')
    expect(isAlive(pid)).toBe(false)
  })

  it('safety 34: a stale postmaster.pid whose number another process has is deleted', async () => {
    await begin()
    const stale = [process.pid, join(dataDir, 'postgres'), 0, 1, '', '127.0.0.1', '', 'ready', '']
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), stale.join('\n'))
    expect((await open()).pid).not.toBe(process.pid)
  })

  it('safety 34: a start that was killed while it made the database begins again', async () => {
    const made = new Promise<void>((resolve) => {
      const watcher = watch(dataDir, (_, name) => {
        if (!name?.startsWith('postgres.new-')) return
        watcher.close()
        resolve()
      })
    })
    const child = spawnHolder()
    await made
    await end(child, 'SIGKILL')
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    await open()
    expect(readdirSync(dataDir).filter((name) => name.includes('.new-'))).toEqual([])
  })

  it('refuses a folder of another PostgreSQL, and passwords that are gone, in one sentence', async () => {
    mkdirSync(join(dataDir, 'postgres'))
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n')
    await expect(open()).rejects.toThrow(/is of PostgreSQL 16, the product brings 18/)
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    await expect(open()).rejects.toThrow(/database's passwords is gone/)
  })
})
