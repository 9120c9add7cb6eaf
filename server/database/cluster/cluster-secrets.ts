import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../../start/start-refused.ts'

/** Passwords of the built-in PostgreSQL's three logins. */
export interface ClusterSecrets {
  superuser: string
  owner: string
  app: string
}

/** Reads the passwords from their 0600 file in DATA_DIR, or makes them when there is no cluster yet. */
export function keepClusterSecrets(dataDir: string, clusterExists: boolean): ClusterSecrets {
  const file = join(dataDir, 'database.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ClusterSecrets
  if (clusterExists) throw new StartRefused(`${file} with the database's passwords is gone: restore it.`)
  const secrets = { superuser: makePassword(), owner: makePassword(), app: makePassword() }
  const draft = `${file}.new`
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600, flush: true })
  renameSync(draft, file)
  return secrets
}

function makePassword(): string {
  return randomBytes(24).toString('base64url')
}
