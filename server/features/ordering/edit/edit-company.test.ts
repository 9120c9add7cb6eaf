import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import { editUrl } from '#server/testing/edit-lines-of.ts'
import { makeCompany } from '#server/testing/make-company.ts'
import { makeMoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

it("an order on a company's account is offered to be cancelled, not changed: its company approved that sum", async () => {
  const company = await makeCompany(test, await makeMoneyShop(test), { order_limit: null })
  const [member] = company.members
  if (!member) throw new Error('no member')
  const order = await company.place(member, 'Tea')
  const page = await company.owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
  expect(page.ticket).toMatchObject({ status: 'created', pay_method: 'company' })
  expect(page.ticket.may).toContain('cancel')
  expect(page.ticket.may).not.toContain('edit')
  expect(await company.owner.refused('GET', editUrl(order))).toMatchObject({ code: 'company-fixed' })
})
