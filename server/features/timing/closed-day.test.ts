import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TimingWire } from '#contract/timing/timing.ts'
import { dateText, toLocal } from '#domain/core/zoned-time.ts'
import { bookingGuest, dayAhead, takeReservations } from '#server/testing/make-reservations.ts'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { boardOf, payHeld, scheduled } from '#server/testing/slots-of-shop.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const slotRule = { periodMinutes: 30, leadMinutes: 60, stopMinutes: 0, limits: {} }
const makeSold = () => makeShop(test, { branches: [{ name: { ar: 'Olaya', en: 'Olaya' }, slotRule }] })
const closedOn = (date: string) => ({
  name: { ar: 'إجازة', en: 'Day off' },
  types: [],
  from: date,
  to: date,
  windows: [],
})

it('rule "Hours of what is sold": closing a day tells what is sold for it before and after, and the board marks the order', async () => {
  const shop = await makeSold()
  const { guest, cart, slot } = await scheduled(shop)
  const { id } = await guest.place(cart)
  await payHeld(test, shop, guest, id)
  const { staff, board } = await boardOf(shop)
  expect(board.tickets).toMatchObject([{ id, outside_hours: false }])
  const path = `/api/v1/staff/branches/${shop.branchIds[0]}/timing`
  const { plan, seen, outside } = await staff.call<TimingWire>('GET', path)
  expect(outside).toEqual({ orders: 0, reservations: 0 })
  const date = dateText(toLocal(Date.parse(slot), 'Asia/Riyadh'))
  const closed = { ...plan, exceptions: [closedOn(date)] }
  expect(await staff.call('POST', `${path}/check`, { plan: closed })).toEqual({ orders: 1, reservations: 0 })
  // asking keeps nothing
  expect((await staff.call<TimingWire>('GET', path)).seen).toBe(seen)
  const saved = await staff.call<TimingWire>('PUT', path, { plan: closed, seen })
  expect(saved.outside).toEqual({ orders: 1, reservations: 0 })
  const after = await boardOf(shop)
  expect(after.board.tickets).toMatchObject([{ id, outside_hours: true }])
  expect(after.board.marks[id]).not.toBe(board.marks[id])
  // what lay outside before is no news
  const again = await staff.call<TimingWire>('PUT', path, { plan: saved.plan, seen: saved.seen })
  expect(again.outside).toEqual({ orders: 0, reservations: 0 })
  // staff cancel it, and its money goes back
  const [ticket] = after.board.tickets
  const body = { action: 'cancel', version: ticket?.version, reason: 'closed' }
  await staff.call('POST', `/api/v1/staff/orders/${id}/transitions`, body)
  expect(await guest.order(id)).toMatchObject({
    refunded: '0.00',
    status: expect.stringMatching(/cancel|refund/) as string,
  })
})

it('rule "Hours of what is sold": booked tables are counted too', async () => {
  const shop = await makeSold()
  const floor = await takeReservations(test, shop, { areas: { hall: [4] } })
  const date = dayAhead(test, 3)
  const hands = bookingGuest(shop.guest(), floor)
  const held = await hands.hold(date, '20:00')
  await hands.confirm(held.id)
  const staff = await shop.staff()
  const path = `/api/v1/staff/branches/${shop.branchIds[0]}/timing`
  const { plan } = await staff.call<TimingWire>('GET', path)
  const closed = { ...plan, exceptions: [closedOn(date)] }
  expect(await staff.call('POST', `${path}/check`, { plan: closed })).toEqual({ orders: 0, reservations: 1 })
  const wrong = { ...plan, exceptions: [{ ...closedOn(date), from: 'soon' }] }
  expect((await staff.refused('POST', `${path}/check`, { plan: wrong })).status).toBe(400)
})
