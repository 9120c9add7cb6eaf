import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type DatabaseOptions } from '#server/database/open-databases.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { asSuperuser, templateName } from './test-cluster.ts'
import './vitest-setup.ts'

export interface TestDatabase {
  db: Database
  ownerUrl: string
  appUrl: string
  superuserUrl: string
  /** Closes the handle and drops the database. */
  close(): Promise<void>
}

/** A migrated, empty database of its own, on the cluster of this run. */
export async function makeTestDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const cluster = inject('testCluster')
  const name = `t_${randomBytes(8).toString('hex')}`
  await asSuperuser(cluster.superuserUrl, (client) =>
    client.query(`create database ${name} template ${templateName} owner owner strategy file_copy`),
  )
  const appUrl = onDatabase(cluster.appUrl, name)
  const db = openDatabase(appUrl, options)
  return {
    db,
    ownerUrl: onDatabase(cluster.ownerUrl, name),
    appUrl,
    superuserUrl: onDatabase(cluster.superuserUrl, name),
    async close() {
      await db.close()
      await asSuperuser(cluster.superuserUrl, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

function onDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
