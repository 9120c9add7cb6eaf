import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PaymentWire } from '#contract/ordering/order.ts'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { settleAttempt } from './settle-attempt.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const minute = 60_000

/** Paid by a card whose bank takes its time. */
async function toPay() {
  const shop = await makeShop(test)
  const made = await makeOrderToPay(shop)
  await made.guest.pay(made.pay_url, '4000000000000119')
  const bank = { account: shop.tenantId, payment: made.reference, as: 'captured' }
  return {
    ...made,
    settle: () => settleAttempt(test.deps, shop.tenantId, made.reference),
    read: () => made.guest.call<PaymentWire>('GET', `/api/v1/payments/${made.reference}`),
    bankAnswers: () => test.bench.operate('POST', '/settle', bank),
  }
}

it('safety 3: nobody is told that nothing was charged while the bank still has it, also once the hold is over', async () => {
  const { guest, order, read, bankAnswers } = await toPay()
  test.pass(20_000)
  expect(await read()).toMatchObject({ state: 'waiting' })
  test.pass(21 * minute)
  for (const _ of ['ends the hold', 'asks']) await test.sweep()
  expect((await guest.order(order.id)).cancel_reason).toBe('payment-expired')
  expect(await read()).toMatchObject({ state: 'waiting' })
  await bankAnswers()
  test.pass(minute)
  expect(await read()).toMatchObject({ state: 'paid', order_id: order.id })
  expect((await guest.order(order.id)).status).toBe('created')
})

it('safety 3: late money of which a webhook tells goes back at once, however long the sweeper waits by then', async () => {
  const { guest, order, settle, bankAnswers } = await toPay()
  for (const minutes of [21, 0, 60]) {
    test.pass(minutes * minute)
    await test.sweep()
  }
  await bankAnswers()
  expect(await settle()).toBe('captured')
  await test.sweep()
  expect(await guest.order(order.id)).toMatchObject({ status: 'canceled', refunds: [{ state: 'done' }] })
})
