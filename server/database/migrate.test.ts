import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { formerChecksums } from './former-checksums.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder } from './migration-files.ts'

let test: TestDatabase
let folder: string

beforeEach(async () => {
  test = await makeTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'maidah-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
})
afterEach(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const add = (name: string, text: string) => writeFile(join(folder, name), text)
const run = () => migrate(test.ownerUrl, { folder })
const ask = (text: string) =>
  asSuperuser(test.superuserUrl, async (client) => (await client.query(text)).rows)

describe('migrations', () => {
  it('apply what is new, in order, once', async () => {
    await add('99990101000001_b.sql', 'insert into steps values (2)')
    await add('99990101000000_a.sql', 'create table steps (n int); insert into steps values (1);')
    await run()
    await run()
    expect(await ask('select n from steps')).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('leave nothing of one that fails, and name it', async () => {
    await add('99990101000000_a.sql', 'create table steps (n int); select 1 / 0;')
    await expect(run()).rejects.toThrow('The migration 99990101000000_a.sql failed: division by zero.')
    expect(await ask(`select to_regclass('steps') as steps`)).toEqual([{ steps: null }])
  })

  it('safety 32: refuse a start when an applied file was changed', async () => {
    const [first] = (await readdir(folder)).sort()
    await add(first!, 'select 1')
    await expect(run()).rejects.toThrow(`The migration ${first} was changed after it was applied`)
  })

  it('safety 32: start a database whose comments were others for a day', async () => {
    await run()
    const [name, checksum] = Object.entries(formerChecksums)[0]!
    const set = (to: string) => ask(`update schema_migrations set checksum = '${to}' where name = '${name}'`)
    await set(checksum)
    await expect(run()).resolves.toBeUndefined()
    await set('0'.repeat(64))
    await expect(run()).rejects.toThrow(`The migration ${name} was changed after it was applied`)
  })

  it('safety 32: refuse a newer schema than the code, unless all that is unknown is additive', async () => {
    const apply = async (text: string) => {
      await add('99990101000000_a.sql', text)
      await run()
    }
    await apply('-- additive\ncreate table steps (n int)')
    await migrate(test.ownerUrl)
    await ask(`drop table steps; delete from schema_migrations where name like '9999%'`)
    await apply('create table steps (n int)')
    await expect(migrate(test.ownerUrl)).rejects.toThrow('newer than this code (it has 99990101000000_a.sql)')
  })

  it('safety 32: run one at a time, seeding inside the lock', async () => {
    await add('99990101000000_a.sql', 'create table steps (n int)')
    let inside = 0
    const finish = async () => {
      expect(++inside).toBe(1)
      await ask('insert into steps values (1)')
      inside--
    }
    await Promise.all([1, 2, 3].map(() => migrate(test.ownerUrl, { folder, finish })))
    expect(await ask('select count(*)::int as n from steps')).toEqual([{ n: 3 }])
  })

  it('say in one sentence that the database cannot be reached', async () => {
    await expect(migrate('postgres://x:y@127.0.0.1:1/z')).rejects.toThrow(
      /^The database of DATABASE_URL cannot be reached/,
    )
  })

  it('have names that sort', async () => {
    await add('oops.sql', '')
    await expect(run()).rejects.toThrow('oops.sql is not named')
  })
})
