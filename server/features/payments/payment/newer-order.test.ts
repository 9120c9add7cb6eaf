import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderListWire, OrderPageWire } from '#contract/ordering/order-desk.ts'
import { reopenCart } from '#server/store/ordering/carts.ts'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { settleAttempt } from './settle-attempt.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

it('safety 3: late money goes back, also within ten minutes, once a newer order was made of its cart', async () => {
  const shop = await makeShop(test)
  const { guest, cart, order, pay_url, reference } = await makeOrderToPay(shop)
  // the hold ended while the gateway could not be reached to close the payment
  await test.database.db.write(shop.tenantId, async (db) => {
    const ended = { status: 'canceled', cancel_reason: 'payment-expired', payment_state: 'closed' } as const
    await db.q
      .updateTable('orders')
      .set({ ...ended, hold_until: null, ended_at: new Date(test.deps.clock()) })
      .where('tenant_id', '=', shop.tenantId)
      .execute()
    await reopenCart(db, cart.cart_id, cart.version)
  })
  const again = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
  const newer = await guest.place(again)
  await guest.pay(pay_url)
  await settleAttempt(test.deps, shop.tenantId, reference)
  await test.sweep()
  expect(await guest.order(order.id)).toMatchObject({
    status: 'canceled',
    number: null,
    refunds: [{ amount: '20.00', state: 'done' }],
  })
  expect(await guest.order(newer.id)).toMatchObject({ status: 'callcenter_pending', can_pay: true })
})

it('safety 5: late money that its gateway would not give back stands in the list of orders until it is sent again', async () => {
  const shop = await makeShop(test)
  const { guest, order, pay_url, reference } = await makeOrderToPay(shop)
  const owner = await shop.staff()
  const listed = async () =>
    (await owner.call<OrderListWire>('GET', '/api/v1/staff/orders')).data.map(({ id }) => id)
  const superseded = { status: 'canceled', cancel_reason: 'superseded', payment_state: 'closed' } as const
  await test.database.db.write(shop.tenantId, ({ q }) =>
    q
      .updateTable('orders')
      .set({ ...superseded, hold_until: null, ended_at: new Date(test.deps.clock()) })
      .where('tenant_id', '=', shop.tenantId)
      .execute(),
  )
  expect(await listed()).toEqual([])
  await test.bench.setFaults({ refunds: { mode: 'later', seconds: 0, outcome: 'failed' } })
  await guest.pay(pay_url)
  await settleAttempt(test.deps, shop.tenantId, reference)
  for (const _ of [1, 2]) {
    test.pass(3_600_000)
    await test.sweep()
  }
  await test.bench.setFaults({})
  expect(await guest.order(order.id)).toMatchObject({ refunds: [{ state: 'failed' }] })
  expect(await listed()).toEqual([order.id])
  const { ticket } = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
  expect(ticket.may).toEqual(['refund'])
  await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'paid too late' })
  expect(await guest.order(order.id)).toMatchObject({ refunded: '20.00' })
  expect(await listed()).toEqual([])
})
