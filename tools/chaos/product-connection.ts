import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** Takes the product's DATA_DIR; returns how to reach its PostgreSQL as the login that the product works with. */
export function appConnection(dataDir: string): pg.PoolConfig {
  return connection(dataDir, 'app')
}

/** The same as the login that owns everything: to fill in what is measured. */
export function superuserConnection(dataDir: string): pg.PoolConfig {
  return connection(dataDir, 'superuser')
}

function connection(dataDir: string, login: 'app' | 'superuser'): pg.PoolConfig {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')) as Record<
    typeof login,
    string
  >
  const [, , , port, socketFolder] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split(
    '\n',
  )
  return {
    user: login === 'app' ? 'app' : 'postgres',
    password: secrets[login],
    database: 'maidah',
    port: Number(port),
    // the product uses the Unix socket where there is one
    host: socketFolder || '127.0.0.1',
  }
}
