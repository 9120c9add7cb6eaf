import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeStaff } from '#server/testing/make-staff.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'

const session = '/api/v1/staff/session'
const password = 'a good password'
let test: TestApp
let shop: Shop

beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

async function member(email: string) {
  await makeStaff(test.database.db, shop.tenantId, { email, name: 'Noura', role: 'owner', password })
  return new Visitor(test.app, 'console.localhost')
}

async function auditOf(action: string): Promise<number> {
  const rows = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('audit_log')
      .select('id')
      .where('tenant_id', '=', shop.tenantId)
      .where('action', '=', action)
      .execute(),
  )
  return rows.length
}

it('signs in by e-mail in any case, for twelve hours, by a cookie that scripts and other sites cannot use', async () => {
  const visitor = await member('signs-in@shop.example')
  const response = await visitor.send('POST', session, { email: ' Signs-In@shop.example ', password })
  expect(response.status).toBe(200)
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('staff='))
  expect(cookie).toMatch(/^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
  const who = await visitor.call<StaffWire>('GET', session)
  expect(who).toMatchObject({ name: 'Noura', role: 'owner', tenant: { id: shop.tenantId, currency: 'SAR' } })
  expect(who.branches.map((branch) => branch.id)).toEqual(shop.branchIds)
  expect(await auditOf('sign-in')).toBeGreaterThan(0)
})

it('stores only a hash of the token', async () => {
  const visitor = await member('hash@shop.example')
  await visitor.signIn('hash@shop.example', password)
  const rows = await test.database.db.read(shop.tenantId, (db) =>
    db.q.selectFrom('staff_sessions').select('token_hash').where('tenant_id', '=', shop.tenantId).execute(),
  )
  expect(rows.map((row) => row.token_hash)).not.toContain(visitor.cookies.get('staff'))
})

it('gives the same answer for an unknown e-mail and a wrong password', async () => {
  const visitor = await member('known@shop.example')
  const wrong = await visitor.refused('POST', session, { email: 'known@shop.example', password: 'wrong' })
  const unknown = await visitor.refused('POST', session, { email: 'nobody@shop.example', password: 'wrong' })
  const answerOf = ({ status, code, message }: typeof wrong) => ({ status, code, message })
  expect(answerOf(wrong)).toEqual(answerOf(unknown))
  expect(wrong).toMatchObject({ status: 401, code: 'sign-in-failed' })
  expect(visitor.cookies.has('staff')).toBe(false)
})

it('makes a guesser wait, even for the right password, and says how long', async () => {
  const visitor = await member('guessed@shop.example')
  for (let i = 0; i < 5; i++)
    await visitor.refused('POST', session, { email: 'guessed@shop.example', password: `${i}` })
  const response = await visitor.send('POST', session, { email: 'guessed@shop.example', password })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('revokes the session at sign-out, wherever its cookie is', async () => {
  const visitor = await member('leaves@shop.example')
  await visitor.signIn('leaves@shop.example', password)
  const stolen = new Visitor(test.app, 'console.localhost')
  stolen.cookies.set('staff', visitor.cookies.get('staff') ?? '')
  await visitor.call('DELETE', session)
  expect(visitor.cookies.has('staff')).toBe(false)
  expect(await stolen.refused('GET', session)).toMatchObject({ status: 401, code: 'sign-in-required' })
  expect(await auditOf('sign-out')).toBe(1)
})

it('ends a session after its twelve hours, and at once when the member is switched off', async () => {
  const visitor = await member('gone@shop.example')
  await visitor.signIn('gone@shop.example', password)
  await test.database.db.write(shop.tenantId, (db) =>
    db.q
      .updateTable('staff')
      .set({ active: false })
      .where('tenant_id', '=', shop.tenantId)
      .where('email', '=', 'gone@shop.example')
      .execute(),
  )
  expect((await visitor.refused('GET', session)).status).toBe(401)
  const other = await shop.staff()
  await test.database.db.write(shop.tenantId, (db) =>
    db.q
      .updateTable('staff_sessions')
      .set({ ends_at: new Date(0) })
      .where('tenant_id', '=', shop.tenantId)
      .execute(),
  )
  expect((await other.refused('GET', session)).status).toBe(401)
})

it("safety 19: staff calls on a tenant's host are refused, cookie or not", async () => {
  const staff = await shop.staff()
  const onTenant = new Visitor(test.app, shop.host)
  onTenant.cookies.set('staff', staff.cookies.get('staff') ?? '')
  expect((await onTenant.refused('GET', session)).status).toBe(404)
  expect((await onTenant.refused('POST', session, { email: 'a@b.example', password })).status).toBe(404)
  const platform = new Visitor(test.app, 'localhost')
  expect((await platform.refused('GET', session)).status).toBe(404)
})

it("safety 19: changes come from the console's own pages alone, signing in included", async () => {
  const visitor = await member('origin@shop.example')
  const body = { email: 'origin@shop.example', password }
  const foreign = { origin: `http://${shop.host}:3000` }
  expect(await visitor.refused('POST', session, body, foreign)).toMatchObject({
    status: 403,
    code: 'wrong-origin',
  })
  await visitor.signIn(body.email, password)
  expect(await visitor.refused('DELETE', session, undefined, foreign)).toMatchObject({ code: 'wrong-origin' })
})

it('refuses odd characters like any wrong guess', async () => {
  const visitor = new Visitor(test.app, 'console.localhost')
  for (const odd of ['a\u0000b@shop.example', '\uD800@shop.example', '\u202Ea@shop.example', ' '])
    expect(await visitor.refused('POST', session, { email: odd, password: '\u0000\uD800' })).toMatchObject({
      code: expect.stringMatching(/^(bad-input|sign-in-failed)$/),
    })
})
