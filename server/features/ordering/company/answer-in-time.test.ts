import { afterAll, beforeAll, expect, it } from 'vitest'
import { findCompanyOrder } from '#server/store/companies/company-orders.ts'
import { makeCompany } from '#server/testing/make-company.ts'
import { makeMoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

it('rule "Orders on account": an order for later is answered while its slot can be ordered for', async () => {
  const dayMs = 86_400_000
  const slotRule = { periodMinutes: 30, leadMinutes: 6 * 60, stopMinutes: 0, limits: {} }
  const own = await makeMoneyShop(
    test,
    {},
    {
      branches: [{ name: { ar: 'أ', en: 'A' }, slotRule, scheduleAllowed: true }],
    },
  )
  const company = await makeCompany(test, own)
  const [member] = company.members
  if (!member) throw new Error('no member')
  const start = Math.ceil((test.deps.clock() + dayMs) / 1_800_000) * 1_800_000
  const cart = await member.visitor.choose(await company.cart(member, 'Tea'), {
    timing: { kind: 'scheduled', slot_start: new Date(start).toISOString() },
  })
  const order = await member.visitor.place(cart, undefined, { mobile: member.mobile })
  const owes = await test.database.db.read(own.tenantId, (db) => findCompanyOrder(db, order.id))
  expect(owes?.decide_by).toEqual(new Date(start - 6 * 3_600_000))
})
