import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OrderRowWire, PageOf } from '#contract/customers/customer-lists.ts'
import type { CustomerPageWire } from '#contract/customers/customer-desk.ts'
import type { OrderListWire, OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { makeCompany, type TestCompany } from '#server/testing/make-company.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: MoneyShop
let company: TestCompany
let member: Payer
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test)
  company = await makeCompany(test, shop, { order_limit: null })
  member = company.members[0] as Payer
})
afterAll(() => test.close())

const move = async (id: string, action: string, more = {}) => {
  const { version } = await member.visitor.order(id)
  const path = `/api/v1/staff/orders/${id}/transitions`
  return company.owner.call<TicketWire>('POST', path, { action, version, ...more })
}

/** What everybody is told of it: its guest on its page and in the list, staff in the list, at its filters, in its journal and at the customer. */
const viewsOf = async ({ id }: OrderWire) => {
  const order = await member.visitor.order(id)
  const { data } = await member.visitor.call<PageOf<OrderRowWire>>('GET', '/api/v1/user/orders')
  const list = (query: string) => company.owner.call<OrderListWire>('GET', `/api/v1/staff/orders${query}`)
  const filters = await Promise.all(
    ['canceled', 'missed', 'refunded', 'partially_refunded', 'delivered'].map(async (status) =>
      (await list(`?status=${status}`)).data.some((one) => one.id === id) ? [status] : [],
    ),
  )
  const page = await company.owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${id}`)
  const path = `/api/v1/staff/customers/${member.customerId}`
  const customer = await company.owner.call<CustomerPageWire>('GET', path)
  return {
    stored: order.status,
    guest: order.shown.label,
    onAccount: order.on_account,
    row: data.find((one) => one.id === id)?.shown.label,
    staff: (await list('')).data.find((one) => one.id === id)?.shown,
    customer: customer.orders.find((one) => one.id === id)?.shown,
    filters: filters.flat(),
    last: page.journal.at(-1)?.reason,
  }
}

it('decision 0182: of an order on a company’s account everybody is told how it ended, never that money went back', async () => {
  const canceled = await company.place(member, 'Tea')
  await move(canceled.id, 'cancel', { reason: 'closed' })
  expect(await viewsOf(canceled)).toMatchObject({
    stored: 'refunded',
    guest: 'Canceled',
    onAccount: true,
    row: 'Canceled',
    staff: 'canceled',
    customer: 'canceled',
    filters: ['canceled'],
    last: 'The company owes that much less',
  })

  const again = { action: 'accept', version: canceled.version }
  expect(
    await company.owner.refused('POST', `/api/v1/staff/orders/${canceled.id}/transitions`, again),
  ).toMatchObject({ details: { status: 'canceled' } })

  const served = await company.place(member, 'Shawarma')
  for (const action of ['accept', 'ready', 'hand_over'] as const)
    await move(served.id, action, action === 'accept' ? { minutes: 15 } : {})
  const refunds = `/api/v1/staff/orders/${served.id}/refunds`
  await company.owner.call('POST', refunds, { amount: '5.00', reason: 'cold' })
  expect(await viewsOf(served)).toMatchObject({
    stored: 'partially_refunded',
    guest: 'Completed',
    row: 'Completed',
    staff: 'partially_credited',
    customer: 'partially_credited',
    filters: ['partially_refunded'],
    last: 'The company owes that much less',
  })
})

it('decision 0182: one that was paid is refunded, for everybody', async () => {
  const guest = await shop.payer({ wallet: 5000 })
  const cart = await guest.visitor.choose(await guest.cart('Tea'), { use_wallet: true })
  const paid = await guest.visitor.place(cart, undefined, { mobile: guest.mobile })
  const path = `/api/v1/staff/orders/${paid.id}/transitions`
  await company.owner.call('POST', path, { action: 'cancel', reason: 'closed', version: paid.version })
  const { data } = await company.owner.call<OrderListWire>('GET', '/api/v1/staff/orders?status=refunded')
  expect(data.find(({ id }) => id === paid.id)).toMatchObject({ status: 'refunded', shown: 'refunded' })
  expect(await guest.visitor.order(paid.id)).toMatchObject({
    on_account: false,
    shown: { label: 'Refunded' },
  })
})
