import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { prepareDatabase } from './prepare-database.ts'

let test: TestDatabase
beforeEach(async () => {
  test = await makeTestDatabase()
})
afterEach(() => test.close())

const ask = (text: string) =>
  asSuperuser(test.superuserUrl, async (client) => (await client.query(text)).rows)
const start = () => prepareDatabase(test.ownerUrl, { appUrl: test.appUrl })

it('a start leaves alone what an extension or another login put into public', async () => {
  await ask(`create extension pg_stat_statements schema public;
    create table notes_of_another (n int); create sequence counts_of_another;
    create function function_of_another() returns int language sql as 'select 1';
    revoke all on function function_of_another() from public`)
  await start()
  const [app] = await ask(`select
    has_function_privilege('app', 'pg_stat_statements_reset(oid, oid, bigint, boolean)', 'execute') as reset,
    has_function_privilege('app', 'function_of_another()', 'execute') as called,
    has_table_privilege('app', 'notes_of_another', 'select') as seen,
    has_sequence_privilege('app', 'counts_of_another', 'usage') as counted`)
  expect(app).toEqual({ reset: false, called: false, seen: false, counted: false })
})

it('a start gives the app login back what was taken from it, and closes what is the owner’s', async () => {
  await ask(`revoke all on all tables in schema public from app; revoke all on all sequences in schema public from app;
    revoke all on all routines in schema public from app; revoke all on all tables in schema jobs from app`)
  await start()
  const [app] = await ask(`select has_table_privilege('app', 'orders', 'update') as orders,
    has_table_privilege('app', 'jobs.job', 'delete') as jobs,
    has_sequence_privilege('app', 'content_version_seq', 'usage') as sequences,
    has_function_privilege('app', 'list_tenant_hosts()', 'execute') as functions,
    has_table_privilege('app', 'schema_migrations', 'select') as migrations`)
  expect(app).toEqual({ orders: true, jobs: true, sequences: true, functions: true, migrations: false })
})
