import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { constants } from '#domain/core/limits.ts'
import { pointsExpireAt } from '#domain/loyalty/points-expiry.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { listDue } from '../core/due-work.ts'
import { addEntry } from './ledgers.ts'
import { noteWarned } from './points-lots.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'order.points_last_days': '30' })
})
afterAll(() => test.close())

const dayMs = 86_400_000
const hourMs = 3_600_000

it('counts days as the database does, in which every function looks for what is over', async () => {
  // an hour apart through a year: ends of days and months and every zone's change of clocks; a leap day is among them
  const first = Date.parse('2027-06-01T00:00:00.000Z')
  const moments = Array.from({ length: 366 * 24 }, (_, n) => new Date(first + n * hourMs - (n % 2)))
  for (const lastDays of [1, 7, 30, 365, 3650]) {
    const { rows } = await test.database.db.platform(({ q }) =>
      sql<{ at: Date }>`select at + ${lastDays}::int * interval '1 day' as at
        from unnest(${moments}::timestamptz[]) with ordinality as m (at, n) order by n`.execute(q),
    )
    expect(rows.map(({ at }) => at)).toEqual(moments.map((at) => pointsExpireAt(at, lastDays)))
  }
})

it('gives each lot the end that the rule says, of the moment at which its entry was made', async () => {
  const payer = await shop.payer()
  const at = new Date('2028-02-28T23:59:59.999Z')
  const entry = { customerId: payer.customerId, type: 'adding', amount: 5, kind: 'x', at } as const
  const ends = await test.database.db.write(shop.tenantId, async (db) => {
    await addEntry(db, 'points', { ...entry, source: 'leap' })
    return db.q
      .selectFrom('points_lots')
      .select(['points', 'left_points', 'expires_at'])
      .where('tenant_id', '=', shop.tenantId)
      .where('customer_id', '=', payer.customerId)
      .execute()
  })
  expect(ends).toEqual([{ points: 5, left_points: 5, expires_at: new Date('2028-03-29T23:59:59.999Z') }])
})

it('finds by the clock what the constants say: over from its moment on, told of from so many days before', async () => {
  const payer = await shop.payer()
  const cameAt = new Date('2030-01-01T10:00:00.000Z')
  const { customerId } = payer
  await test.database.db.write(shop.tenantId, (db) =>
    addEntry(db, 'points', { customerId, type: 'adding', amount: 5, kind: 'x', source: 'due', at: cameAt }),
  )
  const end = Number(pointsExpireAt(cameAt, 30))
  const isDue = async (now: number, what: 'due_points' | 'due_point_warnings' = 'due_points') => {
    const found = await test.database.db.platform((db) =>
      listDue(db, [{ kind: what, at: new Date(now) }], 100),
    )
    return found.some(({ id }) => id === customerId)
  }
  expect([await isDue(end - 1), await isDue(end)]).toEqual([false, true])
  const warning = end - constants.pointsWarningDays * dayMs
  const isToBeWarned = (now: number) => isDue(now, 'due_point_warnings')
  expect([await isToBeWarned(warning - 1), await isToBeWarned(warning)]).toEqual([false, true])
  const warn = (now: number) =>
    test.database.db.write(shop.tenantId, (db) => noteWarned(db, customerId, new Date(now)))
  expect(await warn(warning - 1)).toBeUndefined()
  expect(await warn(warning)).toEqual({ points: 5, at: new Date(end) })
  expect(await isToBeWarned(warning)).toBe(false)
})

it('is asked for warnings as long before as the constant says', async () => {
  const { rows } = await test.database.db.platform(({ q }) =>
    sql<{ prosrc: string }>`select prosrc from pg_proc where proname = 'due_point_warnings'`.execute(q),
  )
  expect(rows[0]?.prosrc).toContain(`interval '${constants.pointsWarningDays} days'`)
})
