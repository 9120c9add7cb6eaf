import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderRowWire, PageOf } from '#contract/customers/customer-lists.ts'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'
import { demoCustomer } from './demo-customer.ts'
import { demoTenants } from './demo-tenants.ts'
import { fillCustomer } from './fill-customer.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

it('a demo’s regular signs in and finds orders on two pages, balances, address and vehicle', async () => {
  const [tenant] = demoTenants
  if (!tenant) throw new Error('the demo has no restaurant')
  const { id: accountId } = await test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('gateway_accounts')
      .select('id')
      .where('tenant_id', '=', shop.tenantId)
      .executeTakeFirstOrThrow(),
  )
  const { items } = await test.deps.catalogues.current(shop.tenantId)
  const [branchId = ''] = shop.branchIds
  const place = { tenantId: shop.tenantId, branchId, accountId, items: [...items.values()] }
  await fillCustomer(test.database.db, tenant, place)

  const who = demoCustomer(tenant)
  const visitor = shop.guest()
  const { is_new, customer } = await signInCustomer(test, shop, visitor, who.mobile)
  expect(is_new).toBe(false)
  expect(customer satisfies CustomerWire).toMatchObject({
    name: who.name,
    customer_group_name: 'Gold',
    customer_addresses: [{ is_default: true }],
    vehicles: [{ brand_id: 'toyota' }],
  })
  const { data, meta } = await visitor.call<PageOf<OrderRowWire>>('GET', '/api/v1/user/orders?page=2')
  expect(meta).toMatchObject({ total: 12, last_page: 2 })
  expect(data).toHaveLength(2)
  for (const { id } of data)
    expect(await visitor.order(id)).toMatchObject({ mine: true, status: 'delivered' })
  const sum = (entries: typeof who.wallet) => entries.reduce((total, [, , amount]) => total + amount, 0)
  expect(await visitor.call('GET', '/api/v1/wallet/wallet-logs/balance')).toMatchObject({
    balance: (sum(who.wallet) / 100).toFixed(2),
  })
  expect(await visitor.call('GET', '/api/v1/loyalty/points-logs/balance')).toEqual({
    balance: sum(who.points),
    expiring: null,
  })
})

it('has a number of its own in each demo restaurant’s country', () => {
  const numbers = demoTenants.map((tenant) => demoCustomer(tenant).mobile)
  expect(new Set(numbers).size).toBe(demoTenants.length)
  for (const number of numbers) expect(number).toMatch(/^\+(9665\d{8}|201\d{9}|9715\d{8})$/)
})
