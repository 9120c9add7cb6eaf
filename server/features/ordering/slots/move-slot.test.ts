import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OrderListWire } from '#contract/ordering/order-desk.ts'
import type { DocumentsWire } from '#contract/payments/receipt.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import type { TicketSlotsWire } from '#contract/timing/ticket-slots.ts'
import { constants } from '#domain/core/limits.ts'
import { everyDay } from '#domain/timing/make-opening.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import { noteOrderDays } from '#server/features/reports/sum-noted-days.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { boardOf, payHeld, scheduled } from '#server/testing/slots-of-shop.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const minute = 60_000
const words = (name: string) => ({ ar: name, en: name })
const usual = { periodMinutes: 30, leadMinutes: 120, stopMinutes: 0, limits: {} }

async function paid(shop: Shop, start?: string) {
  const { guest, cart, slot } = await scheduled(shop, start)
  const { id } = await guest.place(cart)
  await payHeld(test, shop, guest, id)
  const { staff, board } = await boardOf(shop)
  const ticket = board.tickets.find((one) => one.id === id)
  const slots = () => staff.call<TicketSlotsWire>('GET', `/api/v1/staff/orders/${id}/slots`)
  const path = `/api/v1/staff/orders/${id}/transitions`
  const body = (slot_start?: string) => ({ action: 'slot', version: ticket?.version, slot_start })
  return {
    guest,
    id,
    slot,
    staff,
    ticket,
    slots,
    move: (to?: string) => staff.call('POST', path, body(to)),
    refused: (to?: string) => staff.refused('POST', path, body(to)),
  }
}

const useOf = (shop: Shop) =>
  test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('slot_usage')
      .select(['slot_start', 'orders', 'unproven_orders'])
      .where('tenant_id', '=', shop.tenantId)
      .where('orders', '>', 0)
      .execute(),
  )

describe('staff move an order for later to another slot of its branch', () => {
  it('its room goes with it, the guest sees the new time and what it was, and it is released by it', async () => {
    const shop = await makeShop(test, { branches: [{ name: words('Olaya'), slotRule: usual }] })
    const order = await paid(shop)
    expect(order.ticket?.may).toContain('slot')
    const { days } = await order.slots()
    const next = days[2]?.slots.find(({ state }) => state === 'free')?.start ?? ''
    expect(await order.move(next)).toMatchObject({
      status: 'created',
      slot: { start: next },
      release_at: new Date(Date.parse(next) - 15 * minute).toISOString(),
    })
    const again = { action: 'slot', version: order.ticket?.version, slot_start: next, again: true }
    const path = `/api/v1/staff/orders/${order.id}/transitions`
    expect(await order.staff.call('POST', path, again), 'its answer was lost').toMatchObject({
      slot: { start: next },
    })
    expect(await useOf(shop)).toEqual([{ slot_start: new Date(next), orders: 1, unproven_orders: 0 }])
    expect(await order.guest.order(order.id)).toMatchObject({
      slot: { start: next },
      promised_at: next,
      promise_change: { was: expect.stringMatching(/^\d{4}\/\d\d\/\d\d \d\d:\d\d [AP]M$/) },
    })
    test.pass(Date.parse(order.slot) - Date.now() + 60 * minute)
    await test.sweep()
    expect((await order.guest.order(order.id)).status).toBe('created')
  })

  it('to the first slot of a day: its minutes begin with the opening', async () => {
    const hours = [{ days: everyDay, from: 720, to: 1380 }]
    const shop = await makeShop(test, { branches: [{ name: words('Olaya'), slotRule: usual, hours }] })
    const order = await paid(shop)
    const next = (await order.slots()).days[2]?.slots[0]?.start ?? ''
    expect(await order.move(next)).toMatchObject({
      release_at: new Date(Date.parse(next) - 15 * minute).toISOString(),
      accept_by: new Date(Date.parse(next) + 15 * minute).toISOString(),
    })
  })

  it('rule "Order numbers": on another business day it has that day’s next number, is found by it, and is counted there', async () => {
    const shop = await makeShop(test, { branches: [{ name: words('Olaya'), slotRule: usual }] })
    const branchId = shop.branchIds[0] ?? ''
    const order = await paid(shop)
    const { days } = await order.slots()
    const next = days[4]?.slots.findLast(({ state }) => state === 'free')?.start ?? ''
    const dayOf = (start: string) =>
      businessDate(Date.parse(start), 'Asia/Riyadh', constants.businessDayStartMinutes)
    const first = await paid(shop, next)
    expect(dayOf(next)).not.toBe(dayOf(order.slot))
    expect([order.ticket?.number, first.ticket?.number]).toEqual(['001', '001'])
    const documents = () => order.guest.call<DocumentsWire>('GET', `/api/v1/orders/${order.id}/documents`)
    const invoice = async () => (await documents()).invoice
    const invoiced = await invoice()
    // it was looked at before it was moved: the report of its former day has it
    await noteOrderDays(test.deps, shop.tenantId, [{ orderId: order.id, branchId }])
    const owner = await shop.staff()
    const soldOn = async (date: string) =>
      (await owner.call<ReportWire>('GET', `/api/v1/staff/reports/sales?from=${date}&to=${date}`)).sums.orders
    expect(await soldOn(dayOf(order.slot))).toBe(1)

    await order.staff.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'accept',
      version: order.ticket?.version,
    })
    const { version } = await order.guest.order(order.id)
    const moved = await order.staff.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'slot',
      version,
      slot_start: next,
    })
    expect(moved).toMatchObject({ number: '002', slot: { start: next } })
    expect((await order.guest.order(order.id)).number).toBe('002')
    const found = await owner.call<OrderListWire>('GET', '/api/v1/staff/orders?q=002')
    expect(found.data.map(({ id }) => id)).toEqual([order.id])
    expect(await invoice()).toEqual(invoiced)
    expect([await soldOn(dayOf(order.slot)), await soldOn(dayOf(next))]).toEqual([0, 2])
  })

  it('may give a slot inside the lead time, but no full one, no hour that is none, and none to an order for now', async () => {
    const limits = { orders: 1 }
    const shop = await makeShop(test, {
      branches: [{ name: words('Olaya'), slotRule: { ...usual, leadMinutes: 1440, limits } }],
    })
    const first = await paid(shop)
    const free = (await first.slots()).days
      .flatMap(({ slots }) => slots)
      .filter(({ state }) => state === 'free')
    expect(
      free.map(({ start }) => start),
      'its own one',
    ).toContain(first.slot)
    const soon = free[0]?.start ?? ''
    expect(Date.parse(soon) - Date.now()).toBeLessThan(1440 * minute)
    const second = await paid(
      shop,
      free.find(({ start }) => Date.parse(start) > Date.parse(first.slot))?.start,
    )
    expect(await first.refused(second.slot)).toMatchObject({ code: 'slot-full' })
    const odd = new Date(Date.parse(first.slot) + minute).toISOString()
    expect(await first.refused(odd)).toMatchObject({ code: 'slot-invalid' })
    expect(await first.refused()).toMatchObject({ code: 'field-required' })
    expect(await first.move(soon)).toMatchObject({ slot: { start: soon } })
    expect((await useOf(shop)).map((row) => row.orders)).toEqual([1, 1])
    const { guest, cart } = await shop.guestWith('Tea')
    const { id } = await guest.place(cart)
    await payHeld(test, shop, guest, id)
    const version = (await guest.order(id)).version
    expect(
      await first.staff.refused('POST', `/api/v1/staff/orders/${id}/transitions`, {
        action: 'slot',
        version,
        slot_start: soon,
      }),
    ).toMatchObject({ code: 'transition-not-allowed' })
  })

  it('safety 8: two staff move two orders into the last place at once: one is told', async () => {
    const limits = { orders: 1 }
    const shop = await makeShop(test, {
      branches: [{ name: words('Olaya'), slotRule: { ...usual, limits } }],
    })
    const first = await paid(shop)
    const free = (await first.slots()).days[2]?.slots.filter(({ state }) => state === 'free') ?? []
    const second = await paid(shop, free[0]?.start)
    const wanted = free[1]?.start ?? ''
    const answers = await Promise.allSettled([first.move(wanted), second.move(wanted)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await useOf(shop)).map((row) => row.orders)).toEqual([1, 1])
  })
})
