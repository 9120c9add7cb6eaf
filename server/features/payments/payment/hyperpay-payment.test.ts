import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { GroupWire } from '#contract/ordering/group-order.ts'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { PaymentStepWire, PaymentWire } from '#contract/ordering/order.ts'
import {
  hyperpayAddress,
  hyperpayHookKey,
  makeHyperPayBench,
  type HyperPayBench,
} from '#server/adapters/payment/make-hyperpay-bench.ts'
import type { BenchCard } from '#server/adapters/payment/gateway-bench.ts'
import type { OpenedSession } from '#server/adapters/payment/port.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let bench: HyperPayBench
let test: TestApp
let shop: Shop
let account: { id: string }
beforeAll(async () => {
  bench = await makeHyperPayBench()
  test = await makeTestApp({ gateways: [bench.gateway] })
  shop = await makeShop(test)
  const owner = await shop.staff()
  account = await owner.call('POST', '/api/v1/staff/gateways', typed())
  await owner.call('POST', `/api/v1/staff/gateways/${account.id}/choose`, {})
})
afterEach(() => {
  test.resetClock()
  bench.simulator.faults.clear()
})
afterAll(async () => {
  await test.close()
  await bench.close()
})

const typed = (details: object = { entity_card: 'entity-cards', entity_mada: 'entity-mada' }) => ({
  gateway: 'hyperpay',
  name: 'Main',
  address: 'test',
  simulator_url: bench.simulator.url,
  secret_key: 'token-saffron',
  webhook_secret: hyperpayHookKey,
  details: { ...hyperpayAddress, ...details },
})

async function toPay() {
  const { guest, cart } = await shop.guestWith('Shawarma')
  const order = await guest.place(cart)
  const open = (method?: string) =>
    guest.call<PaymentStepWire>('POST', `/api/v1/orders/${order.id}/payments`, { ...(method && { method }) })
  const pay = (step: PaymentStepWire, card: BenchCard) => {
    const sessionId = new URL(step.form?.script ?? '').searchParams.get('checkoutId') ?? ''
    return bench.pay({ sessionId, form: step.form } as OpenedSession, card)
  }
  const read = (step: PaymentStepWire) => guest.call<PaymentWire>('GET', `/api/v1/payments/${step.reference}`)
  return { guest, cart, order, open, pay, read }
}

describe('a payment at HyperPay', () => {
  it('mada is opened first; another way to pay leaves its checkout and keeps the order', async () => {
    const { guest, order, open, pay, read } = await toPay()
    const mada = await open()
    expect(mada).toMatchObject({ method: 'mada', methods: ['mada', 'card'], form: { brands: 'MADA' } })
    expect(await open()).toEqual(mada)
    const card = await open('card')
    expect(card).toMatchObject({ method: 'card', form: { brands: 'VISA MASTER' } })
    expect(card.reference).not.toBe(mada.reference)
    await pay(card, 'approved')
    expect(await read(card)).toMatchObject({ state: 'paid', order_id: order.id })
    expect((await guest.order(order.id)).status).toBe('created')
  })

  it('spec 3: the draft tells the provider, its methods, and session and brand of the payment under way', async () => {
    const { guest, cart, open } = await toPay()
    const methods = ['mada', 'card', 'apple_pay']
    const flags = { hyperpay_enabled: true, hyperpay_methods: expect.arrayContaining(methods.slice(0, 2)) }
    expect(cart).toMatchObject({ ...flags, myfatoorah_enabled: false, payment_session: null })
    const { reference } = await open('card')
    expect(await guest.call('GET', '/api/v1/carts/current')).toMatchObject({
      cart: { ...flags, myfatoorah_methods: [], payment_session: reference, payment_brand: 'card' },
    })
  })

  it('safety 3: a checkout that was left and is paid all the same goes back', async () => {
    const { guest, order, open, pay, read } = await toPay()
    const mada = await open()
    const card = await open('card')
    await pay(card, 'approved')
    await read(card)
    await pay(mada, 'approved')
    test.pass(90_000)
    await test.sweep()
    await test.sweep()
    const { books } = bench.simulator
    const [debit] = books.find('token-saffron', 'entity-mada', mada.reference)
    expect(books.refunds.filter((one) => one.referencedId === debit?.id)).toMatchObject([{ amount: '20.00' }])
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', payment_state: 'paid' })
  })

  it('safety 3, 5: a payment whose entity was replaced meanwhile is found there, and given back there', async () => {
    const { order, open, pay, read } = await toPay()
    const step = await open('mada')
    const owner = await shop.staff()
    const change = (details?: { entity_card: string; entity_mada: string }) =>
      owner.call('PUT', `/api/v1/staff/gateways/${account.id}`, typed(details))
    await change({ entity_card: 'entity-other', entity_mada: 'entity-newest' })
    await pay(step, 'approved')
    expect((await read(step)).state).toBe('paid')
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { amount: '5.00', reason: 'cold' })
    const { ticket } = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
    expect(ticket.refunds).toMatchObject([{ amount: '5.00', state: 'done' }])
    await change()
  })

  it.each([401, 503] as const)(
    'safety 5: a refund that meets a gateway in trouble (%i) before it is sent goes when that is over',
    async (trouble) => {
      const { order, open, pay, read } = await toPay()
      const step = await open('card')
      await pay(step, 'approved')
      await read(step)
      const owner = await shop.staff()
      bench.simulator.faults.plan(/query/, trouble)
      const refunds = async () =>
        (await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)).ticket.refunds
      await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { amount: '5.00', reason: 'cold' })
      expect(await refunds()).toMatchObject([{ state: 'wanted' }])
      test.pass(60_000)
      await test.sweep()
      bench.simulator.faults.clear()
      test.pass(60_000)
      await test.sweep()
      expect(await refunds()).toMatchObject([{ amount: '5.00', state: 'done' }])
    },
  )

  it('safety 1, 5: what another sum brought late goes back whole, and no more of it is left to go back', async () => {
    const { order, open, pay, read } = await toPay()
    const mada = await open()
    const card = await open('card')
    await pay(card, 'approved')
    await read(card)
    const { books } = bench.simulator
    const checkout = [...books.checkouts.values()].find((one) => one.reference === mada.reference)
    Object.assign(checkout ?? {}, { amount: '15.00' })
    await pay(mada, 'approved')
    test.pass(90_000)
    await test.sweep()
    await test.sweep()
    const owner = await shop.staff()
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'cold' })
    const { ticket } = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
    expect(ticket.refunds.map(({ amount, state }) => [amount, state])).toEqual([
      ['15.00', 'done'],
      ['20.00', 'done'],
    ])
  })

  it('a declined card keeps the order, and a new checkout pays it', async () => {
    const { open, pay, read } = await toPay()
    const first = await open()
    await pay(first, 'declined')
    expect(await read(first)).toMatchObject({ state: 'declined', can_retry: true })
    const second = await open()
    expect(second.reference).not.toBe(first.reference)
    await pay(second, 'approved')
    expect((await read(second)).state).toBe('paid')
  })

  it('safety 1: an edited cart leaves the checkout; money that comes for it goes back and never revives', async () => {
    const { guest, cart, order, open, pay, read } = await toPay()
    const step = await open()
    await guest.add(cart, shop.itemId('Tea'))
    await pay(step, 'approved')
    // who comes back at once is never told that nothing was charged
    expect((await read(step)).state).not.toBe('expired')
    test.pass(2000)
    expect((await read(step)).state).toBe('returned')
    test.pass(90_000)
    await test.sweep()
    await test.sweep()
    expect(await guest.order(order.id)).toMatchObject({ status: 'canceled' })
    const { books } = bench.simulator
    const [debit] = books.find('token-saffron', 'entity-mada', step.reference)
    expect(books.refunds.filter((one) => one.referencedId === debit?.id)).toHaveLength(1)
  })

  it('safety 3: money of a form that its host left for shares goes back, and the shares still make the order', async () => {
    const { guest: sara, cart } = await shop.guestWith('Shawarma')
    const path = '/api/v1/group-orders'
    const { id } = await sara.call<GroupWire>('POST', path, { cart_id: cart.cart_id, name: 'Sara' })
    const omar = shop.guest()
    await omar.call('POST', `${path}/${id}/join`, { name: 'Omar' })
    const current = async (phone: Visitor) =>
      (await phone.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')).cart
    await omar.add(await current(omar), shop.itemId('Tea'))
    const order = await sara.place(await current(sara))
    const open = (phone: Visitor, at: string, body: object) =>
      phone.call<PaymentStepWire>('POST', `${at}/payments`, body)
    const pay = async (phone: Visitor, step: PaymentStepWire) => {
      const sessionId = new URL(step.form?.script ?? '').searchParams.get('checkoutId') ?? ''
      await bench.pay({ sessionId, form: step.form } as OpenedSession, 'approved')
      return phone.call<PaymentWire>('GET', `/api/v1/payments/${step.reference}`)
    }
    const whole = await open(sara, `/api/v1/orders/${order.id}`, {})
    const { members } = await sara.call<GroupWire>('POST', `${path}/${id}/collect`, {})
    await pay(sara, whole)
    test.pass(90_000)
    await test.sweep()
    expect(await sara.call('GET', `/api/v1/payments/${whole.reference}`)).toMatchObject({ state: 'returned' })
    for (const [phone, name] of [
      [omar, 'Omar'],
      [sara, 'Sara'],
    ] as const) {
      const step = await open(phone, `${path}/${id}`, {
        member_ids: members.filter((one) => one.name === name).map((one) => one.id),
      })
      expect(await pay(phone, step)).toMatchObject({ state: 'paid' })
    }
    await test.sweep()
    expect(await sara.order(order.id)).toMatchObject({ status: 'created', payment_state: 'paid' })
    const { books } = bench.simulator
    const [debit] = books.find('token-saffron', 'entity-mada', whole.reference)
    expect(books.refunds.filter((one) => one.referencedId === debit?.id)).toMatchObject([{ amount: '23.00' }])
    // all of it goes back of the shares: the host's own payment has nothing left
    const owner = await shop.staff()
    await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'cold' })
    const back = books.refunds.filter((one) => one.referencedId !== debit?.id).slice(-2)
    expect(back.map((one) => one.amount).toSorted()).toEqual(['20.00', '3.00'])
  })
})
