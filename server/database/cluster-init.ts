import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '../start-refused.ts'
import type { ClusterAccount } from './cluster-account.ts'
import type { Binaries } from './cluster-binaries.ts'
import { programEnv } from './cluster-launch.ts'
import type { ClusterSecrets } from './cluster-secrets.ts'

const run = promisify(execFile)
const major = '18'

/** Whether a cluster of our version is there; anything else in its place is refused in one sentence. */
export function guardCluster(folder: string): boolean {
  if (!existsSync(folder)) return false
  const file = join(folder, 'PG_VERSION')
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown'
  if (version === major) return true
  throw new StartRefused(
    `${folder} is of PostgreSQL ${version}, the product brings ${major}: move it away, or set DATABASE_URL.`,
  )
}

interface Init {
  dataDir: string
  folder: string
  binaries: Binaries
  account: ClusterAccount
  secrets: ClusterSecrets
  durable: boolean
}

/** Makes a new cluster beside its place and renames it when whole: an interrupted initdb leaves nothing that hangs. */
export async function initCluster({
  dataDir,
  folder,
  binaries,
  account,
  secrets,
  durable,
}: Init): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(prefix)) rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })
  }
  const draft = join(dataDir, `${prefix}${process.pid}`)
  const passwordFile = `${draft}-password`
  mkdirSync(draft, { mode: 0o700 })
  writeFileSync(passwordFile, secrets.superuser, { mode: 0o600 })
  account.own(draft)
  account.own(passwordFile)
  const [file, args] = account.command(binaries.initdb, [
    ...['--pgdata', draft, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'],
    ...(durable ? [] : ['--no-sync']),
  ])
  try {
    await run(file, args, { ...account.ids, cwd: dataDir, env: programEnv() })
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const { stderr = '', message } = error as { stderr?: string; message: string }
    const line = stderr.split('\n').find((text) => text.includes('error:')) ?? message.split('\n')[0]
    throw new StartRefused(
      `The database could not be made in ${dataDir} (${line}): set DATABASE_URL instead.`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  chmodSync(draft, 0o700)
  renameSync(draft, folder)
}
