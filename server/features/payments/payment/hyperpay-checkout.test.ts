import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { PaymentStepWire, PaymentWire } from '#contract/ordering/order.ts'
import { approved } from '#server/adapters/payment/hyperpay-simulator/hyperpay-books.ts'
import {
  hyperpayAddress,
  hyperpayHookKey,
  makeHyperPayBench,
  type HyperPayBench,
} from '#server/adapters/payment/make-hyperpay-bench.ts'
import type { OpenedSession } from '#server/adapters/payment/port.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let bench: HyperPayBench
let test: TestApp
let shop: Shop
beforeAll(async () => {
  bench = await makeHyperPayBench(() => test.deps.clock())
  test = await makeTestApp({ gateways: [bench.gateway] })
  shop = await makeShop(test)
  const owner = await shop.staff()
  const { id } = await owner.call<{ id: string }>('POST', '/api/v1/staff/gateways', typed())
  await owner.call('POST', `/api/v1/staff/gateways/${id}/choose`, {})
})
afterEach(() => {
  test.resetClock()
  bench.simulator.setStrict(false)
})
afterAll(async () => {
  await test.close()
  await bench.close()
})

const typed = (details: object = {}) => ({
  gateway: 'hyperpay',
  name: 'Main',
  address: 'test',
  simulator_url: bench.simulator.url,
  secret_key: 'token-saffron',
  webhook_secret: hyperpayHookKey,
  details: { entity_card: 'entity-cards', ...hyperpayAddress, ...details },
})

describe('a checkout at HyperPay', () => {
  it('3-D Secure 2: an acquirer that insists on a billing address opens the checkout', async () => {
    bench.simulator.setStrict(true)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const order = await guest.place(cart, undefined, { name: 'Omar Al Fahad' })
    const { reference } = await guest.call<PaymentStepWire>('POST', `/api/v1/orders/${order.id}/payments`, {})
    const { books } = bench.simulator
    const checkout = [...books.checkouts.values()].find((one) => one.reference === reference)
    expect(checkout?.fields).toMatchObject({
      'billing.street1': '12 King Fahd Road',
      'billing.city': 'Riyadh',
      'billing.postcode': '12211',
      'billing.country': 'SA',
      'customer.givenName': 'Omar',
      'customer.surname': 'Al Fahad',
    })
  })

  it('an account without a whole billing address is not taken, nor one that the acquirer cannot read', async () => {
    const owner = await shop.staff()
    const refused = async (details: object) =>
      (await owner.refused('POST', '/api/v1/staff/gateways', typed(details))).errors
    expect(await refused({ billing_street: '  ' })).toHaveProperty('billing_street')
    expect(await refused({ billing_postcode: '' })).toHaveProperty('billing_postcode')
    expect(await refused({ billing_city: 'الرياض' })).toBeDefined()
  })

  it('safety 3: a checkout that ended by itself, half an hour old, is left for a new one', async () => {
    const { guest, cart } = await shop.guestWith('Shawarma')
    const order = await guest.place(cart)
    const open = () => guest.call<PaymentStepWire>('POST', `/api/v1/orders/${order.id}/payments`, {})
    const read = (step: PaymentStepWire) =>
      guest.call<PaymentWire>('GET', `/api/v1/payments/${step.reference}`)
    // as a reservation may be held
    const until = new Date(test.deps.clock() + 60 * 60_000)
    await test.database.db.write(shop.tenantId, (db) =>
      db.q.updateTable('orders').set({ hold_until: until }).where('id', '=', order.id).execute(),
    )
    const first = await open()
    test.pass(29 * 60_000)
    expect((await read(first)).state).toBe('open')
    expect((await open()).reference).toBe(first.reference)
    test.pass(3 * 60_000)
    await read(first)
    const second = await open()
    expect(second.reference).not.toBe(first.reference)
    const sessionId = new URL(second.form?.script ?? '').searchParams.get('checkoutId') ?? ''
    await bench.pay({ sessionId, form: second.form } as OpenedSession, 'approved')
    expect((await read(second)).state).toBe('paid')
  })

  /** The guest pays a checkout that the gateway charges otherwise than it was asked. */
  async function paidOtherwise(terms: object) {
    const { guest, cart } = await shop.guestWith('Shawarma')
    const order = await guest.place(cart)
    const open = () => guest.call<PaymentStepWire>('POST', `/api/v1/orders/${order.id}/payments`, {})
    const pay = async (step: PaymentStepWire) => {
      const sessionId = new URL(step.form?.script ?? '').searchParams.get('checkoutId') ?? ''
      await bench.pay({ sessionId, form: step.form } as OpenedSession, 'approved')
      return guest.call<PaymentWire>('GET', `/api/v1/payments/${step.reference}`)
    }
    const step = await open()
    const { checkouts } = bench.simulator.books
    Object.assign([...checkouts.values()].find((one) => one.reference === step.reference) ?? {}, terms)
    const said = await pay(step)
    await test.sweep()
    const owner = await shop.staff()
    const page = () => owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
    return { guest, order, open, pay, said, owner, page }
  }

  it.each([
    { amount: '20.00', currency: 'AED' },
    { amount: '250.00', currency: 'EGP' },
  ])(
    'safety 1: $amount $currency pay for nothing, go back as they came, and the order can still be paid',
    async (terms) => {
      const { guest, order, open, pay, said, owner, page } = await paidOtherwise(terms)
      expect(said.state).toBe('returned')
      expect(await guest.order(order.id)).toMatchObject({ status: 'callcenter_pending', refunds: [] })
      const { amount, currency } = terms
      const back = { amount, currency, state: 'done', reason: expect.stringContaining('currency') }
      expect(await page()).toMatchObject({
        ticket: { refunds: [back], refunding: '0.00' },
        payments: [{ amount, currency, state: 'captured' }],
      })
      expect(bench.simulator.books.refunds.at(-1)).toMatchObject({ ...terms, result: approved })
      expect((await pay(await open())).state).toBe('paid')
      // what goes back of the order is what was paid for it
      await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'cold' })
      const { ticket } = await page()
      expect(ticket).toMatchObject({ refunded: '20.00', refunding: '20.00' })
      expect(ticket.refunds.map((one) => [one.amount, one.currency, one.state])).toEqual([
        [amount, currency, 'done'],
        ['20.00', undefined, 'done'],
      ])
    },
  )

  it('safety 1: a currency that restaurants do not sell in waits for a person, whose word ends it', async () => {
    const { guest, order, said, owner, page } = await paidOtherwise({ amount: '6.00', currency: 'USD' })
    expect(said.state).toBe('returned')
    const [refund] = (await page()).ticket.refunds
    expect(refund).toMatchObject({ amount: '6.00', currency: 'USD', state: 'needs_person' })
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds/${refund?.id}/outcome`, {
      arrived: true,
    })
    expect((await page()).ticket).toMatchObject({ refunded: '0.00', refunds: [{ state: 'done' }] })
    expect((await guest.order(order.id)).status).toBe('callcenter_pending')
  })
})
