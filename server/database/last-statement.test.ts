import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addBareTenant } from '#server/testing/add-bare-tenant.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import type { Database, TenantDb } from './tenant-db.ts'

let test: TestDatabase
let db: Database

beforeAll(async () => {
  test = await makeTestDatabase()
  db = test.db
  await addBareTenant(test.db, 'one')
})
afterAll(() => test.close())

const addSetting = ({ q, tenantId }: TenantDb, key: string) =>
  q.insertInto('settings').values({ tenant_id: tenantId, key, value: 'x' }).execute()
const keysLike = async (key: string) =>
  (
    await db.read('one', ({ q }) => q.selectFrom('settings').select('key').where('key', '=', key).execute())
  ).map((row) => row.key)

describe('the last statement of a transaction', () => {
  it('commits with its last statement, and takes no further one', async () => {
    const late = db.write('one', async (tx) => {
      await addSetting(tx.last, 'with its commit')
      await addSetting(tx, 'too late')
    })
    await expect(late).rejects.toThrow('last statement')
    expect(await keysLike('with its commit')).toEqual(['with its commit'])
    expect(await keysLike('too late')).toEqual([])
  })

  it('rolls everything back when its last statement fails', async () => {
    const twice = db.write('one', async (tx) => {
      await Promise.all([addSetting(tx, 'before'), addSetting(tx.last, 'whose')])
    })
    await expect(twice).rejects.toThrow('duplicate key')
    expect(await keysLike('before')).toEqual([])
    expect(await keysLike('whose')).toEqual(['whose'])
  })
})
