import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BoardWire } from '#contract/ordering/board.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { PhoneCallerWire, PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import type { PhoneCartBody, PhoneCartWire, PhoneOrderWire } from '#contract/ordering/phone-order.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeCarShop, typedVehicle } from '#server/testing/make-car-order.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { phoneUrl } from '#server/testing/phone-desk.ts'
import { signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let cashier: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeCarShop(test)
  cashier = await shop.staff('cashier')
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const input = (more: Partial<PhoneCartBody> = {}): PhoneCartBody => ({
  branch_id: shop.branchIds[0] ?? '',
  type: 'car',
  lines: [{ item_id: shop.itemId('Shawarma'), quantity: 1 }],
  ...more,
})
const save = (more: Partial<PhoneCartBody> = {}) =>
  cashier.call<PhoneCartWire>('POST', `${phoneUrl}/cart`, input(more))
const said = ({ cart }: PhoneCartWire) => ({
  cart_id: cart.cart_id,
  cart_version: cart.version,
  total: cart.bill.to_pay,
  ready_minutes_to: cart.ready_minutes.to,
  payment_method: 'card',
  name: 'Noura',
  mobile: '0551234567',
})
const key = () => ({ 'idempotency-key': makeId() })
const place = (saved: PhoneCartWire) => cashier.call<PhoneOrderWire>('POST', phoneUrl, said(saved), key())
const ticketOf = async (id: string) => {
  const path = `/api/v1/staff/board?branch_id=${shop.branchIds[0]}`
  const { board } = await cashier.call<{ board: BoardWire }>('GET', path)
  return board.tickets.find((one) => one.id === id)
}
/** The guest opens the link that was sent, in a browser that nobody knows, and pays. */
async function payByLink(id: string): Promise<Visitor> {
  const guest = shop.guest()
  const step = await guest.openPayment(id)
  await guest.pay(step.pay_url)
  await guest.call('GET', `/api/v1/payments/${step.reference}`)
  return guest
}

it('a caller who is known is asked for no plate: cars of the account, then those of orders before, each once', async () => {
  const find = () => cashier.call<PhoneCallerWire>('POST', `${phoneUrl}/caller`, { mobile: '0551234599' })
  const { order_id: id } = await cashier.call<PhoneOrderWire>(
    'POST',
    phoneUrl,
    { ...said(await save({ vehicle: typedVehicle })), mobile: '0551234599' },
    key(),
  )
  await payByLink(id)
  const { brand_id, color_id } = typedVehicle
  expect((await find()).vehicles).toMatchObject([{ brand_id, color_id, plate_number: 'أ ب ج 1234' }])
  const guest = shop.guest()
  await signInCustomer(test, shop, guest, '+966551234599')
  const create = '/api/v1/user/customer-vehicles/create'
  await guest.call('POST', create, { ...typedVehicle, plate_number: 'XYZ 9' })
  await guest.call('POST', create, { ...typedVehicle, plate_number: 'أبج1234' })
  const { vehicles } = await find()
  expect(vehicles.map((one) => one.plate_number)).toEqual(['XYZ 9', 'أبج1234'])
  expect(vehicles[0]).toMatchObject({
    brand_name: expect.stringMatching(/./),
    color_name: expect.stringMatching(/./),
  })
  const saved = await save({ vehicle: { brand_id, color_id, plate_number: 'XYZ 9' } })
  expect(saved.cart.vehicle).toMatchObject({ plate_number: 'XYZ 9' })
})

it('spec 1: the desk says of which makes and colours a car may be, for orders from the car alone', async () => {
  const desk = (type: string) =>
    cashier.call<PhoneDeskWire>('GET', `${phoneUrl}/desk?branch_id=${shop.branchIds[0]}&type=${type}`)
  const { types, vehicles } = await desk('car')
  expect(types).toContain('car')
  expect(vehicles?.brands).toContainEqual({ id: 'kia', name: 'Kia' })
  expect(vehicles?.colors).toContainEqual({ id: 'red', name: 'Red' })
  expect((await desk('pickup')).vehicles).toBeNull()
})

it('spec 1, 5: an order by phone from the car names its car, which is checked as a guest’s and stands on the board', async () => {
  const bare = await save()
  expect(await cashier.refused('POST', phoneUrl, said(bare), key())).toMatchObject({
    code: 'vehicle-required',
  })
  const { cart_id } = bare.cart
  for (const [field, value] of [
    ['plate_number', ' '],
    ['brand_id', 'spaceship'],
  ] as const) {
    const body = input({ cart_id, vehicle: { ...typedVehicle, [field]: value } })
    const { errors } = await cashier.refused('POST', `${phoneUrl}/cart`, body)
    expect(Object.keys(errors ?? {})).toEqual([field])
  }
  const saved = await save({ cart_id, vehicle: typedVehicle })
  const car = { brand_name: 'Kia', color_name: 'Red', plate_number: 'أ ب ج 1234' }
  expect(saved.cart.vehicle).toMatchObject(car)
  const { order_id } = await place(saved)
  await payByLink(order_id)
  expect(await ticketOf(order_id)).toMatchObject({ type: 'car', vehicle: car })
})

it('who changes to pickup after all comes in without a car', async () => {
  const { cart } = await save({ vehicle: typedVehicle })
  const saved = await save({ cart_id: cart.cart_id, type: 'pickup', vehicle: typedVehicle })
  const { order_id } = await place(saved)
  await payByLink(order_id)
  expect(await ticketOf(order_id)).toMatchObject({ type: 'pickup', vehicle: null })
})

it('spec 1: who holds the link of an order by phone says "I\'m here", sees the answer, and nothing of the car', async () => {
  const { order_id } = await place(await save({ vehicle: typedVehicle }))
  const guest = await payByLink(order_id)
  const seen = await guest.order(order_id)
  expect(seen).toMatchObject({ mine: false, can_arrive: true, can_cancel: false, vehicle: null })
  const path = `/api/v1/orders/${order_id}/arrival`
  const here = await guest.call<OrderWire>('POST', path, { place: 'Bay 3' })
  expect(here.arrival).toMatchObject({ place: 'Bay 3', answered_at: null })
  const ticket = await ticketOf(order_id)
  expect(ticket?.arrival?.place).toBe('Bay 3')
  await cashier.call('POST', `/api/v1/staff/orders/${order_id}/transitions`, {
    action: 'coming',
    version: ticket?.version,
  })
  expect((await guest.order(order_id)).arrival?.answered_at).not.toBeNull()
  for (const bay of [4, 5, 6, 7]) await guest.call('POST', path, { place: `Bay ${bay}` })
  expect(await guest.refused('POST', path, { place: 'Bay 8' })).toMatchObject({ status: 429 })
})
