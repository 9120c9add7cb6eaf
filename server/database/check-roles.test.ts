import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addBareTenant } from '#server/testing/add-bare-tenant.ts'
import { makeTestDatabase, type TestDatabase } from '#server/testing/database.ts'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { checkAppLogin, checkRoles } from './check-roles.ts'

let test: TestDatabase
let role: string
let roleUrl: string

beforeAll(async () => {
  test = await makeTestDatabase()
})
afterAll(() => test.close())
// Each test has a login of its own: the logins belong to the whole cluster. What it broke in the walls stands again after it.
beforeEach(async () => {
  role = `app_${randomBytes(8).toString('hex')}`
  const url = new URL(test.appUrl)
  url.username = role
  url.password = 'x'
  roleUrl = url.href
  await run(`create role ${role} login password 'x'; grant select on all tables in schema public to ${role}`)
})
afterEach(() =>
  run(`drop owned by ${role}; drop role ${role}; drop table if exists mine, bare, lax; drop view if exists wide;
    drop policy if exists hole on settings`),
)

const run = (text: string) => asSuperuser(test.superuserUrl, (client: pg.Client) => client.query(text))

describe('the start', () => {
  it('safety 14: goes on when every wall stands', async () => {
    await checkRoles(roleUrl)
    await checkRoles(test.appUrl)
  })

  it('safety 14: is refused when the app login is a superuser', async () => {
    await run(`alter role ${role} superuser`)
    await expect(checkRoles(roleUrl)).rejects.toThrow(`${role} is a superuser`)
  })

  it('safety 14: is refused when the app login bypasses row-level security', async () => {
    await run(`alter role ${role} bypassrls`)
    await expect(checkRoles(roleUrl)).rejects.toThrow(`${role} bypasses row-level security`)
  })

  it('safety 14: is refused when the app login owns a table', async () => {
    await run(`create table mine (n int); alter table mine owner to ${role}`)
    await expect(checkRoles(roleUrl)).rejects.toThrow(`${role} owns mine`)
  })

  it('safety 14: is refused when the app login is a member of the owner', async () => {
    await run(`grant owner to ${role}`)
    await expect(checkRoles(roleUrl)).rejects.toThrow(`${role} owns`)
    await run(`revoke owner from ${role}`)
  })

  it('safety 14: is refused when a table with tenant_id lacks row-level security', async () => {
    await run('create table bare (tenant_id text primary key)')
    await expect(checkRoles(roleUrl)).rejects.toThrow('no row-level security with a policy: bare.')
  })

  it('safety 14: is refused when a table with tenant_id lacks a policy', async () => {
    await run('create table bare (tenant_id text primary key); alter table bare enable row level security')
    await expect(checkRoles(roleUrl)).rejects.toThrow('no row-level security with a policy: bare.')
  })

  it('safety 14: is refused when a view is not security_invoker', async () => {
    await run('create view wide as select * from settings')
    await expect(checkRoles(roleUrl)).rejects.toThrow('not security_invoker: wide.')
    await run('alter view wide set (security_invoker = true)')
    await checkRoles(roleUrl)
  })

  it('safety 14: is refused when a table answers without a tenant', async () => {
    await run(`create table lax (tenant_id text); alter table lax enable row level security;
      create policy lax on lax using (tenant_id = current_setting('app.tenant_id', true)); grant select on lax to ${role}`)
    await expect(checkRoles(roleUrl)).rejects.toThrow('lax answers without a tenant')
  })

  it('safety 14: is refused when a tenant sees rows of another', async () => {
    await addBareTenant(test.db, 'one')
    await run(`create policy hole on settings using (current_setting('app.tenant_id') <> '')`)
    await expect(checkRoles(roleUrl)).rejects.toThrow('settings shows rows of another tenant')
  })

  it('safety 14: is refused before a table is made when the app login may act as the owner’s', async () => {
    await run(`create role new_${role} login; grant new_${role} to ${role}`)
    await asSuperuser(test.superuserUrl, async (client) => {
      await client.query(`set role new_${role}`)
      await expect(checkAppLogin(roleUrl, client)).rejects.toThrow("is DATABASE_URL's own, or may act as it")
    })
    await run(`drop role new_${role}`)
  })

  it('says in one sentence that the app login cannot connect', async () => {
    const url = new URL(roleUrl)
    url.password = 'wrong'
    await expect(checkRoles(url.href)).rejects.toThrow(/^The app login of the database cannot connect: /)
  })
})
