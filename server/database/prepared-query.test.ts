import { CompiledQuery } from 'kysely'
import packageJson from 'pg/package.json' with { type: 'json' }
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { Connection } from './connection.ts'

let test: TestDatabase
let connection: Connection
let described = 0

interface Wire extends NodeJS.EventEmitter {
  parsedStatements: unknown
  submittedNamedStatements: unknown
  parse(message: unknown): void
}

const wireOf = ({ client }: Connection) => (client as unknown as { connection: Wire }).connection
const connect = async (prepared?: boolean) => {
  const made = new Connection({
    url: test.superuserUrl,
    name: 'kept',
    statementTimeout: 5000,
    patience: 5000,
    prepared,
  })
  await made.client.connect()
  return made
}

beforeAll(async () => {
  test = await makeTestDatabase()
  connection = await connect()
  wireOf(connection).on('rowDescription', () => (described += 1))
  await connection.command('create table kept (n int primary key, words text)')
})
afterAll(async () => {
  await connection.client.end()
  await test.close()
})

const ask = (on: Connection, sql: string, ...values: unknown[]) => on.execute(CompiledQuery.raw(sql, values))
const run = (sql: string, ...values: unknown[]) => ask(connection, sql, ...values)
/** What PostgreSQL itself keeps of a statement on a connection, and how often it ran there. */
const plansOf = async (on: Connection, text: string) =>
  (
    await on.client.query<{ runs: number }>(
      'select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement = $1',
      [text],
    )
  ).rows
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

it('knows the inside of one version of pg: whoever brings another reads PreparedQuery against it first', () => {
  const advice =
    'PreparedQuery uses private fields of pg (parsedStatements, submittedNamedStatements, the handlers of a query). Read ' +
    'lib/query.js, lib/client.js and lib/connection.js of the new version, run this file, then write its number here. ' +
    'Until then DATABASE_PREPARED=off works without them.'
  expect({ pg: packageJson.version, advice }).toEqual({ pg: '8.23.1', advice })
  expect(wireOf(connection)).toMatchObject({ parsedStatements: {}, submittedNamedStatements: {} })
})

it('has PostgreSQL parse a statement once, however often and however close together it runs', async () => {
  const sql = 'select $1::int + 40 as sum'
  const parsed = vi.spyOn(wireOf(connection), 'parse')
  await Promise.all([run(sql, 1), run(sql, 2)])
  for (const n of [3, 4, 5]) expect(await run(sql, n)).toEqual({ rows: [{ sum: n + 40 }] })
  expect(parsed).toHaveBeenCalledTimes(1)
  expect(await plansOf(connection, sql)).toEqual([{ runs: 5 }])
})

it('answers the same by plain queries when it is switched off, and keeps no plan', async () => {
  const plain = await connect(false)
  try {
    const sql = `select $1::bigint as big, $2::timestamptz as at, $3::text as words, $4::date as day, $5::bigint[] as many`
    const row = {
      big: 7,
      at: new Date('2026-11-24T20:45:00.125Z'),
      words: 'ليلى',
      day: '2026-11-24',
      many: [1],
    }
    for (const values of [row, { big: null, at: null, words: null, day: null, many: null }])
      expect(await ask(plain, sql, ...Object.values(values))).toEqual({ rows: [values] })
    expect(await ask(plain, 'insert into kept values ($1, $2)', 71, 'x')).toEqual({
      rows: [],
      numAffectedRows: 1n,
    })
    const twice = await Promise.allSettled([
      ask(plain, 'insert into kept values ($1, $2)', 71, 'x'),
      ask(plain, sql, 8, null, null, null, null),
    ])
    expect(twice).toMatchObject([
      { status: 'rejected', reason: { code: '23505' } },
      { status: 'fulfilled', value: { rows: [{ big: 8 }] } },
    ])
    await expect(ask(plain, sql, '9007199254740993', null, null, null, null)).rejects.toThrow(RangeError)
    await ask(plain, 'delete from kept where n = $1', 71)
    expect(await plansOf(plain, sql)).toEqual([])
    expect(await plain.command('begin; commit')).toBe('COMMIT')
  } finally {
    await plain.client.end()
  }
})
