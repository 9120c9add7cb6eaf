import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GatewayAccountWire } from '#contract/payments/gateways.ts'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { PaymentStepWire, PaymentWire } from '#contract/ordering/order.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import type { BenchCard } from '#server/adapters/payment/gateway-bench.ts'
import { makeStripeBench, type StripeBench } from '#server/adapters/payment/make-stripe-bench.ts'
import type { OpenedSession } from '#server/adapters/payment/port.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let bench: StripeBench
let test: TestApp
let shop: Shop
let owner: Visitor
let account: GatewayAccountWire
beforeAll(async () => {
  bench = await makeStripeBench()
  test = await makeTestApp({ gateways: [bench.gateway] })
  shop = await makeShop(test)
  owner = await shop.staff()
  account = await owner.call('POST', '/api/v1/staff/gateways', {
    gateway: 'stripe',
    name: 'Main',
    address: 'test',
    simulator_url: bench.simulator.url,
    secret_key: 'sk_test_saffron',
    webhook_secret: 'whsec_test',
    details: { public_key: 'pk_test_saffron' },
    apple_pay: true,
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
  const { guest, cart } = await shop.guestWith('Shawarma')
  const order = await guest.place(cart)
  const step = await guest.call<PaymentStepWire>('POST', `/api/v1/orders/${order.id}/payments`, {})
  const intent = () =>
    [...bench.simulator.books.intents.values()].find(
      ({ metadata }) => metadata['reference'] === step.reference,
    )!
  return {
    guest,
    cart,
    order,
    step,
    intent,
    pay: (card: BenchCard) => bench.pay({ form: step.form } as OpenedSession, card),
    answer: (said: 'approve' | 'refuse') =>
      bench.challenge({ sessionId: intent().id } as OpenedSession, said),
    read: () => guest.call<PaymentWire>('GET', `/api/v1/payments/${step.reference}`),
  }
}

/** What the gateway sends to the product, since the bench's own shop took it. */
async function deliver(intentId: string, change = (body: string) => body) {
  await bench.simulator.hooks.settled()
  const sent = bench.inbox.received.findLast(({ body }) => body.includes(intentId))
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': sent?.headers.get('stripe-signature') ?? '',
  }
  const path = `http://127.0.0.1/api/v1/payments/webhooks/stripe/${account.id}`
  return test.app.request(path, { method: 'POST', body: change(sent?.body ?? ''), headers })
}

describe('a payment at Stripe', () => {
  it('safety 11: makes the order when only the webhook comes, once however often it comes; a changed one is refused', async () => {
    const { guest, order, pay, intent } = await toPay()
    await pay('approved')
    expect((await deliver(intent().id, (body) => `${body} `)).status).toBe(401)
    expect((await guest.order(order.id)).status).toBe('callcenter_pending')
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => deliver(intent().id)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await guest.order(order.id)).toMatchObject({
      status: 'created',
      payment_state: 'paid',
      refunds: [],
    })
  })

  it('a declined card keeps the order and the session; a refused bank page too; another card pays it', async () => {
    const { guest, order, pay, answer, read } = await toPay()
    await pay('declined')
    expect((await read()).can_retry).toBe(true)
    await pay('secure')
    await answer('refuse')
    expect((await guest.order(order.id)).status).toBe('callcenter_pending')
    await pay('secure')
    await answer('approve')
    test.pass(20_000)
    expect(await read()).toMatchObject({ state: 'paid', order_id: order.id })
  })

  it('safety 1, 3: what is captured after the total changed goes back whole, and makes no order', async () => {
    const { guest, cart, order, pay, intent, read } = await toPay()
    await guest.add(cart, shop.itemId('Tea'))
    expect((await guest.order(order.id)).status).toBe('canceled')
    await pay('approved')
    await read()
    for (let round = 0; round < 3; round += 1) {
      test.pass(30_000)
      await test.sweep()
    }
    const taken = intent().status === 'succeeded' ? 1 : 0
    expect(bench.simulator.books.refunds.filter((one) => one.payment_intent === intent().id)).toHaveLength(
      taken,
    )
    expect((await guest.order(order.id)).number).toBeNull()
  })

  it('safety 5: a refund reaches Stripe once, and the order knows its end', async () => {
    const { guest, order, pay, read, intent } = await toPay()
    await pay('approved')
    await read()
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { amount: '5.00', reason: 'cold' })
    test.pass(30_000)
    await test.sweep()
    expect(bench.simulator.books.refunds.filter((one) => one.payment_intent === intent().id)).toHaveLength(1)
    expect(await guest.order(order.id)).toMatchObject({ refunds: [{ amount: '5.00', state: 'done' }] })
  })

  it('safety 5: a refund that succeeded and fails days later is followed by its webhook; sent again by a press it reaches Stripe under a new key', async () => {
    const { guest, order, pay, read, intent } = await toPay()
    await pay('approved')
    await read()
    const refund = (body: object) =>
      owner.call<TicketWire>('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'cold', ...body })
    await refund({ amount: '5.00' })
    const mine = () => bench.simulator.books.refunds.filter((one) => one.payment_intent === intent().id)
    const [sent] = mine()
    const state = async () => (await guest.order(order.id)).refunds.map((one) => one.state)
    // a webhook that only repeats what was known changes nothing
    bench.simulator.bounceRefund(sent?.id ?? '')
    bench.simulator.faults.plan(/GET \/v1\/refunds/, 500)
    await deliver(sent?.id ?? '')
    expect(await state()).toEqual(['done'])
    bench.simulator.faults.clear()
    const answers = await Promise.all([1, 2, 3].map(() => deliver(sent?.id ?? '')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await state()).toEqual(['bounced'])
    expect(await guest.order(order.id)).toMatchObject({ refunded: '0.00' })
    const { ticket } = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
    const path = `/api/v1/staff/orders/${order.id}/refunds/${ticket.refunds[0]?.id}/outcome`
    await owner.call('POST', path, { arrived: false })
    await refund({ amount: '5.00' })
    expect(mine().map(({ status }) => status)).toEqual(['failed', 'succeeded'])
    expect((await state()).toSorted()).toEqual(['done', 'failed'])
  })

  it('safety 3: a guest who is back from the bank’s page pays by another session: the first is cancelled at Stripe', async () => {
    const { guest, order, step, pay, answer, read, intent } = await toPay()
    await pay('secure')
    test.pass(20_000)
    expect((await read()).state).toBe('waiting')
    const again = await guest.call<PaymentStepWire>('POST', `/api/v1/orders/${order.id}/payments`, {})
    expect(again.reference).not.toBe(step.reference)
    expect(intent().status).toBe('canceled')
    await answer('approve')
    await bench.pay({ form: again.form } as OpenedSession, 'approved')
    expect(await guest.call('GET', `/api/v1/payments/${again.reference}`)).toMatchObject({ state: 'paid' })
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
  })

  it('safety 3: nobody comes back from the bank’s page: it is cancelled with the hold, and no money comes later', async () => {
    const { guest, order, pay, answer, intent } = await toPay()
    await pay('secure')
    for (let minutes = 0; minutes < 21; minutes += 1) {
      test.pass(60_000)
      await test.sweep()
    }
    expect((await guest.order(order.id)).status).toBe('canceled')
    expect(intent().status).toBe('canceled')
    await answer('approve')
    test.pass(60_000)
    await test.sweep()
    expect((await guest.order(order.id)).number).toBeNull()
    expect(intent().amount_received).toBe(0)
  })

  it('safety 1, 3: a cart that is edited while the bank’s page is open cancels it, and makes another order', async () => {
    const { guest, cart, order, pay, intent } = await toPay()
    await pay('secure')
    await guest.add(cart, shop.itemId('Tea'))
    expect(intent().status).toBe('canceled')
    expect((await guest.order(order.id)).status).toBe('canceled')
  })

  it('safety 3: the bank says yes after the hold ended, and no webhook comes: the sweeper finds it, and it makes the order', async () => {
    const { guest, order, pay, answer, intent } = await toPay()
    await pay('secure')
    // known to be under way: the hold waits five minutes longer
    test.pass(30_000)
    await test.sweep()
    test.pass(16 * 60_000)
    await test.sweep()
    await answer('approve')
    expect(intent().status).toBe('succeeded')
    for (let round = 0; round < 3; round += 1) {
      test.pass(60_000)
      await test.sweep()
    }
    expect(await guest.order(order.id)).toMatchObject({
      status: 'created',
      payment_state: 'paid',
      refunds: [],
    })
  })
})
