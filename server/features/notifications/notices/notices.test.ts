import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OrderEditorWire } from '#contract/ordering/order-edit.ts'
import type { OutboxWire } from '#contract/platform/platform.ts'
import { carryOutbox } from '#server/testing/carry-outbox.ts'
import { makePaidOrder, makeTendered, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import {
  askForCode,
  bodyOf,
  makeMobile,
  readLastMessage,
  signInCustomer,
} from '#server/testing/sign-in-customer.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { sendNotices } from './send-notices.ts'

let test: TestApp
let shop: MoneyShop
let look: pg.Client
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeMoneyShop(test, {
    'language.notice.order-accepted': { ar: '', en: 'Chef says yes to {number}!' },
    'payment.methods': 'card,cash',
  })
  look = new pg.Client(test.database.superuserUrl)
  await look.connect()
})
afterEach(() => test.resetClock())
afterAll(async () => {
  await look.end()
  await test.close()
})

const carry = (aheadSeconds = 0) => carryOutbox(test, look, shop.tenantId, aheadSeconds)

/** As the demo's outbox page shows them, the newest first. */
async function outbox(): Promise<OutboxWire['data']> {
  await carry()
  const page = await new Visitor(test.app, 'localhost').call<OutboxWire>('GET', '/api/v1/platform/outbox')
  return page.data
}
const noticesOf = async (event: string, needle: string) =>
  (await outbox()).filter((one) => one.event === event && one.body.includes(needle))
const cancelNotices = async ({ id }: Ordered) =>
  (await outbox())
    .filter((one) => one.event.startsWith('order-canceled') && one.body.includes(id))
    .map(({ body }) => body)
const preferences = (over: Record<string, boolean>) => ({
  data: [{ kind: 'orders', sms: true, whatsapp: true, email: true, push: true, ...over }],
})
const both = async () => {
  const [mobile, email] = [makeMobile(), `huda${makeMobile().slice(1)}@shop.example`]
  const customer = shop.guest()
  await signInCustomer(test, shop, customer, mobile)
  const code = await codeFor(customer, email)
  await customer.call('PUT', '/api/v1/user/customers/contact', { ...bodyOf(email), code })
  return { mobile, email, customer }
}
async function codeFor(customer: Visitor, to: string): Promise<string> {
  await customer.call('POST', '/api/v1/user/customers/contact/request-code', bodyOf(to))
  return (await readLastMessage(test, shop, to)).params[0] ?? ''
}

describe('notices of an order', () => {
  it('rule "Notices": a refund is told once it has gone through, each with its own amount', async () => {
    const order = await makePaidOrder(test, shop)
    for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
    await carry(6)
    for (const amount of ['3.00', '4.00']) {
      await order.refund(amount)
      await order.settle()
    }
    const bodies = (await noticesOf('order-refunded', order.id)).map((one) => one.body)
    expect(bodies.map((body) => body.match(/SAR (\d+\.\d\d)/)?.[1]).sort()).toEqual(['3.00', '4.00'])
  })

  it('rule "Notices": a cancelled order names what goes back, and its refund is not told again', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('cancel', { reason: 'closed early' })
    await order.settle()
    expect((await noticesOf('order-canceled', order.id))[0]?.body).toContain('SAR 20.00')
    expect(await noticesOf('order-refunded', order.id)).toEqual([])
  })

  it.each([
    ['wallet', { wallet: 5000 }, 'What you paid (SAR 26.00)'],
    ['wallet and card', { wallet: 1000 }, 'What you paid (SAR 26.00)'],
    ['wallet and cash', { wallet: 1000, method: 'cash' as const }, 'What you paid (SAR 10.00)'],
    ['cash', { method: 'cash' as const }, 'was canceled. http'],
  ])('rule "Notices": a cancelled order that %s paid names all that goes back', async (_, how, words) => {
    const order = await makeTendered(test, shop, how, 'Shawarma', 'Tea', 'Tea')
    await order.move('cancel', { reason: 'closed early' })
    await order.settle()
    expect(await cancelNotices(order)).toEqual([expect.stringContaining(words)])
  })

  it('rule "Notices": of one that was changed to less it names what is left to go back', async () => {
    const order = await makePaidOrder(test, shop, 'Shawarma', 'Tea')
    const url = `/api/v1/staff/orders/${order.id}/edit`
    const { version, lines } = await order.owner.call<OrderEditorWire>('GET', url)
    const less = lines
      .filter(({ name }) => name === 'Shawarma')
      .map(({ line_id, item_id, quantity }) => ({ line_id, item_id, quantity }))
    await order.owner.call('POST', url, { version, lines: less, total: '20.00' })
    await order.settle()
    await order.move('cancel', { reason: 'closed early' })
    await order.settle()
    expect(await cancelNotices(order)).toEqual([expect.stringContaining('What you paid (SAR 20.00)')])
  })

  it('rule "Notices": the tenant’s own text goes over the product’s', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    const { number } = await order.order()
    expect(await noticesOf('order-accepted', `Chef says yes to ${number}!`)).toHaveLength(1)
  })
})

describe('what a customer wishes', () => {
  /** A paid order of one who wants this. */
  const order = async (customer: Visitor, input: object) => {
    await customer.call('PUT', '/api/v1/user/customers/notifications', input)
    const cart = await customer.add(await customer.openCart(), shop.itemId('Tea'))
    const { id } = await customer.place(cart)
    const { reference, pay_url } = await customer.openPayment(id)
    await customer.pay(pay_url)
    await customer.call('GET', `/api/v1/payments/${reference}`)
    await carry()
    return id
  }
  const none = { sms: false, whatsapp: false, email: false }

  it('rule "Wishes for notices": a declined way is not used, and none at all is silence (opt-out kept)', async () => {
    const { customer, email } = await both()
    const byMail = await order(customer, preferences({ ...none, email: true }))
    const silent = await order(customer, preferences(none))
    const [message] = await noticesOf('order-received', byMail)
    expect(message).toMatchObject({ channel: 'email', recipient: email })
    expect(await noticesOf('order-received', silent)).toEqual([])
    // what has a link to pay by is always sent, as the page of wishes says
    const link = { orderId: silent, event: 'payment-link', status: 'callcenter_pending' } as const
    await sendNotices(test.deps, shop.tenantId, [link])
    expect(await noticesOf('payment-link', silent)).toHaveLength(1)
  })

  it('rule "Wishes for notices": who wants no request to rate hears that the order is complete, and is asked for nothing', async () => {
    const { customer } = await both()
    const owner = await shop.staff()
    for (const [wanted, event] of [
      [none, 'order-delivered-plain'],
      [{ ...none, sms: true, whatsapp: true, email: true }, 'order-delivered'],
    ] as const) {
      const id = await order(customer, { data: [{ kind: 'ratings', ...wanted, push: true }] })
      for (const action of ['accept', 'ready', 'hand_over']) {
        const { version } = await customer.order(id)
        await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version })
      }
      await carry(6)
      const done = (await outbox()).filter((one) => one.body.includes(id) && /complete/.test(one.body))
      expect(done.map((one) => one.event)).toEqual([event])
      expect(done[0]?.body.includes('Rate it')).toBe(event === 'order-delivered')
    }
  })
})

describe('notices of an account', () => {
  it('a sign-in on a new device is told by the customer’s other way, once, and not for a known one', async () => {
    const { mobile, email, customer } = await both()
    test.pass(120_000)
    const stranger = shop.guest()
    const code = await askForCode(test, shop, stranger, mobile)
    await stranger.call('POST', '/api/v1/user/auth/sign-in', { ...bodyOf(mobile), code })
    const warned = async () =>
      (await outbox()).filter((one) => one.event === 'new-device' && one.recipient === email)
    expect(await warned()).toHaveLength(1)
    test.pass(240_000)
    await signInCustomer(test, shop, customer, mobile)
    expect(await warned()).toHaveLength(1)
  })

  it('a changed number is told to the former one, with the new one half hidden', async () => {
    const { mobile, customer } = await both()
    const next = makeMobile()
    test.pass(120_000)
    const code = await codeFor(customer, next)
    await customer.call('PUT', '/api/v1/user/customers/contact', { ...bodyOf(next), code })
    const [warning] = (await outbox()).filter(
      (one) => one.event === 'contact-changed' && one.recipient === mobile,
    )
    expect(warning?.body).toContain(next.slice(-3))
    expect(warning?.body).not.toContain(next)
  })
})
