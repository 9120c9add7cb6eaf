import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase, type DatabaseOptions } from '#server/database/open-databases.ts'
import type { Database } from '#server/database/tenant-db.ts'
import { cleanDatabase, lookAtNew, type NewDatabase } from './clean-database.ts'
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
  const name = await create()
  return open(name, options, () => drop(name))
}

/** Databases of files before this one in the same worker, as new. */
const cleaned: string[] = []
let former: NewDatabase | undefined

/**
 * The same for files that change nothing but rows: the database of a file before it, emptied, where there is one. Copying
 * and dropping one takes several times as long.
 */
export async function lendTestDatabase(): Promise<TestDatabase> {
  const name = cleaned.pop() ?? (await create())
  former ??= await asSuperuser(urlsOf(name).superuserUrl, lookAtNew)
  return open(name, {}, async () => {
    if (await clean(name)) cleaned.push(name)
    else await drop(name)
  })
}

async function clean(name: string): Promise<boolean> {
  return asSuperuser(
    urlsOf(name).superuserUrl,
    async (client) => former !== undefined && cleanDatabase(client, former),
  )
}

/** How long tests wait for a connection, in ms: a machine that stands still for seconds is none of what they are about. */
export const patience = 20_000

function open(name: string, options: DatabaseOptions, end: () => Promise<void>): TestDatabase {
  const urls = urlsOf(name)
  const db = openDatabase(urls.appUrl, { patience, ...options })
  return {
    ...urls,
    db,
    async close() {
      await db.close()
      await end()
    },
  }
}

async function create(): Promise<string> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await asSuperuser(inject('testCluster').superuserUrl, (client) =>
    client.query(`create database ${name} template ${templateName} owner owner strategy file_copy`),
  )
  return name
}

async function drop(name: string): Promise<void> {
  await asSuperuser(inject('testCluster').superuserUrl, (client) =>
    client.query(`drop database ${name} with (force)`),
  )
}

function urlsOf(name: string): Pick<TestDatabase, 'ownerUrl' | 'appUrl' | 'superuserUrl'> {
  const { ownerUrl, appUrl, superuserUrl } = inject('testCluster')
  const on = (url: string) => {
    const changed = new URL(url)
    changed.pathname = `/${name}`
    return changed.href
  }
  return { ownerUrl: on(ownerUrl), appUrl: on(appUrl), superuserUrl: on(superuserUrl) }
}
