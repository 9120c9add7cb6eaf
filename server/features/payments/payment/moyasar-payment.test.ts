import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GatewayAccountWire } from '#contract/payments/gateways.ts'
import type { PaymentWire } from '#contract/ordering/order.ts'
import { makeMoyasarBench, type MoyasarBench } from '#server/adapters/payment/make-moyasar-bench.ts'
import type { BenchCard } from '#server/adapters/payment/gateway-bench.ts'
import { makeOrderToPay } from '#server/testing/make-order-to-pay.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let bench: MoyasarBench
let test: TestApp
let shop: Shop
let account: GatewayAccountWire
beforeAll(async () => {
  bench = await makeMoyasarBench()
  test = await makeTestApp({ gateways: [bench.gateway] })
  shop = await makeShop(test)
  const owner = await shop.staff()
  account = await owner.call('POST', '/api/v1/staff/gateways', {
    gateway: 'moyasar',
    name: 'Main',
    address: 'test',
    simulator_url: bench.simulator.url,
    secret_key: 'sk_test_saffron',
    webhook_secret: 'typed-in-the-dashboard',
  })
  await owner.call('POST', `/api/v1/staff/gateways/${account.id}/choose`, {})
})
afterEach(() => {
  bench.simulator.faults.clear()
  test.resetClock()
})
afterAll(async () => {
  await test.close()
  await bench.close()
})

async function toPay() {
  const { guest, cart, order, reference, pay_url } = await makeOrderToPay(shop)
  const [invoice] = bench.simulator.books.ofReference('sk_test_saffron', reference)
  const session = {
    opened: true as const,
    sessionId: invoice!.id,
    payUrl: pay_url,
    expiresAt: new Date(),
    live: false,
    raw: '',
  }
  return {
    guest,
    cart,
    order,
    invoice: invoice!,
    pay: (card: BenchCard) => bench.pay(session, card),
    read: () => guest.call<PaymentWire>('GET', `/api/v1/payments/${reference}`),
  }
}
/** What the gateway sends to the product, since the bench's own shop took it. */
async function deliver(invoiceId: string, over: object = {}) {
  await bench.simulator.hooks.settled()
  const sent = bench.inbox.received.find((hook) => hook.body.includes(invoiceId))
  const body = JSON.stringify({ ...(JSON.parse(sent?.body ?? '{}') as object), ...over })
  const path = `http://127.0.0.1/api/v1/payments/webhooks/moyasar/${account.id}`
  return test.app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}

describe('a payment at Moyasar', () => {
  it('makes the order when the browser comes back', async () => {
    const { guest, order, pay, read, invoice } = await toPay()
    expect(invoice).toMatchObject({ amount: 2000, currency: 'SAR' })
    await pay('approved')
    expect(await read()).toMatchObject({ state: 'paid', order_id: order.id })
    expect((await guest.order(order.id)).status).toBe('created')
  })

  it('safety 11: makes the order when only the webhook comes, once however often it comes', async () => {
    const { guest, order, pay, invoice } = await toPay()
    await pay('approved')
    const all = await Promise.all([1, 2, 3].map(() => deliver(invoice.id)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', payment_state: 'paid' })
  })

  it('safety 11, 12: a webhook with another secret or of the other mode changes nothing', async () => {
    const { guest, order, pay, invoice } = await toPay()
    await pay('approved')
    expect((await deliver(invoice.id, { secret_token: 'guess' })).status).toBe(401)
    expect((await deliver(invoice.id, { live: true })).status).toBe(401)
    expect((await guest.order(order.id)).status).toBe('callcenter_pending')
    await test.sweep()
  })

  it('a declined card keeps the order, and another card pays it', async () => {
    const { guest, order, pay, read } = await toPay()
    await pay('declined')
    expect(await read()).toMatchObject({ state: 'declined', can_retry: true })
    await pay('approved')
    expect((await guest.openPayment(order.id).catch(() => undefined)) ?? (await read())).toBeTruthy()
    test.pass(2_000)
    expect((await read()).state).toBe('paid')
  })

  it('safety 1: an edited cart cancels the invoice, so that no money can come for it', async () => {
    const { guest, cart, invoice } = await toPay()
    await guest.add(cart, shop.itemId('Tea'))
    expect(invoice.canceled).toBe(true)
  })

  it('safety 3: while the gateway does not answer, the payment waits and nothing is said to be unpaid', async () => {
    const { pay, read } = await toPay()
    await pay('approved')
    bench.simulator.faults.plan(/GET/, 503)
    expect((await read()).state).toBe('waiting')
    bench.simulator.faults.clear()
    test.pass(2_000)
    expect((await read()).state).toBe('paid')
  })

  it('safety 1: an invoice that was paid with another sum goes back whole', async () => {
    const { pay, read, invoice } = await toPay()
    Object.assign(invoice, { amount: 500 })
    await pay('approved')
    await read()
    await test.sweep()
    test.pass(2_000)
    expect((await read()).state).toBe('returned')
    expect(invoice.payments[0]).toMatchObject({ status: 'refunded', refunded: 500 })
  })

  it('safety 5: staff give money back, part by part', async () => {
    const { order, pay, read, invoice } = await toPay()
    await pay('approved')
    await read()
    const owner = await shop.staff()
    const refund = (amount: string) =>
      owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { amount, reason: 'cold' })
    await refund('5.00')
    await refund('15.00')
    expect(invoice.payments[0]?.refunded).toBe(2000)
    expect(
      await owner.refused('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'x' }),
    ).toMatchObject({
      code: 'nothing-to-refund',
    })
  })
})
