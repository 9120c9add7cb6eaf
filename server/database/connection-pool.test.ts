import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBareTenant } from '#server/testing/add-bare-tenant.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { DatabaseBusy } from './database-busy.ts'
import { openDatabase } from './open-databases.ts'
import type { Database, TenantDb } from './tenant-db.ts'

let test: TestDatabase
let db: Database

beforeAll(async () => {
  test = await makeTestDatabase()
  db = test.db
  for (const tenantId of ['one', 'two']) await addBareTenant(test.db, tenantId)
})
afterAll(() => test.close())

const whose = (handle: TenantDb) =>
  handle.q.selectFrom('settings').select('value').where('key', '=', 'whose').execute()

/**
 * A way to the database: what is under way can fall silent as a machine does that lost its power, and what is opened from now
 * on can be held until it is released.
 */
async function openWay(appUrl: string) {
  const url = new URL(appUrl)
  const { port, hostname } = url
  const folder = url.searchParams.get('host')
  const there = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { port: Number(port), host: hostname }
  const open: Socket[] = []
  let held: Promise<void> | undefined
  const way = createServer(async (near) => {
    await held
    const far = connect(there)
    near.pipe(far)
    far.pipe(near)
    open.push(near, far)
    for (const end of [near, far]) end.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`
  const each = (act: (end: Socket) => unknown) => open.splice(0).forEach((end) => void act(end))
  return {
    url: url.href,
    silence: () => each((end) => end.unpipe().pause()),
    hold: () => {
      const gate = Promise.withResolvers<void>()
      held = gate.promise
      return gate.resolve
    },
    close: () => void way.close(),
  }
}

describe('connections', () => {
  it('safety 31: taking a second while holding one throws, whatever the pool', async () => {
    const second = () => db.read('two', whose)
    await expect(db.write('one', second)).rejects.toThrow('second database connection')
    await expect(db.read('one', () => db.platform(async () => {}))).rejects.toThrow(
      'second database connection',
    )
    expect(await db.read('one', whose).then(second)).toEqual([{ value: 'two' }])
  })

  it('safety 31: one tenant holds at most its share, and waiting ends with DatabaseBusy', async () => {
    const small = openDatabase(test.appUrl, { size: 4, perTenant: 2, patience: 30 })
    // opening one may take longer than that, and is there for the next
    for (const tenantId of ['one', 'two'])
      await expect
        .poll(() => Promise.all([1, 2].map(() => small.read(tenantId, whose))).catch(() => undefined))
        .toHaveLength(2)
    const gate = Promise.withResolvers<void>()
    const held = [1, 2].map(() => small.read('one', () => gate.promise))
    await expect(small.read('one', whose)).rejects.toThrow(DatabaseBusy)
    expect(await small.read('two', whose)).toEqual([{ value: 'two' }])
    gate.resolve()
    await Promise.all(held)
    expect(await small.read('one', whose)).toEqual([{ value: 'one' }])
    await small.close()
  })

  it('one that is opened too slowly is given up by who waited, and is there for the next', async () => {
    const { url, hold, close } = await openWay(test.appUrl)
    const one = openDatabase(url, { size: 1, patience: 100 })
    const release = hold()
    const refused = await one.read('one', whose).catch((error: unknown) => error)
    expect(refused).toMatchObject({ facts: { pool: 'web', ofAll: '0 lent, 1 of 1 open' } })
    release()
    await expect.poll(() => one.read('two', whose).catch(() => undefined)).toEqual([{ value: 'two' }])
    await one.close()
    close()
  })

  it('some are open before anybody asks, of both kinds', async () => {
    const { appUrl, superuserUrl } = test
    const ready = openDatabase(appUrl, { size: 8, warm: 4, name: 'warmed' })
    const count = () =>
      asSuperuser(superuserUrl, async (client) => {
        const { rows } = await client.query<{ open: number }>(
          `select count(*)::int open from pg_stat_activity where application_name = 'warmed'`,
        )
        return rows[0]?.open
      })
    await expect.poll(count).toBe(4)
    await Promise.all([1, 2].flatMap(() => [ready.read('one', whose), ready.write('two', whose)]))
    expect(await count()).toBe(4)
    await ready.close()
  })

  it('who waits for one that is being opened takes another that comes back', async () => {
    const { url, hold, close } = await openWay(test.appUrl)
    const two = openDatabase(url, { size: 2 })
    const gate = Promise.withResolvers<void>()
    const first = two.read('one', () => gate.promise)
    await two.platform(async () => {})
    const release = hold()
    const second = two.write('two', whose)
    gate.resolve()
    await first
    expect(await second).toEqual([{ value: 'two' }])
    release()
    await two.close()
    close()
  })

  it('serves those who wait in turn when a connection comes back', async () => {
    const one = openDatabase(test.appUrl, { size: 1 })
    const order: number[] = []
    await Promise.all(
      [1, 2, 3].map((n) => one.read('one', async (handle) => order.push(n + (await whose(handle)).length))),
    )
    expect(order).toEqual([2, 3, 4])
    await one.close()
  })

  it('are given up when the machine of the database falls silent, and others are opened', async () => {
    const { url, silence, close } = await openWay(test.appUrl)
    const one = openDatabase(url, { size: 1, statementTimeout: 500 })
    expect(await one.read('one', whose)).toEqual([{ value: 'one' }])
    silence()
    await expect(one.read('one', whose)).rejects.toThrow(DatabaseBusy)
    expect(await one.read('two', whose)).toEqual([{ value: 'two' }])
    await one.close()
    close()
  })

  it('are replaced when PostgreSQL ends them', async () => {
    const one = openDatabase(test.appUrl, { size: 1, name: 'doomed' })
    await one.read('one', whose)
    await asSuperuser(test.superuserUrl, (client) =>
      client.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'doomed'`,
      ),
    )
    await one.read('one', whose).catch(() => {})
    expect(await one.read('two', whose)).toEqual([{ value: 'two' }])
    await one.close()
  })

  it('safety 32: go on when a newer version adds a column to a table that they know', async () => {
    const one = openDatabase(test.appUrl, { size: 1 })
    const all = (handle: TenantDb) =>
      handle.q.selectFrom('settings').selectAll().where('key', '=', 'whose').execute()
    const change = (text: string) => asSuperuser(test.superuserUrl, (client) => client.query(text))
    await one.read('two', all)
    await change('alter table settings add column extra int')
    expect(await one.read('two', all)).toEqual([
      { tenant_id: 'two', key: 'whose', value: 'two', extra: null },
    ])
    await one.write('two', all).catch((error: unknown) => expect(error).toBeInstanceOf(DatabaseBusy))
    expect(await one.write('two', all)).toHaveLength(1)
    await change('alter table settings drop column extra')
    await one.close()
  })

  it('answer DatabaseBusy when one breaks under a query', async () => {
    const one = openDatabase(test.appUrl, { size: 1 })
    const broken = one.write('one', ({ q }) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(q))
    await expect(broken).rejects.toThrow(DatabaseBusy)
    expect(await one.read('two', whose)).toEqual([{ value: 'two' }])
    await one.close()
  })

  it('answer DatabaseBusy when PostgreSQL cannot be reached', async () => {
    const none = openDatabase('postgres://app:x@127.0.0.1:1/none')
    await expect(none.read('one', whose)).rejects.toThrow(DatabaseBusy)
    await none.close()
  })
})
