import pg from 'pg'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/store/schema.generated.ts'
import type { Connection } from './connection.ts'
import { ConnectionPool, type PoolOptions } from './connection-pool.ts'
import { Lease, refuseSecondConnection } from './lease.ts'

/** A handle bound to one tenant: its rows are the only ones that it sees. */
export interface TenantDb {
  readonly tenantId: string
  readonly q: Kysely<Schema>
}

/** A handle inside a transaction. Queries that are not waited for reach PostgreSQL together, in the order of the calls. */
export interface WriteDb extends TenantDb {
  /**
   * The same handle for the last statement: the commit travels with it, one round trip less. Only once everything is
   * decided, since the callback can take nothing back afterwards; a failed statement still rolls all of it back.
   */
  readonly last: TenantDb
  /** Runs `act` once the transaction is committed; dropped when it is rolled back or runs again. */
  afterCommit(act: () => unknown): void
}

/** A handle without a tenant: for functions of the database that cross tenants, nothing else answers. */
export interface PlatformDb {
  readonly q: Kysely<Schema>
}

export interface Database {
  /** Single queries, each on its own; changes nothing. */
  read<T>(tenantId: string, fn: (db: TenantDb) => Promise<T>): Promise<T>
  /** One statement that may change rows, committed by itself: one round trip. A second statement throws. */
  single<T>(tenantId: string, fn: (db: TenantDb) => Promise<T>): Promise<T>
  /** One transaction; `fn` runs again, at most 3 times, when PostgreSQL asks for it (40001, 40P01). */
  write<T>(tenantId: string, fn: (db: WriteDb) => Promise<T>): Promise<T>
  /** Several queries that see one moment. */
  snapshot<T>(tenantId: string, fn: (db: TenantDb) => Promise<T>): Promise<T>
  platform<T>(fn: (db: PlatformDb) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface DatabaseParts {
  tenants: PoolOptions
  /** Connections that never carried a tenant, so that a tenant's table fails on them instead of being empty. */
  platform: PoolOptions
  /** How many connections are opened before anybody asks for one; none unless it is said. */
  warm?: number | undefined
  /** Told of what fails after a commit, when its caller has its answer already. */
  report(error: unknown): void
}

const mostReruns = 3

export function makeDatabase({ tenants, platform, warm = 0, report }: DatabaseParts): Database {
  const pool = new ConnectionPool(tenants)
  pool.warm(warm)
  const platformPool = new ConnectionPool(platform)
  return {
    read: (tenantId, fn) =>
      lend(pool, tenantId, (connection) => {
        const lease = new Lease(connection, 'read', setTenant(connection, tenantId))
        return use(lease, () => fn({ tenantId, q: lease.q }))
      }),
    single: (tenantId, fn) =>
      lend(pool, tenantId, (connection) => {
        const lease = new Lease(connection, 'single', setTenant(connection, tenantId))
        return use(lease, () => fn({ tenantId, q: lease.q }))
      }),
    snapshot: (tenantId, fn) =>
      lend(pool, tenantId, (connection) =>
        inTransaction(connection, 'begin isolation level repeatable read, read only', tenantId, (lease) =>
          fn({ tenantId, q: lease.q }),
        ),
      ),
    async write(tenantId, fn) {
      const acts: (() => unknown)[] = []
      const run = (connection: Connection) => rerun(connection, tenantId, fn, acts)
      const result = await lend(pool, tenantId, run, 'blank')
      for (const act of acts) Promise.resolve().then(act).catch(report)
      return result
    },
    platform: (fn) => {
      const run = (connection: Connection) => {
        const lease = new Lease(connection, 'platform')
        return use(lease, () => fn({ q: lease.q }))
      }
      return lend(platformPool, '', run, 'blank')
    },
    async close() {
      await Promise.all([pool.close(), platformPool.close()])
    },
  }
}

async function lend<T>(
  pool: ConnectionPool,
  tenantId: string,
  fn: (connection: Connection) => Promise<T>,
  setting: 'sticky' | 'blank' = 'sticky',
): Promise<T> {
  refuseSecondConnection()
  const connection = await pool.acquire(tenantId, setting)
  try {
    return await fn(connection)
  } catch (error) {
    connection.sticky = null
    throw error
  } finally {
    pool.release(connection)
  }
}

async function use<T>(lease: Lease, fn: () => Promise<T>): Promise<T> {
  try {
    return await lease.run(fn)
  } finally {
    await lease.end()
  }
}

// Sent outside any transaction: a rollback would bring the former tenant back (safety 15).
function setTenant(connection: Connection, tenantId: string): Promise<void> | undefined {
  if (connection.sticky === tenantId) return undefined
  connection.sticky = null
  connection.blank = false
  return connection.command(`set app.tenant_id = ${quoteTenant(tenantId)}`).then(() => {
    connection.sticky = tenantId
  })
}

function quoteTenant(tenantId: string): string {
  if (!/^[A-Za-z0-9_-]{1,64}$/.test(tenantId)) throw new Error('A tenant id is letters and digits')
  return pg.escapeLiteral(tenantId)
}

// `begin` travels with the first query. Should `begin` alone be cancelled, that query runs outside the transaction:
// without a tenant it can then change nothing.
async function clearTenant(connection: Connection): Promise<void> {
  if (connection.blank) return
  connection.sticky = null
  await connection.command('reset app.tenant_id')
  connection.blank = true
}

async function rerun<T>(
  connection: Connection,
  tenantId: string,
  fn: (db: WriteDb) => Promise<T>,
  acts: (() => unknown)[],
): Promise<T> {
  await clearTenant(connection)
  for (let reruns = 0; ; reruns++) {
    acts.length = 0
    try {
      return await inTransaction(connection, 'begin', tenantId, (lease) =>
        fn({
          tenantId,
          q: lease.q,
          get last() {
            lease.endWithNext()
            return { tenantId, q: lease.q }
          },
          afterCommit: (act) => acts.push(act),
        }),
      )
    } catch (error) {
      const { code } = error as { code?: unknown }
      if ((code !== '40001' && code !== '40P01') || reruns === mostReruns || !connection.idle) throw error
    }
  }
}

async function inTransaction<T>(
  connection: Connection,
  begin: string,
  tenantId: string,
  fn: (lease: Lease) => Promise<T>,
): Promise<T> {
  const begun = connection.command(`${begin}; set local app.tenant_id = ${quoteTenant(tenantId)}`)
  const lease = new Lease(connection, 'transaction', begun)
  try {
    const result = await use(lease, () => fn(lease))
    await begun
    // COMMIT of a failed transaction answers ROLLBACK, without an error.
    if ((await lease.commit()) !== 'COMMIT') throw new Error('A failed query was swallowed in write()')
    return result
  } catch (error) {
    if (!connection.idle) await connection.command('rollback').catch(() => (connection.broken = true))
    throw error
  }
}
