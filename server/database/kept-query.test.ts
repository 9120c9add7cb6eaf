import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { Connection } from './connection.ts'

let test: TestDatabase
let connection: Connection
let described = 0

beforeAll(async () => {
  test = await makeTestDatabase()
  connection = new Connection({
    url: test.superuserUrl,
    name: 'kept',
    statementTimeout: 5000,
    patience: 5000,
  })
  await connection.client.connect()
  const wire = (connection.client as unknown as { connection: NodeJS.EventEmitter }).connection
  wire.on('rowDescription', () => (described += 1))
  await connection.command('create table kept (n int primary key, words text)')
})
afterAll(async () => {
  await connection.client.end()
  await test.close()
})

const run = (sql: string, ...values: unknown[]) => connection.execute(CompiledQuery.raw(sql, values))
const counting = async (act: () => Promise<unknown>) => {
  const before = described
  await act()
  return described - before
}

it('asks for the columns of a kept statement once, and reads every run by them', async () => {
  const sql = `select $1::bigint as big, $2::timestamptz as at, $3::text as words, $4::date as day, $5::bigint[] as many`
  const at = new Date('2026-11-24T20:45:00.125Z')
  const full = { big: 7, at, words: 'ليلى', day: '2026-11-24', many: [1, 2] }
  const none = { big: null, at: null, words: null, day: null, many: null }
  const asked = await counting(async () => {
    for (const values of [full, none, full])
      expect(await run(sql, ...Object.values(values))).toEqual({ rows: [values] })
  })
  expect(asked).toBe(1)
})

it('tells how many rows were changed, with and without rows in the answer', async () => {
  for (const n of [1, 2])
    expect(await run('insert into kept values ($1, $2) returning n', n, 'x')).toEqual({
      rows: [{ n }],
      numAffectedRows: 1n,
    })
  for (const words of ['y', 'z'])
    expect(await run('update kept set words = $1', words)).toEqual({ rows: [], numAffectedRows: 2n })
  for (const _ of [1, 2]) expect(await run('select * from kept where n > $1', 9)).toEqual({ rows: [] })
})

it('is the same statement after a refusal, also for those sent behind it', async () => {
  const sql = 'insert into kept values ($1, $2) returning n, words'
  const twice = await Promise.allSettled([
    run(sql, 1, 'a'),
    run(sql, 3, 'b'),
    run(sql, 3, 'c'),
    run(sql, 4, null),
  ])
  expect(twice.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(twice[0]).toMatchObject({ reason: { code: '23505' } })
  expect(twice[3]).toMatchObject({ value: { rows: [{ n: 4, words: null }] } })
})

it('refuses a value that cannot be read or sent, and answers the next', async () => {
  const sql = 'select $1::bigint as big'
  await expect(run(sql, '9007199254740993')).rejects.toThrow(RangeError)
  const round: { self?: unknown } = {}
  round.self = round
  await expect(run(sql, round)).rejects.toThrow('circular')
  expect(await run(sql, 5)).toEqual({ rows: [{ big: 5 }] })
})

it('says who asked when a statement fails', async () => {
  const error = await run('select 1 / $1::int', 0).catch((failure: Error) => failure)
  expect((error as Error).stack).toContain('connection.ts')
})
