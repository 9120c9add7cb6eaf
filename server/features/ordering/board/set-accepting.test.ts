import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop

beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    // where nothing can be ordered for later, either
    branches: [
      { name: { ar: 'العليا', en: 'Olaya' }, scheduleAllowed: false },
      { name: { ar: 'النخيل', en: 'Nakheel' } },
    ],
  })
})
afterAll(() => test.close())

const path = (i: number) => `/api/v1/staff/branches/${shop.branchIds[i] ?? ''}/accepting`

it('stops new orders of one branch until it is switched on again; guests are told by name', async () => {
  const staff = await shop.staff('manager')
  const { guest, cart } = await shop.guestWith('Tea')
  await staff.call('PUT', path(0), { accepting: false })
  const refused = await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), {
    'idempotency-key': 'a-key-of-its-own',
  })
  expect(refused.code).toBe('order-service-unavailable')
  const who = await staff.call<StaffWire>('GET', '/api/v1/staff/session')
  expect(who.branches.map((branch) => branch.accepting)).toEqual([false, true])
  expect(await staff.call('PUT', path(0), { accepting: true })).toEqual({ accepting: true })
  const order = await guest.place(cart)
  expect(order.status).toBe('callcenter_pending')
})

it('writes one line of audit per change, none when nothing changes', async () => {
  const staff = await shop.staff()
  await staff.call('PUT', path(1), { accepting: false })
  await staff.call('PUT', path(1), { accepting: false })
  const rows = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('audit_log')
      .selectAll()
      .where('tenant_id', '=', shop.tenantId)
      .where('subject', '=', shop.branchIds[1] ?? '')
      .execute(),
  )
  expect(rows.map((row) => [row.action, row.before, row.after])).toEqual([
    ['set-accepting', { accepting: true }, { accepting: false }],
  ])
})

it('attack: another branch than mine, another restaurant, the kitchen', async () => {
  const elsewhere = await shop.staff('manager', [shop.branchIds[1] ?? ''])
  expect(await elsewhere.refused('PUT', path(0), { accepting: false })).toMatchObject({
    status: 404,
    code: 'branch-not-found',
  })
  const stranger = await (await makeShop(test)).staff()
  expect(await stranger.refused('PUT', path(0), { accepting: false })).toMatchObject({
    status: 404,
    code: 'branch-not-found',
  })
  expect(await (await shop.staff('kitchen')).refused('PUT', path(0), { accepting: false })).toMatchObject({
    status: 403,
    code: 'not-allowed',
  })
})
