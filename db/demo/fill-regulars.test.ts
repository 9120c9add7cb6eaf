import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CustomerListWire } from '#contract/customers/customer-desk.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import { getCountry } from '#domain/core/country.ts'
import { normaliseMobile } from '#domain/core/mobile.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { demoTenants } from './demo-tenants.ts'
import { fillRegulars } from './fill-regulars.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

it('a demo’s restaurant has guests who come back, in its country, and a month of sales', async () => {
  for (const tenant of demoTenants) {
    const shop = await makeShop(test, { country: tenant.country })
    const { id: accountId } = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('gateway_accounts').select('id').executeTakeFirstOrThrow(),
    )
    const { items } = await test.deps.catalogues.current(shop.tenantId)
    const { tenantId, branchIds } = shop
    await fillRegulars(test.database.db, tenant, {
      tenantId,
      branchIds,
      accountId,
      items: [...items.values()],
    })
    const owner = await shop.staff()
    const { data } = await owner.call<CustomerListWire>('GET', '/api/v1/staff/customers?sort=orders')
    expect(data.map(({ orders }) => orders)).toEqual([9, 7, 6, 5, 5, 4, 3, 3, 2, 1, 0])
    for (const { mobile } of data)
      expect({ mobile, valid: normaliseMobile(mobile, getCountry(tenant.country)) }).toEqual({
        mobile,
        valid: mobile,
      })
    // a guest's order of the same day would otherwise get a number that is taken, and stay unpaid for good
    const behind = await test.database.db.read(tenantId, ({ q }) =>
      q
        .selectFrom('orders as o')
        .leftJoin('order_counters as c', (join) =>
          join.onRef('c.branch_id', '=', 'o.branch_id').onRef('c.business_date', '=', 'o.business_date'),
        )
        .select(['o.number', 'c.last'])
        .where((eb) => eb.or([eb('c.last', 'is', null), eb('c.last', '<', eb.ref('o.number'))]))
        .execute(),
    )
    expect(behind).toEqual([])
    await test.sweep()
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const report = await owner.call<ReportWire>(
      'GET',
      `/api/v1/staff/reports/sales?from=${day(31)}&to=${day(0)}&by=hour`,
    )
    expect(report.sums.orders).toBe(45)
    expect(report.rows.filter(({ orders }) => orders > 0).length).toBeGreaterThan(4)
    expect(report.ratings.count).toBe(7)
  }
})
