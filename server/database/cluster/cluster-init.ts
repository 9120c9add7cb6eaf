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
import { StartRefused } from '../../start/start-refused.ts'
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
export async function initCluster(init: Init): Promise<void> {
  const { dataDir, folder, account, secrets } = init
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
  try {
    await runInitdb(init, draft, passwordFile)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw new StartRefused(
      `The database could not be made in ${dataDir} (${reason(error)}): set DATABASE_URL instead.`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
  chmodSync(draft, 0o700)
  renameSync(draft, folder)
}

// pg_trgm asks the system's locale what a letter is, not the built-in one: under plain C, Arabic has no trigrams.
async function runInitdb(init: Init, draft: string, passwordFile: string): Promise<void> {
  const { binaries, account, dataDir, durable } = init
  const flags = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
  flags.push('-D', draft, '-U', 'postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256')
  if (!durable) flags.push('--no-sync')
  const locales = process.platform === 'win32' ? ['C'] : ['C.UTF-8', 'en_US.UTF-8', 'C']
  for (const locale of locales) {
    const [file, args] = account.command(binaries.initdb, [...flags, `--lc-ctype=${locale}`])
    try {
      await run(file, args, { ...account.ids, cwd: dataDir, env: programEnv() })
      return
    } catch (error) {
      if (!reason(error).includes('locale') || locale === 'C') throw error
    }
  }
}

function reason(error: unknown): string {
  const { stderr = '', message } = error as { stderr?: string; message: string }
  return stderr.split('\n').find((line) => line.includes('error:')) ?? message.split('\n')[0] ?? ''
}
