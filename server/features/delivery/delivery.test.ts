import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import {
  askPoint,
  delivering,
  far,
  makeDelivering,
  middle,
  refusedPlace,
  sendTo,
} from '#server/testing/delivering.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addressAt, testZone } from '#server/testing/make-zones.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
})
afterAll(() => test.close())

const near = { kind: 'circle', center: { latitude: 26, longitude: 50 }, radius: 3000 } as const

describe('a delivery', () => {
  it('spec 3: goes to a new address, whose zone names fee, minimum and minutes, frozen into the order', async () => {
    const shop = await makeDelivering(test, [testZone({ minimum: 3000, freeAbove: 20_000 })])
    const guest = shop.guest()
    const cart = await sendTo(guest, await delivering(shop, guest), addressAt(...middle))
    expect(cart).toMatchObject({
      address: {
        street_name: 'Tahlia Street',
        building_number: '7',
        description: 'The green door',
        id: null,
      },
      delivery: { fee: '10.00', minimum: '30.00', missing: '0.00', left_until_free: '160.00', minutes: 20 },
      ready_minutes: { from: 35, to: 40 },
      bill: { delivery_fee: '10.00', total: '50.00', to_pay: '50.00' },
      blocked: null,
    })
    const order = await guest.place(cart)
    expect(order).toMatchObject({ type: 'delivery', promised_minutes: 40, address: { building_number: '7' } })
    await sendTo(guest, cart, null)
    expect((await guest.order(order.id)).address).toMatchObject({ street_name: 'Tahlia Street' })
    expect((await shop.guest().order(order.id)).address).toBeNull()
  })

  it('spec 3: goes to a saved address of who is signed in, and to nobody else’s', async () => {
    const shop = await makeDelivering(test)
    const guest = shop.guest()
    await signInCustomer(test, shop, guest, '+966551110001')
    const path = '/api/v1/user/customer-addresses/create'
    const saved = await guest.call<{ id: string }>('POST', path, addressAt(...middle))
    const cart = await delivering(shop, guest)
    expect((await sendTo(guest, cart, { id: saved.id })).address).toMatchObject({
      id: saved.id,
      building_number: '7',
    })
    const stranger = shop.guest()
    const theirs = await delivering(shop, stranger)
    expect(
      await stranger.refused('PUT', `/api/v1/carts/${theirs.cart_id}`, { address: { id: saved.id } }),
    ).toMatchObject({ status: 422, code: 'address-required' })
  })

  it('rule "Carts": is not there for others who know the cart’s id', async () => {
    const shop = await makeDelivering(test)
    const guest = shop.guest()
    const cart = await sendTo(guest, await delivering(shop, guest), addressAt(...middle))
    expect(await shop.guest().refused('GET', `/api/v1/carts/${cart.cart_id}`)).toMatchObject({
      status: 404,
      code: 'cart-not-found',
    })
  })

  it('is not placed without an address, nor to one that is not on the map', async () => {
    const shop = await makeDelivering(test)
    const guest = shop.guest()
    const cart = await delivering(shop, guest)
    expect(cart).toMatchObject({ address: null, delivery: null, blocked: null })
    expect(await refusedPlace(guest, cart)).toMatchObject({ status: 422, code: 'address-required' })
    const typed = await sendTo(guest, cart, addressAt(null, null))
    expect(await refusedPlace(guest, typed)).toMatchObject({ status: 422, code: 'address-unplaced' })
  })

  it('spec 8: Delivery is not available for this location, and who delivers there is named', async () => {
    const shop = await makeDelivering(test, [testZone()], [testZone({ shape: near })])
    const guest = shop.guest()
    const cart = await sendTo(guest, await delivering(shop, guest), addressAt(...far))
    expect(cart).toMatchObject({
      delivery: null,
      blocked: { code: 'delivery-unavailable', message: 'Delivery is not available for this location' },
    })
    expect(await refusedPlace(guest, cart)).toMatchObject({
      status: 422,
      code: 'delivery-unavailable',
      details: { branches: [{ id: shop.branchIds[1], name: 'Dammam' }] },
    })
    const moved = await guest.call<CartWire>('PUT', `/api/v1/carts/${cart.cart_id}`, {
      branch_id: shop.branchIds[1],
    })
    expect(moved).toMatchObject({ branch_name: 'Dammam', blocked: null, delivery: { fee: '10.00' } })
    await guest.place(moved)
  })

  it('safety 7: below the minimum is refused with the amount that is missing', async () => {
    const shop = await makeDelivering(test, [testZone({ minimum: 10_000 })])
    const guest = shop.guest()
    const cart = await sendTo(guest, await delivering(shop, guest), addressAt(...middle))
    expect(cart).toMatchObject({ delivery: { missing: '60.00' }, blocked: { code: 'below-minimum' } })
    const refused = await refusedPlace(guest, cart)
    expect(refused).toMatchObject({ code: 'below-minimum', details: { missing: '60.00', minimum: '100.00' } })
    expect(refused.message).toContain('60.00')
    const enough = await guest.add(cart, shop.itemId('Meal'), { quantity: 2 })
    expect(enough).toMatchObject({ delivery: { missing: '0.00' }, blocked: null })
  })

  it('safety 7: food that reaches the zone’s limit is delivered free', async () => {
    const shop = await makeDelivering(test, [testZone({ freeAbove: 8000 })])
    const guest = shop.guest()
    const one = await sendTo(guest, await delivering(shop, guest), addressAt(...middle))
    expect(one).toMatchObject({
      delivery: { fee: '10.00', left_until_free: '40.00' },
      bill: { total: '50.00' },
    })
    const two = await guest.add(one, shop.itemId('Meal'))
    expect(two).toMatchObject({
      delivery: { fee: '0.00', full_fee: '10.00', left_until_free: '0.00' },
      bill: { total: '80.00', free_delivery: true },
    })
    expect((await guest.place(two)).bill.total).toBe('80.00')
  })

  it('a zone that changed since it was shown is never taken silently', async () => {
    const shop = await makeDelivering(test)
    const guest = shop.guest()
    const cart = await sendTo(guest, await delivering(shop, guest), addressAt(...middle))
    await test.database.db.write(shop.tenantId, async (db) => {
      await db.q
        .updateTable('delivery_zones')
        .set({ minutes: 50 })
        .where('tenant_id', '=', shop.tenantId)
        .execute()
    })
    expect(await refusedPlace(guest, cart)).toMatchObject({
      status: 409,
      code: 'promise-changed',
      details: { shown: 40, ready_minutes_to: 70 },
    })
    await test.database.db.write(shop.tenantId, async (db) => {
      await db.q
        .updateTable('delivery_zones')
        .set({ fee: 1200 })
        .where('tenant_id', '=', shop.tenantId)
        .execute()
    })
    expect(await refusedPlace(guest, cart)).toMatchObject({
      status: 409,
      code: 'price-changed',
      details: { shown: '50.00', total: '52.00' },
    })
  })

  it('the promise grows with the kitchen’s load, and is the promise that is placed', async () => {
    const shop = await makeDelivering(test)
    for (let i = 0; i < 5; i += 1) {
      const { guest } = await paidPickup(shop)
      expect(guest).toBeDefined()
    }
    const guest = shop.guest()
    const cart = await sendTo(guest, await delivering(shop, guest), addressAt(...middle))
    expect(cart.ready_minutes).toEqual({ from: 40, to: 45 })
    expect((await askPoint(guest, middle, shop.branchIds[0])).served?.ready_minutes).toEqual({
      from: 40,
      to: 45,
    })
    expect((await guest.place(cart)).promised_minutes).toBe(45)
  })
})

async function paidPickup(shop: Shop) {
  const guest = shop.guest()
  const cart = await guest.add(await guest.openCart(), shop.itemId('Meal'))
  const order = await guest.place(cart)
  const step = await guest.openPayment(order.id)
  await guest.pay(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  return { guest, order }
}
