import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderWire, PaymentWire } from '#contract/ordering/order.ts'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { settleAttempt } from './settle-attempt.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const minute = 60_000

async function toPay() {
  const shop = await makeShop(test)
  const made = await makeOrderToPay(shop)
  return { shop, ...made, settle: () => settleAttempt(test.deps, shop.tenantId, made.reference) }
}
const payment = (guest: Visitor, reference: string) =>
  guest.call<PaymentWire>('GET', `/api/v1/payments/${reference}`)

describe('a payment', () => {
  it('captured makes the order, with a number and an emptied cart', async () => {
    const { guest, order, pay_url, reference } = await toPay()
    await guest.pay(pay_url)
    expect(await payment(guest, reference)).toMatchObject({
      state: 'paid',
      order_id: order.id,
      order_number: '001',
    })
    expect(await guest.order(order.id)).toMatchObject({
      status: 'created',
      payment_state: 'paid',
      number: '001',
    })
    expect(await guest.call('GET', '/api/v1/carts/current')).toEqual({ cart: null })
  })

  it('opened twice is one attempt at the gateway', async () => {
    const { guest, order, reference, pay_url } = await toPay()
    expect(await guest.openPayment(order.id)).toMatchObject({ reference, pay_url })
  })

  it('safety 3: return, webhook and sweeper at once, many times, settle it once', async () => {
    const { guest, shop, order, pay_url, settle } = await toPay()
    await guest.pay(pay_url)
    await Promise.all([settle(), settle(), settle(), settle(), settle()])
    await test.sweep()
    expect(await settle()).toBe('captured')
    const rows = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('orders')
        .select(['captured', 'refunding', 'number'])
        .where('tenant_id', '=', shop.tenantId)
        .execute(),
    )
    expect(rows).toEqual([{ captured: 2000, refunding: 0, number: 1 }])
    expect((await guest.order(order.id)).status).toBe('created')
  })

  it('declined keeps the order; another card pays it', async () => {
    const { guest, order, pay_url, reference } = await toPay()
    await guest.pay(pay_url, '4000000000000002')
    test.pass(20_000)
    expect(await payment(guest, reference)).toMatchObject({ state: 'declined', can_retry: true })
    const again = await guest.openPayment(order.id)
    await guest.pay(again.pay_url)
    test.pass(20_000)
    expect(await payment(guest, again.reference)).toMatchObject({ state: 'paid' })
  })

  it('safety 11: under way at the bank, there is no pay button', async () => {
    const { guest, shop, order, pay_url, reference } = await toPay()
    const newer = async (since = 0) =>
      (await guest.call<{ order: OrderWire | null }>('GET', `/api/v1/orders/${order.id}?since=${since}`))
        .order
    expect((await guest.order(order.id)).can_pay).toBe(true)
    await guest.pay(pay_url, '4000000000000119')
    test.pass(20_000)
    expect(await payment(guest, reference)).toMatchObject({ state: 'waiting' })
    const seen = await newer(order.version)
    expect(seen?.can_pay).toBe(false)
    expect(await guest.refused('POST', `/api/v1/orders/${order.id}/payments`, {})).toMatchObject({
      code: 'payment-under-way',
    })
    const said = { account: shop.tenantId, payment: reference, as: 'declined' }
    expect((await test.bench.operate('POST', '/settle', said)).status).toBe(204)
    test.pass(20_000)
    expect(await payment(guest, reference)).toMatchObject({ state: 'declined' })
    expect((await newer(seen?.version))?.can_pay).toBe(true)
  })

  it('safety 11: its reference shows another browser the status alone', async () => {
    const { shop, guest, pay_url, reference } = await toPay()
    await guest.pay(pay_url)
    await payment(guest, reference)
    expect(await payment(shop.guest(), reference)).toEqual({
      state: 'paid',
      order_id: null,
      order_number: null,
      table_session_id: null,
      group_id: null,
      reservation_id: null,
      wallet_top_up: false,
      amount: '20.00',
      currency: 'SAR',
      can_retry: false,
    })
  })

  it('safety 3: money within ten minutes after the hold revives the order', async () => {
    const { guest, order, pay_url } = await toPay()
    await guest.pay(pay_url)
    test.pass(15 * minute + 1000)
    await test.sweep()
    await test.sweep()
    expect((await guest.order(order.id)).status).toBe('created')
  })

  it('safety 3: money that comes later goes back', async () => {
    const { shop, guest, order, pay_url, settle } = await toPay()
    await test.database.db.write(shop.tenantId, async (db) => {
      await db.q
        .updateTable('payment_attempts')
        .set({ ask_at: null })
        .where('tenant_id', '=', shop.tenantId)
        .execute()
      await db.q
        .updateTable('orders')
        .set({
          status: 'canceled',
          cancel_reason: 'payment-expired',
          payment_state: 'closed',
          hold_until: null,
          ended_at: new Date(test.deps.clock() - 11 * minute),
        })
        .where('tenant_id', '=', shop.tenantId)
        .execute()
    })
    await guest.pay(pay_url)
    expect(await settle()).toBe('captured')
    await test.sweep()
    expect(await guest.order(order.id)).toMatchObject({
      status: 'canceled',
      number: null,
      refunds: [{ amount: '20.00', state: 'done' }],
    })
  })

  it('safety 1: a superseded order that is captured after all never revives, its money goes back', async () => {
    const { shop, guest, order, pay_url, settle } = await toPay()
    await test.database.db.write(shop.tenantId, async (db) => {
      await db.q
        .updateTable('orders')
        .set({
          status: 'canceled',
          cancel_reason: 'superseded',
          payment_state: 'closed',
          hold_until: null,
          ended_at: new Date(),
        })
        .where('tenant_id', '=', shop.tenantId)
        .execute()
    })
    await guest.pay(pay_url)
    await settle()
    await test.sweep()
    expect(await guest.order(order.id)).toMatchObject({
      status: 'canceled',
      refunds: [{ amount: '20.00', state: 'done' }],
    })
  })

  it("safety 1: another amount than the order's goes back", async () => {
    const { shop, guest, order, pay_url, settle } = await toPay()
    await test.database.db.write(shop.tenantId, async (db) => {
      await db.q.updateTable('orders').set({ total: 2500 }).where('tenant_id', '=', shop.tenantId).execute()
    })
    await guest.pay(pay_url)
    await settle()
    await test.sweep()
    expect(await guest.order(order.id)).toMatchObject({
      status: 'callcenter_pending',
      refunds: [{ amount: '20.00', state: 'done' }],
    })
  })

  it('safety 3: not asked for and not paid, the hold ends and the cart is free again', async () => {
    const { guest, cart, order } = await toPay()
    test.pass(15 * minute + 1000)
    await test.sweep()
    await test.sweep()
    expect(await guest.order(order.id)).toMatchObject({
      status: 'canceled',
      cancel_reason: 'payment-expired',
      can_pay: false,
    })
    const again = await guest.call<typeof cart>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect((await guest.place(again)).id).not.toBe(order.id)
  })

  it('safety 11: a webhook is taken five times and counted once; a forged one is refused', async () => {
    const { guest, shop, order, pay_url, reference } = await toPay()
    await guest.pay(pay_url)
    const received = await test.bench.inbox.until((all) => all.some((one) => one.reference === reference))
    const hook = received.find((one) => one.reference === reference)
    if (!hook) throw new Error('no webhook came')
    const account = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('gateway_accounts')
        .select('id')
        .where('tenant_id', '=', shop.tenantId)
        .executeTakeFirstOrThrow(),
    )
    const send = (body: string) =>
      test.app.request(`http://127.0.0.1/api/v1/payments/webhooks/sandbox/${account.id}`, {
        method: 'POST',
        body,
        headers: hook.headers,
      })
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await send(hook.body)).status))
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
    expect((await send(hook.body.replace('captured', 'refunded'))).status).toBe(401)
  })
})
