import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartWire } from '#contract/cart.ts'
import { reopenCart } from '#server/store/carts.ts'
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
