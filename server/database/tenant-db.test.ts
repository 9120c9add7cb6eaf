import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addBareTenant } from '#server/testing/add-bare-tenant.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { Connection } from './connection.ts'
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

describe('read', () => {
  it('sees the rows of its tenant only', async () => {
    expect(await db.read('one', whose)).toEqual([{ value: 'one' }])
    expect(await db.read('two', whose)).toEqual([{ value: 'two' }])
    expect(await db.read('nobody', whose)).toEqual([])
  })

  it('changes nothing', async () => {
    const change = db.read('one', (handle) => handle.q.deleteFrom('settings').execute())
    await expect(change).rejects.toThrow('use write()')
  })

  it('answers several queries that are asked at once', async () => {
    const answers = await db.read('two', (handle) =>
      Promise.all([whose(handle), whose(handle), whose(handle)]),
    )
    expect(answers.flat().map(({ value }) => value)).toEqual(['two', 'two', 'two'])
  })
})

describe('write', () => {
  it('keeps what it wrote, and nothing when its function throws', async () => {
    const add = (key: string, fail: boolean) =>
      db.write('one', async ({ q, tenantId }) => {
        await q.insertInto('settings').values({ tenant_id: tenantId, key, value: 'x' }).execute()
        if (fail) throw new Error('on purpose')
      })
    await add('kept', false)
    await expect(add('lost', true)).rejects.toThrow('on purpose')
    const keys = await db.read('one', ({ q }) =>
      q.selectFrom('settings').select('key').orderBy('key').execute(),
    )
    expect(keys.map(({ key }) => key)).toEqual(['kept', 'whose'])
  })

  it('sends what is asked at once in the order of the calls', async () => {
    const seen = await db.write('one', async ({ q, tenantId }) => {
      const add = q.insertInto('settings').values({ tenant_id: tenantId, key: 'first', value: 'x' }).execute()
      const find = sql<{ n: number }>`select count(*)::int as n from settings where key = 'first'`.execute(q)
      const [, found] = await Promise.all([add, find])
      return found.rows[0]?.n
    })
    expect(seen).toBe(1)
  })

  it('safety 14: cannot write a row of another tenant', async () => {
    const foreign = db.write('one', ({ q }) =>
      q.insertInto('settings').values({ tenant_id: 'two', key: 'foreign', value: 'x' }).execute(),
    )
    await expect(foreign).rejects.toThrow('row-level security')
  })

  it('fails when a failed query was swallowed, because PostgreSQL then keeps nothing', async () => {
    const swallowing = db.write('one', async ({ q }) => {
      await sql`select 1 / 0`.execute(q).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('swallowed')
  })

  it('safety 8: runs again at most 3 times when PostgreSQL asks for it', async () => {
    let runs = 0
    const failTimes = (times: number) => {
      runs = 0
      return db.write('one', async ({ q }) => {
        runs++
        if (runs <= times)
          await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(q)
        return runs
      })
    }
    expect(await failTimes(3)).toBe(4)
    await expect(failTimes(4)).rejects.toThrow('again')
    expect(runs).toBe(4)
  })

  it('safety 8: goes by the query that failed first, also where its caller hears of it last', async () => {
    let runs = 0
    const failFirst = (code: '23505' | '40P01') =>
      db.write('one', async ({ q }) => {
        runs++
        const fails = sql
          .raw(`do $$ begin raise exception 'first' using errcode = '${code}'; end $$`)
          .execute(q)
        const receivedLate = (async () => {
          for (let turn = 0; turn < 5; turn++) await Promise.resolve()
          await fails
        })()
        await Promise.all([receivedLate, sql`select 1`.execute(q)])
      })
    await expect(failFirst('23505')).rejects.toMatchObject({ code: '23505' })
    expect(runs).toBe(1)
    await expect(failFirst('40P01')).rejects.toMatchObject({ code: '40P01' })
    expect(runs).toBe(1 + 4)
  })

  it('acts after the commit, once, and not at all after a rollback', async () => {
    const acts: string[] = []
    let runs = 0
    await db.write('one', async ({ q, afterCommit }) => {
      afterCommit(() => acts.push('committed'))
      if (++runs === 1)
        await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(q)
      expect(acts).toEqual([])
    })
    await db
      .write('one', async ({ afterCommit }) => {
        afterCommit(() => acts.push('rolled back'))
        throw new Error('no')
      })
      .catch(() => {})
    await turn()
    expect(acts).toEqual(['committed'])
  })
})

describe('a begin that is cancelled alone', () => {
  it('safety 15: leaves nothing of write(), though its first query is under way already', async () => {
    const one = openDatabase(test.appUrl, { size: 1 })
    await one.read('one', whose)
    const { command } = Connection.prototype
    vi.spyOn(Connection.prototype, 'command').mockImplementation(function (this: Connection, text) {
      return command.call(this, text.startsWith('begin') ? 'select 1 / 0' : text)
    })
    const add = (fn: (query: Promise<unknown>) => Promise<unknown>) =>
      one.write('one', ({ q, tenantId }) =>
        fn(q.insertInto('settings').values({ tenant_id: tenantId, key: 'stray', value: 'x' }).execute()),
      )
    await expect(add((query) => query)).rejects.toThrow('division by zero')
    await expect(add((query) => query.catch(() => {}))).rejects.toThrow('division by zero')
    vi.restoreAllMocks()
    const stray = ({ q }: TenantDb) =>
      q.selectFrom('settings').select('key').where('key', '=', 'stray').execute()
    expect(await one.read('one', stray)).toEqual([])
    await one.close()
  })
})

describe('single', () => {
  it('changes rows with one statement of its own, of its tenant alone', async () => {
    const add = (tenantId: string) =>
      db.single('one', ({ q }) =>
        q.insertInto('settings').values({ tenant_id: tenantId, key: 'alone', value: 'x' }).execute(),
      )
    await add('one')
    await expect(add('two')).rejects.toThrow('row-level security')
    const alone = await db.read('one', ({ q }) =>
      q.selectFrom('settings').select('value').where('key', '=', 'alone').execute(),
    )
    expect(alone).toEqual([{ value: 'x' }])
  })

  it('refuses a second statement', async () => {
    const twice = db.single('one', async (handle) => [await whose(handle), await whose(handle)])
    await expect(twice).rejects.toThrow('one statement')
  })
})

describe('snapshot', () => {
  it('sees one moment, and changes nothing', async () => {
    const seen = await db.snapshot('one', async ({ q }) => {
      const before = await q.selectFrom('settings').select('key').execute()
      await asSuperuser(test.superuserUrl, (client) =>
        client.query(
          `set app.tenant_id = 'one'; insert into settings (tenant_id, key, value) values ('one', 'meanwhile', 'x')`,
        ),
      )
      return [before.length, (await q.selectFrom('settings').select('key').execute()).length]
    })
    expect(seen[0]).toBe(seen[1])
    const change = db.snapshot('one', ({ q }) => q.deleteFrom('settings').execute())
    await expect(change).rejects.toThrow('read-only')
  })
})

describe('the handle', () => {
  it('safety 15: throws after it was given back, also for a query that was built before', async () => {
    const { stale, built } = await db.read('one', async (handle) => ({
      stale: handle,
      built: handle.q.selectFrom('settings').selectAll(),
    }))
    await expect(whose(stale)).rejects.toThrow('given back')
    await expect(built.execute()).rejects.toThrow('given back')
  })

  it('opens no transaction of its own', async () => {
    await expect(db.read('one', ({ q }) => q.transaction().execute(async () => {}))).rejects.toThrow(
      'write()',
    )
  })

  it('refuses a tenant id that is no plain word', async () => {
    await expect(db.read("one'; drop table x --", whose)).rejects.toThrow('letters and digits')
    await expect(db.write("one' or ''='", whose)).rejects.toThrow('letters and digits')
  })

  it('gives bigint as number, timestamptz as Date, date as text, and throws beyond 2^53', async () => {
    const ask = <T>(text: string) =>
      db.read('one', async ({ q }) => (await sql.raw<T>(text).execute(q)).rows[0])
    expect(
      await ask(`select 5::int8 n, array[1, 2]::int8[] ns, date '2026-02-03' d, array[null, '2026-02-03']::date[] ds,
      '2026-02-03 04:05:06.789123+03'::timestamptz t, '2026-02-03 04:05:06Z'::timestamptz s`),
    ).toEqual({
      n: 5,
      ns: [1, 2],
      d: '2026-02-03',
      ds: [null, '2026-02-03'],
      t: new Date('2026-02-03T01:05:06.789Z'),
      s: new Date('2026-02-03T04:05:06Z'),
    })
    await expect(ask('select 9007199254740993')).rejects.toThrow('beyond')
    expect(await db.read('one', whose)).toEqual([{ value: 'one' }])
  })
})

describe('platform', () => {
  it('safety 15: without the setting a query on a table of tenants fails', async () => {
    await db.read('one', whose)
    await expect(db.platform(({ q }) => q.selectFrom('settings').selectAll().execute())).rejects.toThrow(
      'app.tenant_id',
    )
  })

  it('reaches the functions that cross tenants', async () => {
    const answer = await db.platform(({ q }) => sql`select * from list_tenant_hosts()`.execute(q))
    expect(answer.rows).toEqual([])
  })
})
