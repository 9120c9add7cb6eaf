import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderWire } from '#contract/ordering/order.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

describe('placing an order', () => {
  it('freezes the cart, holds it for fifteen minutes and burns no number', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma', 'Tea')
    const order = await guest.place(cart)
    expect(order).toMatchObject({
      status: 'callcenter_pending',
      shown: { label: 'Waiting for payment' },
      payment_state: 'pending',
      number: null,
      can_pay: true,
      mine: true,
    })
    expect(order.bill.total).toBe('23.00')
    expect(Date.parse(order.hold_until ?? '') - Date.parse(order.rendered_at)).toBeGreaterThan(14 * 60_000)
  })

  it('spec 3: takes notes where the restaurant does, and none where it does not', async () => {
    for (const [allowed, stored] of [
      ['1', 'no onions'],
      ['0', ''],
    ] as const) {
      const shop = await makeShop(test, { settings: { 'checkout.allow_notes': allowed } })
      const { guest, cart } = await shop.guestWith('Shawarma')
      expect(cart.notes_allowed).toBe(allowed === '1')
      expect(await guest.place(cart, makeId(), { notes: 'no onions' })).toMatchObject({
        notes: stored,
      })
    }
  })

  it('safety 2: twice at once with one key gives one order', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const key = makeId()
    const [a, b] = await Promise.all([guest.place(cart, key), guest.place(cart, key)])
    expect(a.id).toBe(b.id)
    expect(await ordersOf(shop.tenantId)).toHaveLength(1)
  })

  it('safety 2: twenty at once with twenty keys still give one order of one cart version', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const placed = await Promise.all(Array.from({ length: 20 }, () => guest.place(cart)))
    expect(new Set(placed.map((order) => order.id)).size).toBe(1)
    expect(await ordersOf(shop.tenantId)).toHaveLength(1)
  })

  it('safety 1, 2: every key of one cart version brings its order, also when it is sent again', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const { id } = await guest.place(cart)
    const key = makeId()
    expect((await guest.place(cart, key)).id).toBe(id)
    expect((await guest.place(cart, key)).id).toBe(id)
  })

  it('safety 1: what is corrected on the way back from the payment is what the order says that is paid', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const first = await guest.place(cart)
    await guest.openPayment(first.id)
    const more = { mobile: '0557654321', notes: 'no nuts' }
    const key = makeId()
    const second = await guest.place(cart, key, more)
    expect(second).toMatchObject({ contact_mobile: '+966557654321', notes: 'no nuts', can_pay: true })
    expect((await guest.place(cart, key, more)).id).toBe(second.id)
    expect(await guest.order(first.id)).toMatchObject({ status: 'canceled', cancel_reason: 'superseded' })
    const stale = await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), {
      'idempotency-key': makeId(),
    })
    expect(stale.code).toBe('cart-changed')
  })

  it('safety 1, 3: an order whose hold is over, though nobody has ended it yet, is made anew', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const over = await guest.place(cart)
    test.pass(15 * 60_000)
    const retried = await guest.place(cart)
    expect(await guest.order(over.id)).toMatchObject({ status: 'canceled' })
    expect(retried.id).not.toBe(over.id)
    expect((await guest.openPayment(retried.id)).pay_url).toBeTruthy()
  })

  it('safety 1: what was paid meanwhile stays paid, whatever is corrected', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const { id } = await guest.place(cart)
    const { pay_url } = await guest.openPayment(id)
    await guest.pay(pay_url)
    expect(await guest.place(cart, makeId(), { name: 'Sara' })).toMatchObject({
      id,
      contact_name: 'Noura',
      status: 'created',
      payment_state: 'paid',
    })
  })

  it('safety 2: the same key with another body is refused, and a refusal does not use the key up', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const key = makeId()
    const wrong = await guest.refused('POST', '/api/v1/orders', guest.checkout(cart, { total: '1.00' }), {
      'idempotency-key': key,
    })
    expect(wrong).toMatchObject({
      status: 409,
      code: 'price-changed',
      details: { shown: '1.00', total: '20.00' },
    })
    const order = await guest.place(cart, key)
    expect(await guest.place(cart, key)).toMatchObject({ id: order.id })
    expect(
      await guest.refused('POST', '/api/v1/orders', guest.checkout(cart, { name: 'Other' }), {
        'idempotency-key': key,
      }),
    ).toMatchObject({ status: 422, code: 'key-reused' })
  })

  it('a total changed in the browser, and a promise that moved, are refused by name', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const headers = { 'idempotency-key': makeId() }
    expect(
      await guest.refused('POST', '/api/v1/orders', guest.checkout(cart, { total: '0.01' }), headers),
    ).toMatchObject({ code: 'price-changed' })
    expect(
      await guest.refused('POST', '/api/v1/orders', guest.checkout(cart, { ready_minutes_to: 3 }), headers),
    ).toMatchObject({ code: 'promise-changed' })
    expect(await ordersOf(shop.tenantId)).toHaveLength(0)
  })

  it("spec 5: name and mobile are needed, within their limits, field by field in the caller's language", async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const refused = (more: object, language = 'en') =>
      guest.refused('POST', '/api/v1/orders', guest.checkout(cart, more), {
        'idempotency-key': makeId(),
        'x-localization': language,
      })
    expect(await refused({ name: ' ', mobile: '' })).toMatchObject({
      status: 422,
      code: 'fill-all-fields',
      message: 'Please fill all fields',
      errors: { name: ['Field is required'], mobile: ['Field is required'] },
    })
    expect((await refused({ name: ' ' }, 'ar')).message).toMatch(/[\u0600-\u06FF]/)
    expect(await refused({ name: 'ن'.repeat(31) })).toMatchObject({ errors: { name: [expect.any(String)] } })
    expect(await refused({ mobile: '12345' })).toMatchObject({ errors: { mobile: [expect.any(String)] } })
    expect(
      (await guest.place(cart, makeId(), { name: 'ن'.repeat(30), mobile: '٠٥٥١٢٣٤٥٦٧' })).contact_mobile,
    ).toBe('+966551234567')
  })

  it('spec 8: what is sold out since is named, not ordered', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma', 'Tea')
    await test.database.db.write(shop.tenantId, async (db) => {
      await db.q
        .insertInto('sold_out')
        .values({ tenant_id: shop.tenantId, branch_id: shop.branchIds[0] ?? '', item_id: shop.itemId('Tea') })
        .execute()
    })
    const refused = await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), {
      'idempotency-key': makeId(),
    })
    expect(refused).toMatchObject({ status: 409, code: 'items-removed', details: { items: ['Tea'] } })
    const repaired = await guest.call<{ removed: string[]; bill: { total: string } }>(
      'GET',
      `/api/v1/carts/${cart.cart_id}`,
    )
    expect(repaired).toMatchObject({ removed: ['Tea'], bill: { total: '20.00' } })
  })

  it('safety 1: an edited cart ends its unpaid order; the next version makes a new one', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const first = await guest.place(cart)
    await guest.openPayment(first.id)
    const edited = await guest.add(cart, shop.itemId('Tea'))
    expect((await guest.order(first.id)).status).toBe('canceled')
    expect((await guest.order(first.id)).cancel_reason).toBe('superseded')
    const second = await guest.place(edited)
    expect(second.id).not.toBe(first.id)
    expect(await guest.refused('POST', `/api/v1/orders/${first.id}/payments`, {})).toMatchObject({
      code: 'payment-session-invalid',
    })
  })

  it('safety 9: a second cart of the same browser takes over its one live hold', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const first = await guest.place(cart)
    const other = await guest.add(await guest.openCart(), shop.itemId('Tea'))
    const second = await guest.place(other)
    expect((await guest.order(first.id)).status).toBe('canceled')
    expect(second.status).toBe('callcenter_pending')
  })

  it('a closed branch, a paused one and a disabled website take no order', async () => {
    const closed = await makeShop(test, {
      branches: [{ name: { ar: 'ف', en: 'B' }, hours: [{ days: [], from: 0, to: 1 }] }],
    })
    const { guest, cart } = await closed.guestWith('Shawarma')
    expect(cart.blocked).toMatchObject({
      code: 'order-service-unavailable',
      message: 'Order service is not available',
    })
    expect(
      await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), { 'idempotency-key': makeId() }),
    ).toMatchObject({ code: 'order-service-unavailable' })
    const off = await makeShop(test, { settings: { 'website.enable': '0' } })
    const visit = await off.guestWith('Shawarma')
    expect(visit.cart.blocked?.code).toBe('order-service-unavailable')
  })

  it('shows nothing personal to another who holds the link', async () => {
    const shop = await makeShop(test)
    const { guest, cart } = await shop.guestWith('Shawarma')
    const order = await guest.place(cart, makeId(), { notes: 'allergic to nuts' })
    const stranger = await shop.guest().call<{ order: OrderWire }>('GET', `/api/v1/orders/${order.id}`)
    expect(stranger.order).toMatchObject({ mine: false, contact_name: '', contact_mobile: '', notes: '' })
    const otherShop = await makeShop(test)
    expect(await otherShop.guest().refused('GET', `/api/v1/orders/${order.id}`)).toMatchObject({
      status: 404,
      code: 'order-unavailable',
      message: 'Order not available',
    })
  })
})

async function ordersOf(tenantId: string) {
  return test.database.db.read(tenantId, (db) =>
    db.q.selectFrom('orders').select('id').where('tenant_id', '=', tenantId).execute(),
  )
}
