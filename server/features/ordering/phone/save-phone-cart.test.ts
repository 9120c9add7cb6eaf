import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import type { SlotsWire } from '#contract/timing/slots.ts'
import type { MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { farAddress, makePhoneShop, nearAddress, phoneOf, phoneUrl } from '#server/testing/phone-desk.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: MoneyShop
let cashier: Visitor
let phone: ReturnType<typeof phoneOf>
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makePhoneShop(test)
  cashier = await shop.staff('cashier')
  phone = phoneOf(cashier, shop)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const desk = (query: string, by = cashier) =>
  by.call<PhoneDeskWire>('GET', `${phoneUrl}/desk?branch_id=${shop.branchIds[0]}&${query}`)
const optionsOf = async (dish: string) => {
  const found = (await desk('type=pickup')).dishes.find(({ name }) => name === dish)
  return found?.option_groups.flatMap(({ options }) => options) ?? []
}

describe('what a caller wants', () => {
  it('is shown with the choices of every dish, and what cannot be had says so', async () => {
    const shown = await desk('type=delivery', cashier)
    expect(shown).toMatchObject({
      types: ['pickup', 'delivery'],
      asap: true,
      ways: ['card', 'cash'],
      notes_allowed: true,
      dishes: [
        { name: 'Meal', price: '40.00', state: 'available', needs_choice: false, option_groups: [] },
        { name: 'Wrap', needs_choice: true, option_groups: [{ min: 1, options: [{}, { price: '5.00' }] }] },
        { name: 'Tea', state: 'sold_out' },
      ],
      zones: [{ shape: { kind: 'circle', radius: 5000 } }],
    })
    expect((await desk('')).zones).toEqual([])
    expect(await cashier.refused('GET', `${phoneUrl}/desk?branch_id=nothing`)).toMatchObject({
      code: 'branch-not-found',
    })
  })

  it('spec 5: is priced with its options by the guests’ calculator; what cannot be had is told by its line, and the rest stands', async () => {
    const [, large] = await optionsOf('Wrap')
    const options = [{ option_id: large?.id ?? '', quantity: 1 }]
    const wrap = { item_id: shop.itemId('Wrap'), quantity: 2, options, note: 'no onions' }
    const { cart, lines, outside } = await phone.save({
      lines: [
        wrap,
        { item_id: shop.itemId('Tea') },
        { item_id: shop.itemId('Wrap') },
        { item_id: 'nothing' },
      ],
    })
    expect(cart.bill).toMatchObject({ to_pay: '50.00', lines: [{ quantity: 2, note: 'no onions' }] })
    expect(lines.map(({ problem }) => problem?.code)).toEqual([
      undefined,
      'item-unavailable',
      'option-required',
      'item-not-found',
    ])
    expect(lines[0]?.line_id).toBe(cart.bill.lines[0]?.line_id)
    expect(outside).toBeNull()
    // said anew: the same cart, with other lines
    const next = await phone.save({ cart_id: cart.cart_id })
    expect(next.cart).toMatchObject({
      cart_id: cart.cart_id,
      bill: { to_pay: '40.00', count: 1 },
      removed: [],
    })
  })

  it('spec 8: an address has the fee of its zone at once; outside all, the branches that reach it and the nearest are named', async () => {
    const near = await phone.save({ type: 'delivery', address: nearAddress, lines: [] })
    expect(near).toMatchObject({ cart: { delivery: { fee: '10.00', zone_name: 'Middle' } }, outside: null })
    const away = await phone.save({ type: 'delivery', address: farAddress })
    const dammam = { id: shop.branchIds[1], name: 'Dammam' }
    expect(away.outside).toMatchObject({ branches: [dammam], pickup: { distance: expect.any(String) } })
    expect(away.cart.blocked?.code).toBe('delivery-unavailable')
    expect(await phone.refusedPlace(away)).toMatchObject({ code: 'delivery-unavailable' })
    const nowhere = { ...nearAddress, latitude: null, longitude: null }
    expect(await phone.refusedPlace(await phone.save({ type: 'delivery', address: nowhere }))).toMatchObject({
      code: 'address-unplaced',
    })
    expect(
      await phone.refusedSave({ type: 'delivery', address: { ...nearAddress, street_name: ' ' } }),
    ).toMatchObject({ errors: { street_name: expect.any(Array) } })
  })

  it('a coupon takes off what it takes off for guests; a wrong one is refused and the cart stays', async () => {
    const coupon = await shop.coupon({ kind: 'percent', basisPoints: 1000 })
    const saved = await phone.save({ coupon: coupon.toLowerCase() })
    expect(saved.cart).toMatchObject({ coupon: { code: coupon }, bill: { coupon: '4.00', to_pay: '36.00' } })
    const { cart_id } = saved.cart
    expect(await phone.refusedSave({ cart_id, coupon: 'NOSUCH' })).toMatchObject({ code: 'coupon-invalid' })
    expect((await phone.save({ cart_id, coupon: '' })).cart.bill.to_pay).toBe('40.00')
  })

  it('spec 4: can be for a slot of the branch, as its guests see them, and go back to now', async () => {
    const { days } = await cashier.call<SlotsWire>(
      'GET',
      `${phoneUrl}/slots?branch_id=${shop.branchIds[0]}&type=pickup`,
    )
    const slot = days.flatMap(({ slots }) => slots).find(({ state }) => state === 'free')
    const saved = await phone.save({ slot_start: slot?.start ?? null })
    expect(saved.cart.timing.slot).toMatchObject({ start: slot?.start })
    const { cart_id } = saved.cart
    const wrong = new Date(Date.now() + 60_000).toISOString()
    expect(await phone.refusedSave({ cart_id, slot_start: wrong })).toMatchObject({ code: 'slot-invalid' })
    expect((await phone.save({ cart_id })).cart.timing.slot).toBeNull()
  })

  it('safety 14: is the member’s own: not a guest’s cart, not a colleague’s, not of another branch, and nobody’s elsewhere', async () => {
    const saved = await phone.save()
    const { cart_id } = saved.cart
    const guest = await shop.guestWith('Meal')
    expect(await phone.refusedSave({ cart_id: guest.cart.cart_id })).toMatchObject({ code: 'cart-not-found' })
    const colleague = phoneOf(await shop.staff('manager'), shop)
    const stranger = phoneOf(await (await makePhoneShop(test)).staff(), shop)
    const elsewhere = phoneOf(await shop.staff('cashier', shop.branchIds.slice(1)), shop)
    const kitchen = phoneOf(await shop.staff('kitchen'), shop)
    expect(await colleague.refusedSave({ cart_id })).toMatchObject({ code: 'cart-not-found' })
    expect(await colleague.refusedPlace(saved)).toMatchObject({ code: 'cart-not-found' })
    expect(await stranger.refusedPlace(saved)).toMatchObject({ code: 'cart-not-found' })
    expect(await elsewhere.refusedSave()).toMatchObject({ code: 'branch-not-found' })
    expect(await kitchen.refusedSave()).toMatchObject({ code: 'not-allowed' })
    expect(await phone.refusedSave({ type: 'dinein' as 'pickup' })).toMatchObject({ status: 400 })
  })
})
