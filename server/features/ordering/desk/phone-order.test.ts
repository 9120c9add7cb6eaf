import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderListWire, OrderPageWire } from '#contract/order-desk.ts'
import type { PhoneOrderWire } from '#contract/phone-order.ts'
import { sendNotices } from '#server/features/notices/send-notices.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const url = '/api/v1/staff/phone-orders'
let test: TestApp
let shop: Shop
let cashier: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  cashier = await shop.staff('cashier')
})
afterAll(() => test.close())

const said = (more: object = {}) => ({
  branch_id: shop.branchIds[0],
  type: 'pickup',
  name: 'Noura',
  mobile: '0551234567',
  lines: [{ item_id: shop.itemId('Shawarma'), quantity: 2 }],
  ...more,
})

describe('orders by phone', () => {
  it('spec 4: staff take an order by phone; it waits in callcenter_pending until its guest pays by the link', async () => {
    const placed = await cashier.call<PhoneOrderWire>('POST', url, said())
    expect(placed).toMatchObject({ total: '40.00' })
    expect(placed.link).toContain(`${shop.host}`)
    const page = await cashier.call<OrderPageWire>('GET', `/api/v1/staff/orders/${placed.order_id}`)
    expect(page.ticket).toMatchObject({ status: 'callcenter_pending', contact_name: 'Noura' })
    const pending = await cashier.call<OrderListWire>('GET', '/api/v1/staff/orders?status=callcenter_pending')
    expect(pending.data.map(({ id }) => id)).toContain(placed.order_id)

    const guest = shop.guest()
    const step = await guest.openPayment(placed.order_id)
    await guest.pay(step.pay_url)
    await guest.call('GET', `/api/v1/payments/${step.reference}`)
    const after = await cashier.call<OrderPageWire>('GET', `/api/v1/staff/orders/${placed.order_id}`)
    expect(after.ticket).toMatchObject({ status: 'created', payment_state: 'paid', number: '001' })
  })

  it('safety 2: the same press again, also twice at once, is the same order; another body under its key is refused', async () => {
    const key = { 'idempotency-key': 'press-of-noura-1' }
    const first = await cashier.call<PhoneOrderWire>('POST', url, said(), key)
    expect(await cashier.call<PhoneOrderWire>('POST', url, said(), key)).toEqual(first)
    expect(await cashier.refused('POST', url, said({ name: 'Sara' }), key)).toMatchObject({
      code: 'key-reused',
    })
    const other = { 'idempotency-key': 'press-of-noura-2' }
    const both = await Promise.all(
      [1, 2].map(() => cashier.call<PhoneOrderWire>('POST', url, said({ name: 'Huda' }), other)),
    )
    expect(new Set(both.map(({ order_id }) => order_id)).size).toBe(1)
    const held = await cashier.call<OrderListWire>('GET', '/api/v1/staff/orders?status=callcenter_pending')
    expect(held.data.filter((one) => one.contact_name === 'Huda')).toHaveLength(1)
  })

  it('spec 2: the link is in the language in which its guest is written to', async () => {
    const read = async (language: string) =>
      (await cashier.call<PhoneOrderWire>('POST', url, said(), { 'x-localization': language })).link
    expect(await read('en')).toMatch(/\/en\/o\/\w+\/pay$/)
    expect(await read('ar')).toMatch(/:\d+\/o\/\w+\/pay$/)
  })

  it('domain "Orders": the guest is sent the payment link', async () => {
    const { order_id: orderId } = await cashier.call<PhoneOrderWire>('POST', url, said())
    const notice = { orderId, event: 'payment-link', status: 'callcenter_pending' } as const
    await sendNotices(test.deps, shop.tenantId, [notice])
    const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('messages')
        .select(['event', 'body'])
        .where('tenant_id', '=', shop.tenantId)
        .where('order_id', '=', orderId)
        .execute(),
    )
    expect(rows).toMatchObject([{ event: 'payment-link' }])
    expect(rows[0]?.body).toContain(orderId)
  })

  it('is refused with what a guest would be, and to the kitchen', async () => {
    expect(await cashier.refused('POST', url, said({ mobile: '12' }))).toMatchObject({
      code: 'mobile-invalid',
    })
    expect(
      await cashier.refused('POST', url, said({ lines: [{ item_id: 'nothing', quantity: 1 }] })),
    ).toMatchObject({ code: 'item-not-found' })
    expect(await (await shop.staff('kitchen')).refused('POST', url, said())).toMatchObject({
      code: 'not-allowed',
    })
  })
})
