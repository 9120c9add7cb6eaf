import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { makeGroup, makeOption } from '#domain/menu/make-item.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { showStock } from '#server/features/menu/show-stock.ts'
import { settleAttempt } from '../../payments/payment/settle-attempt.ts'
import { endHold } from './end-due-orders.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const minute = 60_000

/** Cakes are counted; a box is a combo of cakes. */
async function shopWith(left: number): Promise<Shop> {
  const box = makeGroup('box', [makeOption('boxed', { itemId: 'cake', max: 4 })], { min: 2, max: 4 })
  return makeShop(test, {
    branches: [{ id: 'olaya', name: { ar: 'العليا', en: 'Olaya' } }],
    items: [
      { id: 'cake', name: 'Cake' },
      { id: 'box', name: 'Box', options: [box] },
      { id: 'tea', name: 'Tea' },
    ],
    content: { stock: [{ branchId: 'olaya', itemId: 'cake', left }] },
  })
}

async function signedIn(shop: Shop): Promise<Visitor> {
  const guest = shop.guest()
  await signInCustomer(test, shop, guest, makeMobile())
  return guest
}

async function stockOf(shop: Shop): Promise<{ left: number; held: number }> {
  const row = await test.database.db.read(shop.tenantId, ({ q }) =>
    q.selectFrom('item_stock').selectAll().where('tenant_id', '=', shop.tenantId).executeTakeFirstOrThrow(),
  )
  return { left: row.left_count, held: row.guest_held }
}

async function cartOf(
  visitor: Visitor,
  quantity: number,
  item = 'cake',
  more: object = {},
): Promise<CartWire> {
  return visitor.add(await visitor.openCart(), item, { quantity, ...more })
}

describe('counted stock', () => {
  it('is held while the card is typed and sold when it is paid', async () => {
    const shop = await shopWith(10)
    const guest = shop.guest()
    const { id } = await guest.place(await cartOf(guest, 3))
    expect(await stockOf(shop)).toEqual({ left: 7, held: 3 })
    const { reference, pay_url } = await guest.openPayment(id)
    await guest.pay(pay_url)
    await settleAttempt(test.deps, shop.tenantId, reference)
    expect(await stockOf(shop)).toEqual({ left: 7, held: 0 })
  })

  it('is given back when the hold ends unpaid', async () => {
    const shop = await shopWith(10)
    const guest = shop.guest()
    const { id } = await guest.place(await cartOf(guest, 4))
    test.pass(16 * minute)
    await endHold(test.deps, shop.tenantId, id)
    expect(await stockOf(shop)).toEqual({ left: 10, held: 0 })
  })

  it('is given back when the cart is edited, and the edit sees it', async () => {
    const shop = await shopWith(2)
    const customer = await signedIn(shop)
    const cart = await cartOf(customer, 2)
    await customer.place(cart)
    expect(await stockOf(shop)).toMatchObject({ left: 0 })
    const read = await customer.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(read).toMatchObject({ removed: [], news: [], bill: { count: 2 } })
    const edited = await customer.add(cart, 'tea')
    expect(edited).toMatchObject({ removed: [], bill: { count: 3 } })
    expect(await stockOf(shop)).toMatchObject({ left: 2 })
    await customer.place(edited)
    expect(await stockOf(shop)).toMatchObject({ left: 0 })
  })

  it('is given back when staff cancel before it is made, not after', async () => {
    const shop = await shopWith(10)
    const owner = await shop.staff()
    const customer = await signedIn(shop)
    const cancel = async (steps: readonly string[]) => {
      const { id } = await customer.place(await cartOf(customer, 2))
      const { reference, pay_url } = await customer.openPayment(id)
      await customer.pay(pay_url)
      await settleAttempt(test.deps, shop.tenantId, reference)
      for (const action of [...steps, 'cancel']) {
        const { version } = await customer.order(id)
        await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version, reason: 'x' })
      }
    }
    await cancel([])
    await cancel(['accept'])
    expect(await stockOf(shop)).toMatchObject({ left: 10 })
    await cancel(['accept', 'ready'])
    expect(await stockOf(shop)).toMatchObject({ left: 8 })
  })

  it('safety 3: late money revives an order only while there is enough for it', async () => {
    const shop = await shopWith(2)
    const late = await signedIn(shop)
    const { id } = await late.place(await cartOf(late, 2))
    const { reference, pay_url } = await late.openPayment(id)
    await late.pay(pay_url)
    await test.database.db.write(shop.tenantId, async ({ q }) => {
      await q
        .updateTable('payment_attempts')
        .set({ state: 'late', ask_at: null })
        .where('tenant_id', '=', shop.tenantId)
        .where('reference', '=', reference)
        .execute()
    })
    test.pass(16 * minute)
    await endHold(test.deps, shop.tenantId, id)
    const racer = await signedIn(shop)
    await racer.place(await cartOf(racer, 1))
    await settleAttempt(test.deps, shop.tenantId, reference)
    for (let round = 0; round < 3; round += 1) await test.sweep()
    expect(await late.order(id)).toMatchObject({ status: 'canceled', refunded: '40.00' })
    expect(await stockOf(shop)).toMatchObject({ left: 1 })
  })

  it("a combo takes its choices out of their items' stock", async () => {
    const shop = await shopWith(8)
    const customer = await signedIn(shop)
    const options = [{ option_id: 'boxed', quantity: 3 }]
    const cart = await cartOf(customer, 2, 'box', { options })
    await customer.place(cart)
    expect(await stockOf(shop)).toMatchObject({ left: 2 })
    await showStock(test.deps, [shop])
    const other = await signedIn(shop)
    const refused = await other.refused('POST', `/api/v1/carts/${(await other.openCart()).cart_id}/lines`, {
      item_id: 'box',
      quantity: 1,
      options,
    })
    expect(refused).toMatchObject({ code: 'not-enough-left', details: { left: 2 } })
  })

  it('a cart is cut to what is left, by name, and none left takes the line out', async () => {
    const shop = await shopWith(6)
    const customer = await signedIn(shop)
    const cart = await cartOf(customer, 5)
    const set = (left: number) =>
      test.database.db.write(shop.tenantId, async ({ q }) => {
        await q
          .updateTable('item_stock')
          .set({ left_count: left })
          .where('tenant_id', '=', shop.tenantId)
          .execute()
      })
    await set(2)
    const read = () => customer.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(await read()).toMatchObject({
      news: ['Only 2 of “Cake” can be had now, so the quantity was changed.'],
      bill: { count: 2 },
    })
    expect(await read()).toMatchObject({ news: [] })
    await set(0)
    expect(await read()).toMatchObject({ removed: ['Cake'], bill: { count: 0 } })
  })

  it('few left is said on the menu once the relay has told it, and caps the stepper', async () => {
    const shop = await shopWith(6)
    const customer = await signedIn(shop)
    await customer.place(await cartOf(customer, 3))
    await showStock(test.deps, [shop])
    const menu = await customer.call<{ items: object[] }>('GET', '/api/v1/menu')
    expect(menu.items[0]).toMatchObject({ state: 'available', state_note: 'Only 3 left', max_quantity: 3 })
  })
})

describe('safety 9: guests without a proven number', () => {
  it('hold together at most half of what is left; then the mobile code comes first', async () => {
    const shop = await shopWith(7)
    const [first, second] = [shop.guest(), shop.guest()]
    await first.place(await cartOf(first, 2))
    const cart = await cartOf(second, 2)
    const order = (visitor: Visitor, one: CartWire) =>
      visitor.refused('POST', '/api/v1/orders', visitor.checkout(one), {
        'idempotency-key': `key-${one.cart_id}`,
      })
    expect(await order(second, cart)).toMatchObject({ status: 403, code: 'mobile-proof-required' })
    await signInCustomer(test, shop, second, makeMobile())
    await second.place(cart)
    expect(await stockOf(shop)).toEqual({ left: 3, held: 2 })
  })

  it('a second hold that lapsed within an hour asks for it too', async () => {
    const shop = await shopWith(40)
    const guest = shop.guest()
    const cart = await cartOf(guest, 1)
    const lapse = async () => {
      const { id } = await guest.place(await guest.call('GET', `/api/v1/carts/${cart.cart_id}`))
      test.pass(16 * minute)
      await endHold(test.deps, shop.tenantId, id)
    }
    await lapse()
    await lapse()
    const again = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    const refused = await guest.refused('POST', '/api/v1/orders', guest.checkout(again), {
      'idempotency-key': 'third-time',
    })
    expect(refused).toMatchObject({ code: 'mobile-proof-required' })
    test.pass(61 * minute)
    await guest.place(again)
  })
})
