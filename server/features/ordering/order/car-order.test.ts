import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { carCart, makeCarOrder, makeCarShop, typedVehicle } from '#server/testing/make-car-order.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { makeId } from '#server/core/make-id.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeCarShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const path = (order: Ordered) => `/api/v1/orders/${order.id}/arrival`
const arrive = (order: Ordered, place = '') => order.guest.call<OrderWire>('POST', path(order), { place })
const ticketOf = async ({ owner, id }: Ordered) => {
  const { board } = await owner.call<{ board: BoardWire }>(
    'GET',
    `/api/v1/staff/board?branch_id=${shop.branchIds[0]}`,
  )
  return board.tickets.find((one) => one.id === id)
}

describe('an order from the car', () => {
  it('spec 3: names its vehicle, which is frozen with it, for its guest and for staff', async () => {
    const order = await makeCarOrder(test, shop)
    const vehicle = { brand_name: 'Kia', color_name: 'Red', plate_number: 'أ ب ج 1234', id: null }
    expect((await order.order()).vehicle).toMatchObject(vehicle)
    expect((await ticketOf(order))?.vehicle).toMatchObject(vehicle)
  })

  it('spec 1: is not placed without a vehicle', async () => {
    const guest = shop.guest()
    const cart = await carCart(shop, guest)
    const key = { 'idempotency-key': makeId() }
    expect(await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), key)).toMatchObject({
      status: 422,
      code: 'vehicle-required',
    })
  })

  it.each([
    ['no plate', { plate_number: '' }, 'plate_number'],
    ['a plate of 21 characters', { plate_number: 'x'.repeat(21) }, 'plate_number'],
    ['a brand that is none', { brand_id: 'spaceship' }, 'brand_id'],
    ['a colour that is none', { color_id: 'invisible' }, 'color_id'],
  ])('spec 5: a vehicle with %s is refused at its field', async (_, change, field) => {
    const guest = shop.guest()
    const { cart_id } = await carCart(shop, guest)
    const vehicle = { ...typedVehicle, ...change }
    const { errors } = await guest.refused('PUT', `/api/v1/carts/${cart_id}`, { vehicle })
    expect(Object.keys(errors ?? {})).toEqual([field])
  })

  it('spec 3: a saved vehicle is taken by its id, by its owner alone, and stays when it is deleted', async () => {
    const customer = shop.guest()
    await signInCustomer(test, shop, customer, makeMobile())
    const vehicles = '/api/v1/user/customer-vehicles'
    const saved = await customer.call<{ id: string }>('POST', `${vehicles}/create`, typedVehicle)
    const { cart_id } = await carCart(shop, customer)
    await customer.call('PUT', `/api/v1/carts/${cart_id}`, { vehicle: { id: saved.id } })
    await customer.call('DELETE', `${vehicles}/delete/${saved.id}`)
    const cart = await customer.call<{ vehicle: object }>('GET', `/api/v1/carts/${cart_id}`)
    expect(cart.vehicle).toMatchObject({ id: saved.id, brand_name: 'Kia' })
    const stranger = shop.guest()
    const theirs = await carCart(shop, stranger)
    expect(
      await stranger.refused('PUT', `/api/v1/carts/${theirs.cart_id}`, { vehicle: { id: saved.id } }),
    ).toMatchObject({ code: 'vehicle-required' })
    expect(await stranger.refused('GET', `/api/v1/carts/${cart_id}`)).toMatchObject({
      code: 'sign-in-required',
    })
  })

  it('spec 1: "I\'m here" is seen on the board with its place until staff answer, and the guest sees the answer', async () => {
    const order = await makeCarOrder(test, shop)
    expect((await order.order()).can_arrive).toBe(true)
    expect(await arrive(order, 'Bay 3')).toMatchObject({ arrival: { place: 'Bay 3', answered_at: null } })
    const ticket = await ticketOf(order)
    expect(ticket?.arrival?.place).toBe('Bay 3')
    expect(ticket?.may).toContain('coming')
    const after = await order.move('coming')
    const again = { action: 'coming', version: ticket?.version, again: true }
    expect(await order.owner.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, again)).toEqual(
      after,
    )
    expect(after).toMatchObject({ status: 'created', arrival: { answered_at: expect.any(String) } })
    expect(after.may).not.toContain('coming')
    expect((await order.order()).arrival?.answered_at).not.toBeNull()
  })

  it('tells staff anew only when the place is another one, at most five times', async () => {
    const order = await makeCarOrder(test, shop)
    const first = await arrive(order, 'Bay 1')
    await order.move('coming')
    expect((await arrive(order, ' Bay 1 ')).arrival?.answered_at).not.toBeNull()
    const moved = await arrive(order, 'Bay 2')
    expect(moved.arrival).toMatchObject({ at: first.arrival?.at, place: 'Bay 2', answered_at: null })
    for (const bay of [3, 4, 5]) await arrive(order, `Bay ${bay}`)
    expect(await order.guest.refused('POST', path(order), { place: 'Bay 6' })).toMatchObject({ status: 429 })
    expect(await order.guest.refused('POST', path(order), { place: 'x'.repeat(41) })).toMatchObject({
      code: 'text-too-long',
    })
  })

  it('cannot be told by a stranger who holds the link, who sees neither vehicle nor arrival', async () => {
    const order = await makeCarOrder(test, shop)
    const stranger = shop.guest()
    expect(await stranger.refused('POST', path(order), { place: 'Bay 3' })).toMatchObject({
      status: 404,
      code: 'order-unavailable',
    })
    await stranger.openCart()
    expect(await stranger.refused('POST', path(order), {})).toMatchObject({ status: 404 })
    await arrive(order)
    expect(await stranger.order(order.id)).toMatchObject({
      vehicle: null,
      arrival: null,
      can_arrive: false,
      can_cancel: false,
    })
  })

  it('is no matter of a pickup, nor of an order that is over', async () => {
    const pickup = await makePaidOrder(test, shop)
    expect(await pickup.guest.refused('POST', path(pickup), {})).toMatchObject({
      code: 'arrival-not-possible',
    })
    const order = await makeCarOrder(test, shop)
    await order.move('cancel', { reason: 'closed' })
    expect(await order.guest.refused('POST', path(order), {})).toMatchObject({ code: 'arrival-not-possible' })
  })

  it('undo of "ready" still works after the guest came', async () => {
    const order = await makeCarOrder(test, shop)
    await order.move('accept')
    await order.move('ready')
    await arrive(order)
    expect(await order.move('undo')).toMatchObject({ status: 'accepted', arrival: { place: '' } })
  })
})
