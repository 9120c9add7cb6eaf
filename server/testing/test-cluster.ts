import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openCluster } from '#server/database/cluster/cluster.ts'
import { readMigrations } from '#server/database/migration-files.ts'
import { prepareDatabase } from '#server/database/prepare-database.ts'

/** One PostgreSQL for a run of tests; plain data, so that it can be handed to the workers. */
export interface TestCluster {
  superuserUrl: string
  ownerUrl: string
  appUrl: string
}

/** The migrated database of the test cluster that every test database is a copy of. */
export const templateName = 'maidah'

/** Starts a PostgreSQL of its own for this run, from a kept copy that is migrated already. */
export async function startTestCluster(): Promise<{ cluster: TestCluster; stop(): Promise<void> }> {
  const template = await keepMigratedCluster()
  const dataDir = await mkdtemp(join(tmpdir(), 'maidah-test-'))
  await cp(template, dataDir, { recursive: true })
  const running = await openCluster(dataDir, { durable: false })
  const unwatch = stopWithUs(running.pid, dataDir)
  const { superuserUrl, ownerUrl, appUrl } = running
  return {
    cluster: { superuserUrl, ownerUrl, appUrl },
    async stop() {
      await running.stop()
      unwatch()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

// Runs side by side share the copy: it is made aside and renamed, the slower maker throws its own away.
async function keepMigratedCluster(): Promise<string> {
  const migrations = (await readMigrations()).map(({ name, checksum }) => name + checksum)
  const makers = await Promise.all([
    ...['cluster/cluster-init', 'cluster/cluster-logins', 'grant-app', 'install-jobs', 'job-kinds'].map(
      readMaker,
    ),
    readFile(import.meta.filename, 'utf8'),
  ])
  const state = createHash('sha256')
    .update([...migrations, ...makers].join())
    .digest('hex')
    .slice(0, 16)
  const place = join(tmpdir(), `maidah-test-clusters-${process.getuid?.() ?? 0}`)
  const template = join(place, state)
  if (existsSync(template)) return template
  await dropOld(place)
  const draft = join(place, `new-${randomBytes(6).toString('hex')}`)
  await mkdir(draft, { recursive: true, mode: 0o711 })
  const cluster = await openCluster(draft, { durable: false })
  try {
    await prepareDatabase(cluster.ownerUrl, { appUrl: cluster.appUrl })
    await quickenLogins(cluster)
  } finally {
    await cluster.stop()
  }
  await rename(draft, template).catch(() => rm(draft, { recursive: true, force: true }))
  return template
}

// Thousands of connections are made in a run; a guess at these passwords need not cost anything.
async function quickenLogins({ superuserUrl, ownerUrl, appUrl }: TestCluster): Promise<void> {
  await asSuperuser(superuserUrl, async (client) => {
    await client.query('set scram_iterations = 1')
    for (const { username, password } of [superuserUrl, ownerUrl, appUrl].map((url) => new URL(url)))
      await client.query(`alter role ${username} password ${pg.escapeLiteral(password)}`)
  })
}

// Copies of migrations that nobody works on any more.
async function dropOld(place: string): Promise<void> {
  const yesterday = Date.now() - 86_400_000
  for (const name of await readdir(place).catch(() => [])) {
    const { mtimeMs } = await stat(join(place, name))
    if (mtimeMs < yesterday) await rm(join(place, name), { recursive: true, force: true })
  }
}

function readMaker(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, `../database/${name}.ts`), 'utf8')
}

// A run that is killed cannot stop its PostgreSQL: this shell waits for the end of our pipe and does it.
function stopWithUs(pid: number, dataDir: string): () => void {
  if (process.platform === 'win32') return () => {}
  const script = 'cat >/dev/null; if [ -d "$2" ]; then kill -INT "$1"; rm -rf "$2"; fi'
  const watcher = spawn('sh', ['-c', script, 'sh', String(pid), dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  return () => watcher.kill()
}

export async function asSuperuser<T>(url: string, fn: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await fn(client)
  } finally {
    await client.end()
  }
}
