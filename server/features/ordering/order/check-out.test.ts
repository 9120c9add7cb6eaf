import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CheckoutInput, CheckoutWire } from '#contract/ordering/checkout.ts'
import type { PaymentWire } from '#contract/ordering/order.ts'
import { makeGatewayAccount } from '#server/testing/make-gateway-account.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
afterEach(() => test.bench.setFaults({}))

const newKey = (): string => crypto.randomUUID()

/** What a page that keeps its cart to itself sends of a Shawarma and two teas. */
function bodyOf(at: Shop, more: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    cart: {
      type: 'pickup',
      branch_id: at.branchIds[0] ?? '',
      lines: [
        { item_id: at.itemId('Shawarma'), quantity: 1 },
        { item_id: at.itemId('Tea'), quantity: 2 },
      ],
    },
    total: '26.00',
    ready_minutes_to: 20,
    name: 'Noura',
    mobile: '0551234567',
    payment_method: 'card',
    ...more,
  }
}

const checkOut = (guest: Visitor, body: CheckoutInput, key = newKey()) =>
  guest.call<CheckoutWire>('POST', '/api/v1/checkouts', body, { 'idempotency-key': key })
const refused = (guest: Visitor, body: object, key = newKey()) =>
  guest.refused('POST', '/api/v1/checkouts', body, { 'idempotency-key': key })
const returned = (guest: Visitor, reference: string) =>
  guest.call<PaymentWire>('GET', `/api/v1/payments/${reference}?with=order`)

function rowsOf(table: 'orders' | 'carts' | 'payment_attempts', tenantId = shop.tenantId) {
  return test.database.db.read(tenantId, ({ q }) =>
    q.selectFrom(table).selectAll().where('tenant_id', '=', tenantId).execute(),
  )
}

describe('an order in three calls', () => {
  it('is placed by its lines, paid at the gateway, and shown by the answer to the return', async () => {
    const guest = shop.guest()
    const { order, payment, trouble } = await checkOut(guest, bodyOf(shop))
    expect(trouble).toBeNull()
    expect(order).toMatchObject({ status: 'callcenter_pending', number: null, can_pay: true, mine: true })
    expect(order.bill).toMatchObject({ total: '26.00', count: 3 })
    await guest.pay(payment?.pay_url ?? '')
    const back = await returned(guest, payment?.reference ?? '')
    expect(back).toMatchObject({ state: 'paid', order_id: order.id, amount: '26.00' })
    expect(back.order).toMatchObject({
      id: order.id,
      status: 'created',
      payment_state: 'paid',
      number: back.order_number,
      contact_name: 'Noura',
    })
    expect(await guest.order(order.id)).toMatchObject({ status: 'created', refunds: [] })
    expect(await guest.call('GET', '/api/v1/carts/current')).toEqual({ cart: null })
  })

  it('safety 11: the order of a return is for the browser that placed it; a stranger sees the state alone', async () => {
    const guest = shop.guest()
    const { payment } = await checkOut(guest, bodyOf(shop))
    await guest.pay(payment?.pay_url ?? '')
    const seen = await returned(shop.guest(), payment?.reference ?? '')
    expect(seen).toMatchObject({ state: 'paid', order_id: null, order: null })
    const without = await guest.call<PaymentWire>('GET', `/api/v1/payments/${payment?.reference}`)
    expect(without).not.toHaveProperty('order')
  })

  it('also of a saved cart at the version that was shown', async () => {
    const { guest, cart } = await shop.guestWith('Shawarma')
    const { cart_id: id, cart_version: version, ...shown } = guest.checkout(cart)
    const body: CheckoutInput = { ...shown, cart: { id, version } }
    const { order, payment } = await checkOut(guest, body)
    const again = await checkOut(guest, body)
    expect([again.order.id, again.payment?.pay_url]).toEqual([order.id, payment?.pay_url])
    expect(await refused(shop.guest(), body)).toMatchObject({ code: 'cart-not-found' })
    await guest.add(cart, shop.itemId('Tea'))
    expect(await refused(guest, body)).toMatchObject({ code: 'cart-changed' })
  })
})

describe('pressed again', () => {
  it('safety 2: after a lost answer a browser without a cookie gets the same order and the same payment', async () => {
    const key = newKey()
    const lost = await checkOut(shop.guest(), bodyOf(shop), key)
    const again = shop.guest()
    const { order, payment } = await checkOut(again, bodyOf(shop), key)
    expect([order.id, payment?.reference, payment?.pay_url]).toEqual([
      lost.order.id,
      lost.payment?.reference,
      lost.payment?.pay_url,
    ])
    expect(order.mine).toBe(true)
    expect(await again.order(order.id)).toMatchObject({ mine: true, contact_name: 'Noura' })
  })

  it('safety 2: ten at once with one key give one order and one payment', async () => {
    const own = await makeShop(test)
    const key = newKey()
    const guest = own.guest()
    await guest.openCart()
    const all = await Promise.all(Array.from({ length: 10 }, () => checkOut(guest, bodyOf(own), key)))
    expect(new Set(all.map(({ order }) => order.id)).size).toBe(1)
    expect(new Set(all.map(({ payment }) => payment?.pay_url)).size).toBe(1)
    expect(await rowsOf('orders', own.tenantId)).toHaveLength(1)
    expect(await rowsOf('payment_attempts', own.tenantId)).toHaveLength(1)
  })

  it('safety 2: the same key with other lines is refused, whoever has its cookie', async () => {
    const key = newKey()
    const guest = shop.guest()
    await checkOut(guest, bodyOf(shop), key)
    const cart = { ...bodyOf(shop).cart, lines: [{ item_id: shop.itemId('Shawarma') }] }
    expect(await refused(guest, { ...bodyOf(shop), cart, total: '20.00' }, key)).toMatchObject({
      code: 'key-reused',
    })
  })

  it('a short key makes nobody another guest: two strangers who chose the same have an order each', async () => {
    const [one, two] = [shop.guest(), shop.guest()]
    const first = await checkOut(one, bodyOf(shop), 'order-01')
    const second = await checkOut(two, bodyOf(shop), 'order-01')
    expect(second.order.id).not.toBe(first.order.id)
    expect(await two.order(first.order.id)).toMatchObject({ mine: false, contact_name: '' })
  })

  it('safety 9: another press of the shopper ends the order that waits, and its payment can bring nothing', async () => {
    const guest = shop.guest()
    const first = await checkOut(guest, bodyOf(shop))
    const second = await checkOut(guest, bodyOf(shop, { name: 'Huda' }))
    expect(second.order.id).not.toBe(first.order.id)
    expect(await guest.order(first.order.id)).toMatchObject({ status: 'canceled', can_pay: false })
    await guest.pay(second.payment?.pay_url ?? '')
    expect(await returned(guest, second.payment?.reference ?? '')).toMatchObject({ state: 'paid' })
  })
})

describe('what is refused', () => {
  it('by name, with nothing made: prices, promise, dishes, places and ways that are not', async () => {
    const own = await makeShop(test)
    const guest = own.guest()
    const at = (cart: object): object => ({ ...bodyOf(own), cart: { ...bodyOf(own).cart, ...cart } })
    const cases: [object, string][] = [
      [{ ...bodyOf(own), total: '25.00' }, 'price-changed'],
      [{ ...bodyOf(own), ready_minutes_to: 1 }, 'promise-changed'],
      [{ ...bodyOf(own), mobile: '1' }, 'mobile-invalid'],
      [{ ...bodyOf(own), payment_method: 'cash' }, 'method-unavailable'],
      [at({ lines: [] }), 'bad-input'],
      [at({ lines: [{ item_id: 'nothing' }] }), 'item-not-found'],
      [at({ lines: [{ item_id: own.itemId('Tea'), quantity: 100 }] }), 'bad-input'],
      [at({ lines: [{ item_id: own.itemId('Tea'), note: 'x'.repeat(600) }] }), 'text-too-long'],
      [at({ branch_id: shop.branchIds[0] }), 'branch-not-found'],
      [at({ type: 'dinein' }), 'type-unavailable'],
      [at({ type: 'delivery' }), 'type-unavailable'],
      [at({ coupon: 'NOTHING' }), 'coupon-invalid'],
      [at({ address: { id: 'none' } }), 'address-required'],
      [at({ surprise: true }), 'bad-input'],
    ]
    for (const [body, code] of cases) {
      const { code: said, message, details } = await refused(guest, body)
      expect([said, JSON.stringify(body)]).toEqual([code, JSON.stringify(body)])
      expect(message).not.toBe('')
      if (code === 'price-changed') expect(details).toMatchObject({ shown: '25.00', total: '26.00' })
    }
    expect(await rowsOf('orders', own.tenantId)).toEqual([])
    expect(await rowsOf('carts', own.tenantId)).toEqual([])
  })

  it('safety 3: a gateway that does not answer leaves the order, says so, and the same press opens its payment', async () => {
    const own = await makeShop(test)
    const { bench } = test
    await bench.setFaults({ operations: { open: { what: 'error' } } })
    const guest = own.guest()
    const key = newKey()
    const first = await checkOut(guest, bodyOf(own), key)
    expect(first).toMatchObject({ payment: null, trouble: { code: 'busy' } })
    expect(first.trouble?.message).not.toBe('')
    await bench.setFaults({})
    test.pass(60_000)
    const { order, payment } = await checkOut(guest, bodyOf(own), key)
    test.resetClock()
    expect(order.id).toBe(first.order.id)
    expect(payment?.pay_url).toContain('http')
  })
})

describe('what changed since it was kept in memory', () => {
  it('newer content decides, not the content that the order was priced of first', async () => {
    const own = await makeShop(test)
    await checkOut(own.guest(), bodyOf(own))
    await test.database.db.write(own.tenantId, async ({ q }) => {
      await q
        .updateTable('items')
        .set({ price: 400 })
        .where('tenant_id', '=', own.tenantId)
        .where('id', '=', own.itemId('Tea'))
        .execute()
      await q
        .updateTable('content_versions')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('tenant_id', '=', own.tenantId)
        .execute()
    })
    expect(await refused(own.guest(), bodyOf(own))).toMatchObject({
      code: 'price-changed',
      details: { total: '28.00' },
    })
  })

  it('a payment goes to the account in use, not to the one that was in use before', async () => {
    const own = await makeShop(test)
    const before = await checkOut(own.guest(), bodyOf(own))
    const id = await makeGatewayAccount(
      test.database.db,
      own.tenantId,
      test.bench.accountNamed(`${own.tenantId}-2`),
      test.seal,
    )
    const owner = await own.staff()
    await owner.call('POST', `/api/v1/staff/gateways/${id}/choose`, {})
    const guest = own.guest()
    const after = await checkOut(guest, bodyOf(own))
    const attempts = await rowsOf('payment_attempts', own.tenantId)
    const accountOf = (reference = '') => attempts.find((one) => one.reference === reference)
    expect(accountOf(after.payment?.reference)).toMatchObject({ account_id: id })
    expect(accountOf(before.payment?.reference)).not.toMatchObject({ account_id: id })
    await guest.pay(after.payment?.pay_url ?? '')
    expect(await returned(guest, after.payment?.reference ?? '')).toMatchObject({ state: 'paid' })
  })
})

it('counted stock is taken by the longer way, and given out once', async () => {
  const own = await makeShop(test, {
    branches: [{ id: 'olaya', name: { ar: 'العليا', en: 'Olaya' } }],
    items: [
      { id: 'Shawarma', name: 'Shawarma' },
      { id: 'Tea', name: 'Tea', price: 300 },
    ],
    content: { stock: [{ branchId: 'olaya', itemId: 'Tea', left: 5 }] },
  })
  await checkOut(own.guest(), bodyOf(own))
  const cart = { ...bodyOf(own).cart, lines: [{ item_id: own.itemId('Tea'), quantity: 4 }] }
  expect(await refused(own.guest(), { ...bodyOf(own), cart, total: '12.00' })).toMatchObject({
    code: 'not-enough-left',
  })
  expect(await rowsOf('orders', own.tenantId)).toHaveLength(1)
  expect((await rowsOf('orders', own.tenantId))[0]).toMatchObject({ stock: { taken: { Tea: 2 } } })
})

it('a repeat is the same browser for its own restaurant alone', async () => {
  const other = await makeShop(test)
  const key = newKey()
  const here = await checkOut(shop.guest(), bodyOf(shop), key)
  const there = await checkOut(other.guest(), bodyOf(other), key)
  expect(there.order.id).not.toBe(here.order.id)
})
