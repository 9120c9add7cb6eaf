import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { makeSlotRule } from '#domain/timing/make-opening.ts'
import type { SlotRule } from '#domain/timing/slots.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { askSlots, boardOf, chooseSlot, payHeld, scheduled } from '#server/testing/slots-of-shop.ts'
import { endHold } from '#server/features/payments/payment/end-hold.ts'
import { settleAttempt } from '../../payments/payment/settle-attempt.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const minute = 60_000
const key = () => ({ 'idempotency-key': makeId() })
const branchOf = (shop: Shop) => shop.branchIds[0] ?? ''
const words = (name: string) => ({ ar: name, en: name })
const ruled = (rule: Partial<SlotRule>) =>
  makeShop(test, { branches: [{ name: words('Olaya'), slotRule: makeSlotRule(rule) }] })

describe('what a slot holds', () => {
  it('is given back when the hold ends, and when staff cancel', async () => {
    const shop = await ruled({ limits: { orders: 1 } })
    const first = await scheduled(shop)
    await first.guest.place(first.cart)
    const stateOf = async () => {
      const { days } = await askSlots(first.guest, branchOf(shop))
      return days.flatMap((day) => day.slots).find((slot) => slot.start === first.slot)?.state
    }
    expect(await stateOf()).toBe('full')
    const late = await shop.guestWith('Shawarma')
    const cart = await chooseSlot(late.guest, late.cart, first.slot)
    expect(
      await late.guest.refused('POST', '/api/v1/orders', late.guest.checkout(cart), key()),
    ).toMatchObject({
      status: 409,
      code: 'slot-full',
    })
    test.pass(16 * minute)
    await test.sweep()
    expect(await stateOf()).toBe('free')
    const { id } = await late.guest.place(cart)
    await payHeld(test, shop, late.guest, id)
    expect(await stateOf()).toBe('full')
    const { staff, board } = await boardOf(shop)
    const body = { action: 'cancel', version: board.tickets[0]?.version, reason: 'no bread' }
    await staff.call('POST', `/api/v1/staff/orders/${id}/transitions`, body)
    expect(await stateOf()).toBe('free')
  })

  it('counts the kitchen’s minutes and money, by what this cart needs', async () => {
    const shop = await ruled({ limits: { minutes: 12, amount: 4_500 } })
    const { guest, cart } = await shop.guestWith('Shawarma')
    const firstState = async (one: CartWire) =>
      (await askSlots(guest, branchOf(shop), one)).days[1]?.slots[0]?.state
    expect(await firstState(cart)).toBe('free')
    const two = await guest.add(cart, shop.itemId('Shawarma'))
    expect(await firstState(two)).toBe('free')
    expect(await firstState(await guest.add(two, shop.itemId('Tea')))).toBe('full')
  })

  it('counts money by what a dish costs in that branch', async () => {
    const shop = await makeShop(test, {
      items: [{ name: 'Shawarma', id: 'roll', price: 2_000 }],
      content: { prices: [{ itemId: 'roll', type: 'pickup', price: 4_000 }] },
      branches: [{ name: words('Olaya'), slotRule: makeSlotRule({ limits: { amount: 3_000 } }) }],
    })
    const { guest, cart } = await shop.guestWith('Shawarma')
    const { days } = await askSlots(guest, branchOf(shop), cart)
    expect(days[1]?.slots[0]?.state).toBe('full')
  })

  it('safety 3: late money finds its slot taken by another and goes back', async () => {
    const shop = await ruled({ limits: { orders: 1 } })
    const first = await scheduled(shop)
    const { id } = await first.guest.place(first.cart)
    const { reference, pay_url } = await first.guest.openPayment(id)
    await first.guest.pay(pay_url)
    test.pass(16 * minute)
    await endHold(test.deps, shop.tenantId, id)
    const second = await scheduled(shop, first.slot)
    await second.guest.place(second.cart)
    await settleAttempt(test.deps, shop.tenantId, reference)
    for (let round = 0; round < 3; round += 1) await test.sweep()
    expect(await first.guest.order(id)).toMatchObject({ status: 'canceled', number: null, refunded: '20.00' })
  })
})

describe('the time of a cart', () => {
  it('spec 4: its time does not come along to where nothing is ordered for later, and that is said once', async () => {
    const branches = [{ name: words('Olaya') }, { name: words('Malaz'), scheduleAllowed: false }]
    const shop = await makeShop(test, { branches })
    const { guest, cart, slot } = await scheduled(shop)
    const path = `/api/v1/carts/${cart.cart_id}`
    const there = { branch_id: shop.branchIds[1] ?? '' }
    const wanted = { ...there, timing: { kind: 'scheduled', slot_start: slot } }
    expect((await guest.refused('PUT', path, wanted)).code).toBe('slot-invalid')
    const moved = await guest.call<CartWire>('PUT', path, there)
    expect(moved).toMatchObject({
      blocked: null,
      delivery_time: 'asap',
      timing: { schedule: false, slot: null },
      news: ['The time that you chose was taken out: “Malaz” takes no such orders for later.'],
    })
    expect((await guest.call<CartWire>('GET', path)).news).toEqual([])
    expect((await guest.place(moved)).slot).toBeNull()
  })

  it('spec 4: its time goes, by name, when its branch takes no more orders for later', async () => {
    const shop = await ruled({})
    const { guest, cart } = await scheduled(shop)
    await test.database.db.write(shop.tenantId, ({ q }) =>
      q
        .updateTable('branches')
        .set({ schedule_allowed: false })
        .where('tenant_id', '=', shop.tenantId)
        .execute(),
    )
    expect(await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), key())).toMatchObject({
      code: 'slot-invalid',
    })
    const read = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(read).toMatchObject({ blocked: null, delivery_time: 'asap' })
    expect(read.news).toEqual([expect.stringContaining('Olaya')])
  })

  it('safety 1: while it waits for its payment its cart keeps its slot, also when that is too near to choose', async () => {
    const shop = await ruled({ leadMinutes: 30 })
    const { guest, cart, slot } = await scheduled(shop)
    test.pass(Date.parse(slot) - Date.now() - 35 * minute)
    const order = await guest.place(cart)
    test.pass(10 * minute)
    const back = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(back).toMatchObject({
      blocked: null,
      delivery_time: 'schedule',
      timing: { slot: { start: slot } },
    })
    expect((await guest.place(back)).id).toBe(order.id)
  })
})
