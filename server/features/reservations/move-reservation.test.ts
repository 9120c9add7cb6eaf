import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import {
  bookingGuest,
  dayAhead,
  dinner,
  reservationsPath,
  takeReservations,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'

let test: TestApp
let shop: Shop
let floor: ReservationFloor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
  const paid = { ...dinner({ per: 'guest', amount: 2500 }), id: 'paid', from: 720, last: 840 }
  const rules = { periods: [dinner(), paid], refund: { hours: 24, percentAfter: 50 }, changeHours: 2 }
  floor = await takeReservations(test, shop, { areas: { hall: [2, 4], terrace: [2] }, rules })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const newGuest = () => bookingGuest(shop.guest(), floor)
const passUntil = (start: string, hoursBefore: number) =>
  test.pass(Date.parse(start) - hoursBefore * hourMs - test.deps.clock())

async function paidFor(day: string) {
  const hands = newGuest()
  const held = await hands.hold(day, '12:00')
  await hands.confirm(held.id)
  const path = `${reservationsPath}/${held.id}/payments`
  const step = await hands.guest.call<{ reference: string; pay_url: string }>('POST', path, {})
  await hands.guest.pay(step.pay_url)
  await settleAttempt(test.deps, shop.tenantId, step.reference)
  return { ...hands, held }
}

describe('decision 0126: a deposit follows its rule through every move', () => {
  it('moved far ahead when only a part of it goes back, it is given back in that part', async () => {
    const { held, place, put, read } = await paidFor(dayAhead(test, 3))
    passUntil(held.start, 23)
    expect(await read(held.id)).toMatchObject({ refund: { now: '25.00', full_until: null } })
    const moved = await put(held.id, place(dayAhead(test, 9), '12:00', 2, 'hall'))
    expect(moved).toMatchObject({ status: 'confirmed', refund: { now: '25.00', full_until: null } })
    expect(await put(held.id, { action: 'cancel' })).toMatchObject({ paid: '50.00', refunded: '25.00' })
  })

  it('moved in good time, all of it goes back until a day before the new time', async () => {
    const { held, place, put } = await paidFor(dayAhead(test, 4))
    const moved = await put(held.id, place(dayAhead(test, 5), '12:00', 2, 'hall'))
    expect(moved.refund).toMatchObject({ now: '50.00' })
    expect(await put(held.id, { action: 'cancel' })).toMatchObject({ refunded: '50.00' })
  })
})

describe('safety 9: a hold', () => {
  it('begins anew once, however often it is moved between a free time and one that costs', async () => {
    const { hold, put, place } = newGuest()
    const held = await hold(dayAhead(test, 6), '19:00')
    const to = (time: string) => put(held.id, place(dayAhead(test, 6), time, 2, 'hall'))
    test.pass(5 * minuteMs)
    const first = await to('12:00')
    const later = Date.parse(first.hold?.until ?? '') - Date.parse(held.hold?.until ?? '')
    expect(later).toBeGreaterThanOrEqual(5 * minuteMs)
    test.pass(5 * minuteMs)
    await to('19:00')
    expect((await to('12:00')).hold?.until).toBe(first.hold?.until)
  })

  it('is moved to no time of which strangers hold too much already', async () => {
    const [one, other, third] = [newGuest(), newGuest(), newGuest()]
    const day = dayAhead(test, 7)
    await one.hold(day, '19:00')
    await other.hold(day, '19:00')
    const held = await third.hold(day, '22:00', 2, 'terrace')
    const path = `${reservationsPath}/${held.id}`
    const refused = await third.guest.refused('PUT', path, third.place(day, '19:00', 2, 'terrace'))
    expect(refused).toMatchObject({ code: 'slot-proof' })
    expect(await third.read(held.id)).toMatchObject({ time: '22:00', area_id: floor.areaIds['terrace'] })
  })
})

it('staff drag a booking to no time that is over', async () => {
  const { hold, confirm } = newGuest()
  const day = dayAhead(test, 8)
  const held = await hold(day, '19:00')
  await confirm(held.id)
  const host = await shop.staff('host')
  const { bookings } = await host.call<ReservationDeskDayWire>(
    'GET',
    `/api/v1/staff/reservations/day?branch_id=${floor.branchId}&date=${day}`,
  )
  const to = (start: number) => ({
    version: bookings.find((one) => one.id === held.id)?.version,
    table_ids: [floor.tableIds[0]],
    start: new Date(start).toISOString(),
  })
  const path = `/api/v1/staff/reservations/${held.id}/place`
  const past = await host.refused('PUT', path, to(test.deps.clock() - 24 * hourMs))
  expect(past).toMatchObject({ code: 'date-invalid' })
  expect(await host.call('PUT', path, to(Date.parse(held.start) - hourMs))).toMatchObject({ tables: ['T1'] })
})
