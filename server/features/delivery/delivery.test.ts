import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/cart.ts'
import type { DeliveryAnswerWire } from '#contract/delivery.ts'
import { makeId } from '#server/make-id.ts'
import { columnsOf } from '#server/store/delivery-zones.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addressAt, deliveringBranch, testZone } from '#server/testing/make-zones.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
})
afterAll(() => test.close())

const middle = [24.7136, 46.6753] as const
const far = [26, 50] as const
const near = { kind: 'circle', center: { latitude: 26, longitude: 50 }, radius: 3000 } as const
const both = ['pickup', 'delivery'] as const

function makeDelivering(zones = [testZone()], others: Parameters<typeof deliveringBranch>[1] = []) {
  return makeShop(test, {
    items: [{ name: 'Meal', price: 4000, types: [...both] }],
    branches: [
      deliveringBranch('Olaya', zones),
      ...(others.length > 0 ? [deliveringBranch('Dammam', others)] : []),
    ],
  })
}

async function delivering(shop: Shop, guest: Visitor = shop.guest(), meals = 1): Promise<CartWire> {
  const cart = await guest.call<CartWire>('POST', '/api/v1/carts', { type: 'delivery' })
  return guest.add(cart, shop.itemId('Meal'), { quantity: meals })
}
const to = (guest: Visitor, cart: CartWire, address: object | null) =>
  guest.call<CartWire>('PUT', `/api/v1/carts/${cart.cart_id}`, { address })
const refusedPlace = (guest: Visitor, cart: CartWire) =>
  guest.refused('POST', '/api/v1/orders', guest.checkout(cart), { 'idempotency-key': makeId() })
const ask = (guest: Visitor, [latitude, longitude]: readonly [number, number], branch?: string) =>
  guest.call<DeliveryAnswerWire>(
    'GET',
    `/api/v1/delivery/at?latitude=${latitude}&longitude=${longitude}${branch ? `&branch_id=${branch}` : ''}`,
  )

describe('a delivery', () => {
  it('spec 3: goes to a new address, whose zone names fee, minimum and minutes, frozen into the order', async () => {
    const shop = await makeDelivering([testZone({ minimum: 3000, freeAbove: 20_000 })])
    const guest = shop.guest()
    const cart = await to(guest, await delivering(shop, guest), addressAt(...middle))
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
    await to(guest, cart, null)
    expect((await guest.order(order.id)).address).toMatchObject({ street_name: 'Tahlia Street' })
    expect((await shop.guest().order(order.id)).address).toBeNull()
  })

  it('spec 3: goes to a saved address of who is signed in, and to nobody else’s', async () => {
    const shop = await makeDelivering()
    const guest = shop.guest()
    await signInCustomer(test, shop, guest, '+966551110001')
    const path = '/api/v1/user/customer-addresses/create'
    const saved = await guest.call<{ id: string }>('POST', path, addressAt(...middle))
    const cart = await delivering(shop, guest)
    expect((await to(guest, cart, { id: saved.id })).address).toMatchObject({
      id: saved.id,
      building_number: '7',
    })
    const stranger = shop.guest()
    const theirs = await delivering(shop, stranger)
    expect(
      await stranger.refused('PUT', `/api/v1/carts/${theirs.cart_id}`, { address: { id: saved.id } }),
    ).toMatchObject({ status: 422, code: 'address-required' })
  })

  it('shows its address to nobody else who holds the cart’s id', async () => {
    const shop = await makeDelivering()
    const guest = shop.guest()
    const cart = await to(guest, await delivering(shop, guest), addressAt(...middle))
    const seen = await shop.guest().call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(seen).toMatchObject({ address: null, delivery: { fee: '10.00' } })
  })

  it('is not placed without an address, nor to one that is not on the map', async () => {
    const shop = await makeDelivering()
    const guest = shop.guest()
    const cart = await delivering(shop, guest)
    expect(cart).toMatchObject({ address: null, delivery: null, blocked: null })
    expect(await refusedPlace(guest, cart)).toMatchObject({ status: 422, code: 'address-required' })
    const typed = await to(guest, cart, addressAt(null, null))
    expect(await refusedPlace(guest, typed)).toMatchObject({ status: 422, code: 'address-unplaced' })
  })

  it('spec 8: Delivery is not available for this location, and who delivers there is named', async () => {
    const shop = await makeDelivering([testZone()], [testZone({ shape: near })])
    const guest = shop.guest()
    const cart = await to(guest, await delivering(shop, guest), addressAt(...far))
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
    const shop = await makeDelivering([testZone({ minimum: 10_000 })])
    const guest = shop.guest()
    const cart = await to(guest, await delivering(shop, guest), addressAt(...middle))
    expect(cart).toMatchObject({ delivery: { missing: '60.00' }, blocked: { code: 'below-minimum' } })
    const refused = await refusedPlace(guest, cart)
    expect(refused).toMatchObject({ code: 'below-minimum', details: { missing: '60.00', minimum: '100.00' } })
    expect(refused.message).toContain('60.00')
    const enough = await guest.add(cart, shop.itemId('Meal'), { quantity: 2 })
    expect(enough).toMatchObject({ delivery: { missing: '0.00' }, blocked: null })
  })

  it('safety 7: food that reaches the zone’s limit is delivered free', async () => {
    const shop = await makeDelivering([testZone({ freeAbove: 8000 })])
    const guest = shop.guest()
    const one = await to(guest, await delivering(shop, guest), addressAt(...middle))
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
    const shop = await makeDelivering()
    const guest = shop.guest()
    const cart = await to(guest, await delivering(shop, guest), addressAt(...middle))
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
    const shop = await makeDelivering()
    for (let i = 0; i < 5; i += 1) {
      const { guest } = await paidPickup(shop)
      expect(guest).toBeDefined()
    }
    const guest = shop.guest()
    const cart = await to(guest, await delivering(shop, guest), addressAt(...middle))
    expect(cart.ready_minutes).toEqual({ from: 40, to: 45 })
    expect((await ask(guest, middle, shop.branchIds[0])).served?.ready_minutes).toEqual({ from: 40, to: 45 })
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

describe('who delivers where', () => {
  it('names the branch asked, the others and where to pick up from, nearest first', async () => {
    const shop = await makeDelivering(
      [testZone(), testZone({ fee: 700, minutes: 30, name: { ar: 'أرخص', en: 'Cheaper' } })],
      [testZone({ fee: 400, shape: { ...near, radius: 100_000 } })],
    )
    const [olaya, dammam] = shop.branchIds
    expect(await ask(shop.guest(), middle, olaya)).toMatchObject({
      served: { branch_id: olaya, zone_name: 'Cheaper', fee: '7.00', ready_minutes: { from: 45, to: 50 } },
      others: [],
      pickup: { distance: '0.00' },
    })
    expect(await ask(shop.guest(), far, olaya)).toMatchObject({
      served: null,
      others: [{ branch_id: dammam, fee: '4.00', free_above: null }],
    })
    expect(await ask(shop.guest(), [0, 0], olaya)).toMatchObject({ served: null, others: [] })
  })

  it('the same point gives the same answer to the menu, in the cart and when it is placed', async () => {
    const shop = await makeDelivering([])
    const spot = fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) })
    const place = ({ x, y }: { x: number; y: number }) => ({
      latitude: middle[0] + y / 100,
      longitude: middle[1] + x / 100,
    })
    const shape = fc.oneof(
      fc
        .array(spot.map(place), { minLength: 3, maxLength: 6 })
        .map((points) => ({ kind: 'polygon', points }) as const),
      fc.record({ center: spot.map(place), radius: fc.integer({ min: 500, max: 4000 }) }).map((circle) => ({
        kind: 'circle' as const,
        ...circle,
      })),
    )
    const zones = fc.array(fc.record({ shape, fee: fc.integer({ min: 0, max: 3 }) }), { maxLength: 5 })
    const property = fc.asyncProperty(zones, spot, async (drawn, at) => {
      await test.database.db.write(shop.tenantId, async (db) => {
        await db.q.deleteFrom('delivery_zones').where('tenant_id', '=', shop.tenantId).execute()
        for (const { shape: form, fee } of drawn) {
          const details = testZone({ shape: form, fee: fee * 100, minutes: 10 + fee })
          const own = { tenant_id: shop.tenantId, id: makeId(), branch_id: shop.branchIds[0] ?? '' }
          await db.q
            .insertInto('delivery_zones')
            .values({ ...own, ...columnsOf(details) })
            .execute()
        }
      })
      const { latitude, longitude } = place(at)
      const guest = shop.guest()
      const { served } = await ask(guest, [latitude, longitude], shop.branchIds[0])
      const cart = await to(guest, await delivering(shop, guest), addressAt(latitude, longitude))
      expect(cart.delivery?.fee).toBe(served?.fee)
      if (!served) {
        expect(await refusedPlace(guest, cart)).toMatchObject({ code: 'delivery-unavailable' })
        return
      }
      expect(cart.ready_minutes).toEqual(served.ready_minutes)
      expect((await guest.place(cart)).promised_minutes).toBe(served.ready_minutes.to)
    })
    await fc.assert(property, { numRuns: 25 })
  })
})
