import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../start/env.ts'

/** The key that seals secrets in the database: SECRET_KEY, or the demo's own, kept in DATA_DIR (0600). */
export function keepSecretKey({ secretKey, dataDir }: Pick<Env, 'secretKey' | 'dataDir'>): string {
  if (secretKey) return secretKey
  const file = join(dataDir, 'secret-key')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const made = randomBytes(32).toString('base64url')
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  writeFileSync(`${file}.new`, made, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return made
}
