import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { gzipSync } from 'node:zlib'
import { keyName } from '#server/secrets/key-name.ts'
import { makeDeliveredOrder } from '#server/testing/make-delivered-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import type { BackupNote } from './backup-note.ts'
import { tableFile, writeNote, readNote } from './backup-note.ts'
import { dumpTables } from './dump-tables.ts'
import { openRestored, restoreDatabase } from './restore-database.ts'

let test: TestApp
let shop: Shop
let folder: string
let note: BackupNote
let orderId: string
/** What people paste: the signs of JSON, and line ends of other programs. */
const odd = 'شاورما "دجاج"\t\\n\u2028مع\u2029خبز\u0085'
const made: string[] = []
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, { items: [{ name: odd }] })
  const placed = await makeDeliveredOrder(test, shop, odd)
  orderId = placed.id
  await asSuperuser(test.database.superuserUrl, (client) =>
    client.query(`insert into installation (mode, key_name) values ('demo', '${keyName('k')}');
      insert into campaigns (tenant_id, id, name, segment, body_ar, body_en, next_at, made_at)
      values ('${shop.tenantId}', 'c', 'Eid', '{}', 'ع', 'e', now(), now());
      insert into pos_orders (tenant_id, order_id, system, state, due_at, made_at)
      values ('${shop.tenantId}', '${orderId}', 'foodics', 'waiting', now(), now());
      insert into outbox (tenant_id, kind, payload) values ('${shop.tenantId}', 'notice', '{}')`),
  )
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  const dumped = await dumpTables(test.database.ownerUrl, folder, keyName('k'))
  note = {
    product: 'maidah',
    format: 1,
    made_at: new Date().toISOString(),
    ...dumped,
    pictures: 0,
  }
})
afterAll(async () => {
  const { superuserUrl } = inject('testCluster')
  await asSuperuser(superuserUrl, async (client) => {
    for (const name of made) await client.query(`drop database if exists ${name} with (force)`)
  })
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

/** A database with nothing in it, as a new machine has. */
async function makeEmpty(): Promise<string> {
  const name = `r_${randomBytes(8).toString('hex')}`
  made.push(name)
  await asSuperuser(inject('testCluster').superuserUrl, (client) =>
    client.query(`create database ${name} owner owner`),
  )
  const url = new URL(inject('testCluster').ownerUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asOwner(url: string, question: string): Promise<object[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<object>(question)
  await client.end()
  return rows
}

async function rowsOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client(url)
  await client.connect()
  const all: Record<string, string[]> = {}
  for (const { name } of note.tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    all[name] = rows.map(({ row }) => row)
  }
  await client.end()
  return all
}

it('safety 35: a backup that is not whole, or is newer than the code, is refused and leaves nothing; a whole one brings every row of every table back', async () => {
  await expect(readNote(folder)).rejects.toThrow('is no backup: it has no backup.json')
  const elsewhere = join(folder, 'other-key')
  await expect(dumpTables(test.database.ownerUrl, elsewhere, keyName('typo'))).rejects.toThrow(
    /is not the one that it was made with/,
  )
  expect(existsSync(elsewhere)).toBe(false)
  await writeNote(folder, note)
  expect(await readNote(folder)).toEqual(note)
  const newer = { ...note, migrations: [...note.migrations, '29990101000000_later.sql'] }
  await expect(restoreDatabase('postgres://nowhere', folder, newer)).rejects.toThrow('The backup is newer')
  const url = await makeEmpty()
  const file = tableFile(folder, 'tenants')
  const whole = await readFile(file)
  await writeFile(file, gzipSync(''))
  await expect(restoreDatabase(url, folder, note)).rejects.toThrow(
    'The backup is not whole: tenants has 0 rows of 1',
  )
  await writeFile(file, whole.subarray(0, -9))
  await expect(restoreDatabase(url, folder, note)).rejects.toThrow('not whole: tenants cannot be read')
  await rm(file)
  await expect(restoreDatabase(url, folder, note)).rejects.toThrow('not whole: tenants cannot be read')
  await writeFile(file, whole)

  expect(await restoreDatabase(url, folder, note)).toBe(1)
  const [before, after] = [await rowsOf(test.database.ownerUrl), await rowsOf(url)]
  expect(before['orders']).toEqual([expect.stringContaining(orderId)])
  const counters = ['order_counters', 'document_counters']
  const changed = ['installation', 'settings', ...counters, 'campaigns', 'pos_orders', 'outbox']
  const unchanged = (all: Record<string, string[]>) =>
    Object.entries(all).filter(([name]) => !changed.includes(name))
  expect(unchanged(after)).toEqual(unchanged(before))
  // nobody sells before somebody looked at what was paid since, and no number is given twice
  const enabled = () => asOwner(url, "select value from settings where key = 'website.enable'")
  expect(await enabled()).toEqual([{ value: '"0"' }])
  expect(after['order_counters']).not.toEqual(before['order_counters'])
  // what was to be sent when the backup was made may have been sent since
  expect(await asOwner(url, 'select state, next_at from campaigns')).toEqual([
    { state: 'stopped', next_at: null },
  ])
  expect(await asOwner(url, 'select state from pos_orders')).toEqual([{ state: 'sending' }])
  expect(await asOwner(url, "select from outbox where kind in ('notice', 'message')")).toEqual([])
  expect(await openRestored(url)).toBe(1)
  expect(await enabled()).toEqual([{ value: '"1"' }])
  expect(await openRestored(url)).toBe(0)
  await expect(restoreDatabase(url, folder, note)).rejects.toThrow('The database is not empty')
  // a schema is made, filled and compared: more than a test's usual time on a busy machine
}, 90_000)
