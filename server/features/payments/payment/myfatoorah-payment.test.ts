import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { GatewayAccountWire } from '#contract/payments/gateways.ts'
import type { PaymentStepWire, PaymentWire } from '#contract/ordering/order.ts'
import { makeMyFatoorahBench, type MyFatoorahBench } from '#server/adapters/payment/make-myfatoorah-bench.ts'
import type { BenchCard } from '#server/adapters/payment/gateway-bench.ts'
import { postForm } from '#server/adapters/payment/simulator/post-form.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let bench: MyFatoorahBench
let test: TestApp
let shop: Shop
let owner: Visitor
let account: GatewayAccountWire
beforeAll(async () => {
  bench = await makeMyFatoorahBench()
  test = await makeTestApp({ gateways: [bench.gateway] })
  shop = await makeShop(test)
  owner = await shop.staff()
  account = await owner.call('POST', '/api/v1/staff/gateways', {
    gateway: 'myfatoorah',
    name: 'Main',
    address: 'test',
    simulator_url: bench.simulator.url,
    secret_key: 'token-saffron',
    webhook_secret: 'test-secret',
    apple_pay: true,
    apple_pay_file: '7B227073704964223A22\n',
  })
  await owner.call('POST', `/api/v1/staff/gateways/${account.id}/choose`, {})
})
afterEach(() => {
  bench.simulator.faults.clear()
  bench.simulator.books.autoRefund = true
  test.resetClock()
})
afterAll(async () => {
  await test.close()
  await bench.close()
})

type Step = PaymentStepWire & { form: { session_id: string } }
async function toPay() {
  const { guest, cart } = await shop.guestWith('Shawarma')
  const order = await guest.place(cart)
  const open = (method?: string) =>
    guest.call<Step>('POST', `/api/v1/orders/${order.id}/payments`, { ...(method && { method }) })
  const step = await open()
  const submit = (of = step) =>
    guest.call<{ next_url: string }>('POST', `/api/v1/payments/${of.reference}/submit`, {})
  return {
    guest,
    cart,
    order,
    step,
    open,
    submit,
    read: (of = step) => guest.call<PaymentWire>('GET', `/api/v1/payments/${of.reference}`),
    invoice: (of = step) => bench.simulator.books.find('token-saffron', 'CustomerReference', of.reference),
    /** Types a card, orders the charge and opens the bank's page. */
    async pay(card: BenchCard, of = step) {
      await bench.type(of.form.session_id, card)
      const { next_url } = await submit(of)
      await fetch(next_url, { redirect: 'manual' })
      return next_url
    },
  }
}

/** What the gateway sends to the product, since the bench's own shop took it. */
async function deliver(invoiceId: number, change = (body: string) => body) {
  await bench.simulator.hooks.settled()
  const sent = bench.inbox.received.find(({ body }) => body.includes(String(invoiceId)))!
  const path = `http://127.0.0.1/api/v1/payments/webhooks/myfatoorah/${account.id}`
  const headers = {
    'content-type': 'application/json',
    'myfatoorah-signature': sent.headers.get('myfatoorah-signature') ?? '',
  }
  return test.app.request(path, { method: 'POST', body: change(sent.body), headers })
}

describe('a payment at MyFatoorah', () => {
  it('is drawn in our own page, and makes the order when the browser comes back', async () => {
    const { guest, order, step, pay, read, invoice } = await toPay()
    expect(step.pay_url).toMatch(new RegExp(`/o/${order.id}/pay$`))
    expect(step).toMatchObject({ method: 'card', methods: ['card', 'apple_pay'], form: { amount: '20.00' } })
    await pay('approved')
    expect(invoice()).toMatchObject({ value: 20, currency: 'SAR' })
    expect(await read()).toMatchObject({ state: 'paid', order_id: order.id })
    expect((await guest.order(order.id)).status).toBe('created')
  })

  it('safety 2: pressing twice, or again after a lost answer, charges once and leads to the same page', async () => {
    const { step, submit } = await toPay()
    await bench.type(step.form.session_id, 'secure')
    const first = await submit()
    const again = await Promise.all([submit(), submit()])
    expect(again).toEqual([first, first])
    const ours = [...bench.simulator.books.invoices.values()].filter(
      (one) => one.reference === step.reference,
    )
    expect(ours).toHaveLength(1)
  })

  it('safety 3: nothing is asked of the gateway, and the attempt can be closed, until a charge was ordered', async () => {
    const { guest, cart, step, read, submit } = await toPay()
    bench.simulator.faults.plan(/v2/, 500)
    expect((await read()).state).toBe('open')
    await guest.add(cart, shop.itemId('Tea'))
    bench.simulator.faults.clear()
    await bench.type(step.form.session_id, 'approved')
    expect(await guest.refused('POST', `/api/v1/payments/${step.reference}/submit`, {})).toMatchObject({
      code: 'payment-session-invalid',
    })
    await expect(submit()).rejects.toThrow(/payment-session-invalid/)
    expect([...bench.simulator.books.invoices.values()].some((one) => one.reference === step.reference)).toBe(
      false,
    )
  })

  it('a declined card keeps the order, and another session pays it', async () => {
    const { guest, order, step, open, pay, read } = await toPay()
    await pay('declined')
    expect(await read()).toMatchObject({ state: 'declined', can_retry: true })
    const second = await open()
    expect(second.reference).not.toBe(step.reference)
    await pay('approved', second)
    expect(await read(second)).toMatchObject({ state: 'paid' })
    expect((await guest.order(order.id)).status).toBe('created')
  })

  it('safety 3: what a declined session still brings after another has paid goes back', async () => {
    const { order, open, pay, read, invoice } = await toPay()
    await pay('declined')
    await read()
    const second = await open()
    await pay('approved', second)
    await read(second)
    Object.assign(invoice()!.transaction, { status: 'Succss' })
    test.pass(60_000)
    await test.sweep()
    await test.sweep()
    const [refund] = bench.simulator.books.refunds.filter((one) => one.invoice === invoice()!.id)
    expect(refund).toMatchObject({ amount: 20, status: 'Refunded' })
    expect((await read(second)).order_id).toBe(order.id)
  })

  it('safety 11: the bank page is closed, only the webhook comes, and late comes the browser', async () => {
    const { guest, order, pay, read, invoice } = await toPay()
    const bank = await pay('secure')
    expect((await read()).state).toBe('waiting')
    await postForm(bank, { answer: 'approve' })
    const all = await Promise.all([1, 2, 3].map(() => deliver(invoice()!.id)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', payment_state: 'paid' })
    expect((await read()).state).toBe('paid')
  })

  it('safety 11: a webhook with another signature changes nothing; one about deposits is received', async () => {
    const { guest, order, pay, invoice } = await toPay()
    await pay('approved')
    const forged = await deliver(invoice()!.id, (body) => body.replace('SUCCESS', 'SUCCESS '))
    expect(forged.status).toBe(401)
    const other = JSON.stringify({ Event: { Code: 3, Name: 'BALANCE_TRANSFERRED' }, Data: {} })
    expect((await deliver(invoice()!.id, () => other)).status).toBe(200)
    expect((await guest.order(order.id)).status).toBe('callcenter_pending')
  })

  it('safety 3: a charge without an answer is waited for, never ordered again', async () => {
    const { step, read, open, guest, order } = await toPay()
    await bench.type(step.form.session_id, 'approved')
    bench.simulator.faults.plan(/ExecutePayment/, 'lost', 1)
    const { next_url } = await guest.call<{ next_url: string }>(
      'POST',
      `/api/v1/payments/${step.reference}/submit`,
      {},
    )
    expect(next_url).toContain(`/check_payment?ref=${step.reference}`)
    await expect(open()).rejects.toThrow(/payment-under-way/)
    const invoice = bench.simulator.books.find('token-saffron', 'CustomerReference', step.reference)!
    bench.simulator.books.finish(invoice, 'approve')
    test.pass(40_000)
    expect(await read()).toMatchObject({ state: 'paid', order_id: order.id })
  })

  it('safety 1: an invoice of another sum goes back whole', async () => {
    const { pay, read, invoice } = await toPay()
    const bank = await pay('secure')
    Object.assign(invoice()!, { value: 5 })
    await postForm(bank, { answer: 'approve' })
    await read()
    await test.sweep()
    test.pass(2_000)
    expect((await read()).state).toBe('returned')
    expect(bench.simulator.books.refunds.at(-1)).toMatchObject({ amount: 5, status: 'Refunded' })
  })

  it('safety 5: a refund waits for MyFatoorah’s people, and its webhook ends it', async () => {
    bench.simulator.books.autoRefund = false
    const { order, pay, read } = await toPay()
    await pay('approved')
    await read()
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { amount: '5.00', reason: 'cold' })
    const refund = bench.simulator.books.refunds.at(-1)!
    const state = async () => {
      const row = await test.database.db.read(shop.tenantId, (db) =>
        db.q.selectFrom('refunds').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow(),
      )
      return row.state
    }
    expect(await state()).toBe('pending')
    bench.simulator.finishRefund(refund.id, 'Refunded')
    expect((await deliver(refund.id)).status).toBe(200)
    expect(await state()).toBe('done')
  })

  it('the owner switches gateways while a form is open: the next look opens one at the new account', async () => {
    const { step, open } = await toPay()
    const sandbox = (
      await owner.call<{ accounts: GatewayAccountWire[] }>('GET', '/api/v1/staff/gateways')
    ).accounts.find(({ gateway }) => gateway === 'sandbox')!
    await owner.call('POST', `/api/v1/staff/gateways/${sandbox.id}/choose`, {})
    const next = await open()
    expect(next).toMatchObject({ form: null, methods: ['card'] })
    expect(next.reference).not.toBe(step.reference)
    await owner.call('POST', `/api/v1/staff/gateways/${account.id}/choose`, {})
  })
})

describe('Apple Pay at MyFatoorah', () => {
  const file = '/.well-known/apple-developer-merchantid-domain-association'

  it('every host of the restaurant serves the file of the account in use, byte by byte; others have none', async () => {
    const response = await test.app.request(`http://${shop.host}${file}`, { headers: { host: shop.host } })
    expect([response.status, await response.text()]).toEqual([200, '7B227073704964223A22\n'])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    const other = await makeShop(test)
    expect(
      (await test.app.request(`http://${other.host}${file}`, { headers: { host: other.host } })).status,
    ).toBe(404)
  })

  it('spec 3: the ways to pay are told in their order', async () => {
    const { guest } = await shop.guestWith('Shawarma')
    const { data } = await guest.call<{ data: { id: string }[] }>('GET', '/api/v1/payment-methods')
    expect(data.map(({ id }) => id)).toEqual(['card', 'apple_pay'])
  })
})
