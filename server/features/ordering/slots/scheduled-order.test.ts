import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { OrderEditorWire } from '#contract/ordering/order-edit.ts'
import { everyDay } from '#domain/timing/make-opening.ts'
import { makeId } from '#server/core/make-id.ts'
import { makeShop, type Shop, type ShopPlan } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import {
  askSlots,
  boardOf,
  chooseSlot,
  payHeld,
  scheduled,
  slotFromTomorrow,
} from '#server/testing/slots-of-shop.ts'
import type { BranchPlan } from '#server/testing/tenant-plan.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const minute = 60_000
const words = (name: string) => ({ ar: name, en: name })
const branch = (more: Partial<BranchPlan> = {}): BranchPlan => ({ name: words('Olaya'), ...more })
const shopWith = (more: Partial<BranchPlan> = {}, plan: ShopPlan = {}) =>
  makeShop(test, { ...plan, branches: [branch(more)] })
const branchOf = (shop: Shop) => shop.branchIds[0] ?? ''
const key = () => ({ 'idempotency-key': makeId() })

describe('an order for later', () => {
  it('spec 1, 3: is placed for its slot, which is its promise, and stands on the board with it', async () => {
    const shop = await shopWith()
    const { guest, cart, slot } = await scheduled(shop)
    expect(cart).toMatchObject({
      delivery_time: 'schedule',
      blocked: null,
      timing: { slot: { start: slot } },
    })
    expect(cart.scheduled_day).toMatch(/^\d{4}\/\d{2}\/\d{2}$/)
    expect(cart.scheduled_period).toMatch(/^\d\d:\d\d [AP]M – \d\d:\d\d [AP]M$/)
    // the promise of an order as soon as possible is not asked
    const order = await guest.place(cart, makeId(), { ready_minutes_to: 999 })
    expect(order).toMatchObject({ slot: { start: slot, day: 'Tomorrow' }, promised_at: slot })
    await payHeld(test, shop, guest, order.id)
    const { staff, board } = await boardOf(shop)
    const release = new Date(Date.parse(slot) - 15 * minute).toISOString()
    expect(board.tickets[0]).toMatchObject({ id: order.id, slot: { start: slot }, release_at: release })
    expect(Date.parse(board.tickets[0]?.accept_by ?? '')).toBe(Date.parse(release) + 15 * minute)
    const version = board.tickets[0]?.version
    await staff.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'accept',
      version,
      minutes: 5,
    })
    expect(await guest.order(order.id)).toMatchObject({ status: 'accepted', promised_at: slot })
  })

  it('rule "Missed orders": is missed by its release, not by when it was ordered', async () => {
    const shop = await shopWith()
    const { guest, cart, slot } = await scheduled(shop)
    const { id } = await guest.place(cart)
    await payHeld(test, shop, guest, id)
    test.pass(60 * minute)
    await test.sweep()
    expect((await guest.order(id)).status).toBe('created')
    test.pass(Date.parse(slot) - Date.now())
    await test.sweep()
    expect((await guest.order(id)).status).toMatch(/missed|refunded/)
  })

  it('rule "Missed orders": waits for the opening before it can be missed', async () => {
    const shop = await shopWith({ hours: [{ days: everyDay, from: 720, to: 1380 }] })
    const { guest, cart, slot } = await scheduled(shop)
    const { id } = await guest.place(cart)
    await payHeld(test, shop, guest, id)
    const ticket = (await boardOf(shop)).board.tickets[0]
    expect(ticket?.release_at).toBe(new Date(Date.parse(slot) - 15 * minute).toISOString())
    expect(ticket?.accept_by).toBe(new Date(Date.parse(slot) + 15 * minute).toISOString())
    test.pass(Date.parse(slot) - Date.now() + 10 * minute)
    await test.sweep()
    expect((await guest.order(id)).status).toBe('created')
    test.pass(6 * minute)
    await test.sweep()
    expect((await guest.order(id)).status).toMatch(/missed|refunded/)
  })

  it('rule "Orders for later": changed by staff it is released, and missed, by its longest dish now', async () => {
    const items = [
      { name: 'Shawarma', price: 2000 },
      { name: 'Roast', price: 2000, makeMinutes: 60 },
    ]
    const shop = await shopWith({}, { items })
    const { guest, cart, slot } = await scheduled(shop)
    const { id } = await guest.place(cart)
    await payHeld(test, shop, guest, id)
    const owner = await shop.staff('owner')
    const { version } = await owner.call<OrderEditorWire>('GET', `/api/v1/staff/orders/${id}/edit`)
    const lines = [{ item_id: shop.itemId('Roast'), quantity: 1 }]
    const body = { version, lines, total: '20.00' }
    expect(await owner.call('POST', `/api/v1/staff/orders/${id}/edit`, body)).toMatchObject({ state: 'done' })
    expect((await boardOf(shop)).board.tickets[0]).toMatchObject({
      release_at: new Date(Date.parse(slot) - 60 * minute).toISOString(),
      accept_by: new Date(Date.parse(slot) - 45 * minute).toISOString(),
    })
  })

  it('spec 4: works while the branch is closed, and needs a slot then', async () => {
    const shop = await shopWith({
      pauses: [
        {
          id: 'p',
          name: words(''),
          types: [],
          kind: 'once',
          startsAt: Date.now() - 1000,
          endsAt: Date.now() + 3_600_000,
        },
      ],
    })
    const { guest, cart } = await shop.guestWith('Shawarma')
    expect(cart.blocked).toMatchObject({
      code: 'slot-incorrect',
      message: 'Please select a correct time slot',
    })
    expect(await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), key())).toMatchObject({
      status: 422,
      code: 'slot-incorrect',
    })
    const { start } = await slotFromTomorrow(guest, branchOf(shop))
    expect((await guest.place(await chooseSlot(guest, cart, start))).slot?.start).toBe(start)
  })

  it('spec 4: needs schedule among the options of the setting, and the branch to allow it', async () => {
    const off = { settings: { 'order.order_delivery_time_options': 'asap' } }
    for (const shop of [await makeShop(test, off), await shopWith({ scheduleAllowed: false })]) {
      const { guest, cart } = await shop.guestWith('Shawarma')
      expect(cart.timing).toMatchObject({ asap: true, schedule: false })
      expect((await askSlots(guest, branchOf(shop))).days).toEqual([])
      const start = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 43_200_000).toISOString()
      const body = { timing: { kind: 'scheduled', slot_start: start } }
      expect(await guest.refused('PUT', `/api/v1/carts/${cart.cart_id}`, body)).toMatchObject({
        code: 'slot-invalid',
        message: 'The selected slot is invalid',
      })
    }
  })

  it('spec 4: alone, when as soon as possible is off', async () => {
    const shop = await shopWith({ asapAllowed: false })
    const { guest, cart } = await shop.guestWith('Shawarma')
    expect(cart).toMatchObject({
      blocked: { code: 'slot-incorrect' },
      timing: { asap: false, schedule: true },
    })
    const chosen = await chooseSlot(guest, cart, (await slotFromTomorrow(guest, branchOf(shop))).start)
    expect(chosen.blocked).toBeNull()
  })

  it('spec 5: a slot that has gone by is refused when ordering, and the cart keeps its dishes', async () => {
    const shop = await shopWith()
    const { guest, cart, slot } = await scheduled(shop)
    test.pass(Date.parse(slot) - Date.now() + minute)
    const now = await guest.call<CartWire>('GET', `/api/v1/carts/${cart.cart_id}`)
    expect(now).toMatchObject({ blocked: { code: 'slot-invalid' }, bill: { count: 1 } })
    expect(await guest.refused('POST', '/api/v1/orders', guest.checkout(now), key())).toMatchObject({
      code: 'slot-invalid',
    })
    const asap = await guest.call('PUT', `/api/v1/carts/${cart.cart_id}`, { timing: null })
    expect(asap).toMatchObject({ blocked: null, delivery_time: 'asap', timing: { slot: null } })
  })
})

describe('dishes of an order for later', () => {
  it('spec 5: what can only be ordered ahead needs a slot', async () => {
    const shop = await shopWith({}, { items: [{ name: 'Cake', scheduledOnly: true }, { name: 'Tea' }] })
    const { guest, cart } = await shop.guestWith('Cake', 'Tea')
    expect(cart.blocked?.code).toBe('slot-incorrect')
    expect(await guest.refused('POST', '/api/v1/orders', guest.checkout(cart), key())).toMatchObject({
      code: 'slot-incorrect',
      details: { items: ['Cake'] },
    })
    const chosen = await chooseSlot(guest, cart, (await slotFromTomorrow(guest, branchOf(shop))).start)
    expect((await guest.place(chosen)).bill.count).toBe(2)
  })

  it('spec 5: that are ordered ahead alone are refused where nothing can be ordered ahead', async () => {
    const shop = await shopWith(
      { scheduleAllowed: false },
      { items: [{ name: 'Cake', scheduledOnly: true }] },
    )
    const guest = shop.guest()
    const { cart_id } = await guest.openCart()
    const body = { item_id: shop.itemId('Cake') }
    expect(await guest.refused('POST', `/api/v1/carts/${cart_id}/lines`, body)).toMatchObject({
      status: 422,
      code: 'item-scheduled-only',
    })
  })

  it('spec 5: are on sale at the slot’s moment, and a time takes nothing out of the cart', async () => {
    const hour = new Date(Date.now() + 3 * 3_600_000).getUTCHours() * 60
    const window = { days: everyDay, from: hour, to: hour + 240 }
    const shop = await shopWith({}, { items: [{ name: 'Breakfast', windows: [window] }] })
    const { guest, cart } = await shop.guestWith('Breakfast')
    const { days } = await askSlots(guest, branchOf(shop), cart)
    const states = new Set(days[1]?.slots.map(({ state }) => state))
    expect(states).toEqual(new Set(['free', 'unfit']))
    const unfit = days[1]?.slots.find(({ state }) => state === 'unfit')?.start ?? ''
    const body = { timing: { kind: 'scheduled', slot_start: unfit } }
    expect(await guest.refused('PUT', `/api/v1/carts/${cart.cart_id}`, body)).toMatchObject({
      code: 'slot-unfit',
      details: { items: ['Breakfast'] },
    })
    const free = days[1]?.slots.find(({ state }) => state === 'free')?.start ?? ''
    expect((await guest.place(await chooseSlot(guest, cart, free))).slot?.start).toBe(free)
  })
})
