import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MenuWire } from '#contract/menu/menu.ts'
import type { StockWire } from '#contract/backoffice/staff.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
let branchId: string

beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, {
    branches: [{ name: { ar: 'العليا', en: 'Olaya' } }, { name: { ar: 'النخيل', en: 'Nakheel' } }],
  })
  branchId = shop.branchIds[0] ?? ''
})
afterAll(() => test.close())

const path = (name: string) => `/api/v1/staff/items/${shop.itemId(name)}/sold-out`
const stateOf = async (name: string, branch = branchId) => {
  const menu = await shop.guest().call<MenuWire>('GET', `/api/v1/menu?branch_id=${branch}`)
  return menu.items.find((item) => item.name === name)?.state
}
const shown = async (name: string) => {
  const stock = await (
    await shop.staff('kitchen')
  ).call<StockWire>('GET', `/api/v1/staff/items?branch_id=${branchId}`)
  return stock.groups.flatMap((group) => group.items).find((item) => item.name === name)
}

it('marks an item sold out at one branch until it is switched back, and says so in the audit log', async () => {
  const staff = await shop.staff('cashier')
  const body = { branch_id: branchId, sold_out: true, until: null }
  expect(await staff.call('PUT', path('Tea'), body)).toEqual({ sold_out: true, until: null })
  expect(await stateOf('Tea')).toBe('sold_out')
  expect(await stateOf('Tea', shop.branchIds[1])).toBe('available')
  expect(await shown('Tea')).toMatchObject({ sold_out: true, until: null, until_time: '' })
  await staff.call('PUT', path('Tea'), { ...body, sold_out: false })
  expect(await stateOf('Tea')).toBe('available')
  const rows = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('audit_log')
      .selectAll()
      .where('tenant_id', '=', shop.tenantId)
      .where('action', '=', 'set-sold-out')
      .orderBy('id')
      .execute(),
  )
  expect(rows.map((row) => [row.before, row.after])).toEqual([
    [
      { sold_out: false, until: null },
      { sold_out: true, until: null },
    ],
    [
      { sold_out: true, until: null },
      { sold_out: false, until: null },
    ],
  ])
})

it('ends by itself at its moment', async () => {
  const staff = await shop.staff('kitchen')
  const until = new Date(test.deps.clock() + 3_600_000).toISOString()
  await staff.call('PUT', path('Shawarma'), { branch_id: branchId, sold_out: true, until })
  const mark = await shown('Shawarma')
  expect(mark).toMatchObject({ sold_out: true, until })
  expect(mark?.until_time).toMatch(/^\d\d:\d\d [AP]M$/)
  test.pass(3_600_001)
  expect(await stateOf('Shawarma')).toBe('available')
  expect(await shown('Shawarma')).toMatchObject({ sold_out: false, until: null })
})

it('refuses a moment that is past, and an item that is not on the menu', async () => {
  const staff = await shop.staff()
  const past = await staff.refused('PUT', path('Tea'), {
    branch_id: branchId,
    sold_out: true,
    until: new Date(0).toISOString(),
  })
  expect(past).toMatchObject({ status: 400, code: 'bad-input' })
  const gone = await staff.refused('PUT', '/api/v1/staff/items/none/sold-out', {
    branch_id: branchId,
    sold_out: true,
  })
  expect(gone).toMatchObject({ status: 404, code: 'item-not-found' })
})

it('attack: another branch than mine, another restaurant, and a role without it change nothing', async () => {
  const body = { branch_id: branchId, sold_out: true }
  const elsewhere = await shop.staff('cashier', [shop.branchIds[1] ?? ''])
  expect(await elsewhere.refused('PUT', path('Tea'), body)).toMatchObject({
    status: 404,
    code: 'branch-not-found',
  })
  const stranger = await (await makeShop(test)).staff()
  expect(await stranger.refused('PUT', path('Tea'), body)).toMatchObject({
    status: 404,
    code: 'branch-not-found',
  })
  const host = await shop.staff('host')
  expect(await host.refused('PUT', path('Tea'), body)).toMatchObject({ status: 403, code: 'not-allowed' })
  expect(await host.refused('GET', `/api/v1/staff/items?branch_id=${branchId}`)).toMatchObject({
    code: 'not-allowed',
  })
  expect(await stateOf('Tea')).toBe('available')
})
