import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addBareTenant } from '#server/testing/add-bare-tenant.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import type { TenantDb } from './tenant-db.ts'

let test: TestDatabase
const tenants = ['one', 'two'] as const

beforeAll(async () => {
  test = await makeTestDatabase({ size: 4, patience: 20_000, name: 'interleaved' })
  for (const tenantId of ['one', 'two']) await addBareTenant(test.db, tenantId)
})
afterAll(() => test.close())

const answers = { right: 0, canceled: 0, rolledBack: 0 }

async function look({ q, tenantId }: TenantDb): Promise<void> {
  const rows = await q.selectFrom('settings').select('value').where('key', '=', 'whose').execute()
  expect(rows).toEqual([{ value: tenantId }])
  answers.right++
}

// Each in its turn: plain reads, reads at once, commits, rollbacks, cancels within and without a transaction.
const ways: ((tenantId: string) => Promise<unknown>)[] = [
  (tenantId) => test.db.read(tenantId, look),
  (tenantId) => test.db.write(tenantId, look),
  (tenantId) => test.db.read(tenantId, (db) => Promise.all([look(db), look(db)])),
  (tenantId) =>
    test.db.write(tenantId, async (db) => {
      await look(db)
      throw new Error('rolled back')
    }),
  (tenantId) => test.db.snapshot(tenantId, look),
  (tenantId) => test.db.single(tenantId, look),
  (tenantId) =>
    test.db.write(tenantId, async (db) => {
      await sql`set local statement_timeout = 1`.execute(db.q)
      await sql`select pg_sleep(1)`.execute(db.q)
    }),
  (tenantId) =>
    test.db.read(tenantId, (db) => Promise.all([look(db), sql`select pg_sleep(0.05)`.execute(db.q)])),
]

function count(error: unknown): void {
  const { code, message, cause } = error as { code?: string; message: string; cause?: { code?: string } }
  // A cancel may also meet a connection that is just being made.
  if (code === '57014' || cause?.code === '57014') answers.canceled++
  else if (message === 'rolled back') answers.rolledBack++
  else throw error
}

it('safety 15: two tenants interleaved 10,000 times, with rollbacks and cancels, never see each other', async () => {
  let turn = 0
  const people = Array.from({ length: 16 }, async (_, person) => {
    while (turn < 10_000) {
      const way = turn % 40 === 39 ? 7 : turn % 20 === 19 ? 6 : turn % 6
      turn++
      await ways[way]!(tenants[(turn + person) % 2]!).catch(count)
    }
  })
  const canceller = asSuperuser(test.superuserUrl, async (client) => {
    while (turn < 10_000) {
      await client.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where application_name = 'interleaved'`,
      )
    }
  })
  await Promise.all([...people, canceller])
  expect(answers.right).toBeGreaterThan(5_000)
  expect(answers.canceled).toBeGreaterThan(100)
  expect(answers.rolledBack).toBeGreaterThan(500)
})
