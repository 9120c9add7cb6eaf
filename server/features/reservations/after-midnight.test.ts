import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingWire, ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import type { ReservationSettingsWire } from '#contract/reservations/reservation-slots.ts'
import { toLocal } from '#domain/core/zoned-time.ts'
import { makeCustomer } from '#server/testing/make-customer.ts'
import {
  bookingGuest,
  dayAhead,
  dinner,
  noticesOf,
  reservationsPath,
  takeReservations,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile } from '#server/testing/sign-in-customer.ts'
import { offerTable } from './wait-for-table.ts'

let test: TestApp
let shop: Shop
let floor: ReservationFloor
/** The evening that runs: it is ten past midnight, and guests are seated until half past one. */
let evening: string
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  const { minutes } = toLocal(test.deps.clock(), 'Asia/Riyadh')
  test.pass((1440 + 10 - minutes) * 60_000)
  evening = dayAhead(test, -1)
  shop = await makeShop(test)
  floor = await takeReservations(test, shop, {
    areas: { hall: [2, 2, 2] },
    rules: { leadMinutes: 0, waitlist: true, periods: [{ ...dinner(), last: 1530 }] },
  })
})
afterAll(() => test.close())

const newGuest = () => bookingGuest(shop.guest(), floor)

describe('ten past midnight of an evening that runs on', () => {
  it('its later times are shown and booked, and today stays today', async () => {
    const settings = `/api/v1/branch/branches/${floor.branchId}/reservations-settings?frontend=true`
    expect(await shop.guest().call<ReservationSettingsWire>('GET', settings)).toMatchObject({
      today: dayAhead(test, 0),
      first_day: evening,
      last_day: dayAhead(test, 30),
    })
    const one = newGuest()
    const shown = await one.slots(evening, 2)
    expect(shown.areas[0]?.periods[0]?.slots.map(({ time }) => time)).toEqual(['00:30', '01:00', '01:30'])
    const body = { ...one.place(evening, '01:30', 2, 'hall'), is_next_day: true }
    const held = await one.guest.call<{ id: string }>('POST', reservationsPath, body)
    expect(await one.confirm(held.id)).toMatchObject({ status: 'confirmed', date: evening, time: '01:30' })
  })

  it("the host's day is the evening, and who walks in belongs to it", async () => {
    const host = await shop.staff('host')
    const body = { branch_id: floor.branchId, source: 'walkin', guests: 2 }
    const walked = await host.call<BookingWire>('POST', '/api/v1/staff/reservations', body)
    expect(walked).toMatchObject({ visit: 'seated', date: evening })
    const path = `/api/v1/staff/reservations/day?branch_id=${floor.branchId}`
    const day = await host.call<ReservationDeskDayWire>('GET', path)
    expect(day).toMatchObject({ date: evening, today: evening, totals: { seated: 1 } })
    expect(day.bookings.map(({ id }) => id)).toContain(walked.id)
    // the evening that runs is named as such, and the date that has begun is one press away
    expect(day.words).toMatch(/^Tonight, [A-Z][a-z]{2} \d+ [A-Z][a-z]{2}/)
    expect(day.new_day).toEqual({ date: dayAhead(test, 0), words: expect.stringMatching(/^Today, /) })
    const begun = await host.call<ReservationDeskDayWire>('GET', `${path}&date=${day.new_day?.date}`)
    expect(begun).toMatchObject({ words: day.new_day?.words, today: evening })
  })

  it('safety 2: a party at the door that is written down again by the same press takes no second table', async () => {
    const host = await shop.staff('host')
    const body = { branch_id: floor.branchId, source: 'walkin', guests: 1 }
    const key = { 'idempotency-key': 'at-the-door-1' }
    const write = (more: object = {}) =>
      host.call<BookingWire>('POST', '/api/v1/staff/reservations', { ...body, ...more }, key)
    const all = [await write(), ...(await Promise.all([write(), write()]))]
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    const other = host.refused('POST', '/api/v1/staff/reservations', { ...body, guests: 2 }, key)
    expect(await other).toMatchObject({ code: 'key-reused' })
  })

  it('a booking that is dragged past midnight stays on its evening', async () => {
    const host = await shop.staff('host')
    const date = dayAhead(test, 0)
    const at = (utc: string) => `${date}T${utc}:00.000Z`
    const body = {
      branch_id: floor.branchId,
      source: 'phone',
      guests: 2,
      name: 'Noura',
      phone: '0551234567',
      start: at('20:30'),
    }
    const booked = await host.call<BookingWire>('POST', '/api/v1/staff/reservations', body)
    expect(booked).toMatchObject({ date, start_label: '11:30 PM' })
    const moved = await host.call<BookingWire>('PUT', `/api/v1/staff/reservations/${booked.id}/place`, {
      version: booked.version,
      table_ids: booked.table_ids,
      start: at('21:15'),
      tell: true,
    })
    expect(await noticesOf(test, shop, booked.id)).toEqual(['reservation-confirmed', 'reservation-changed'])
    expect(moved).toMatchObject({ date, start_label: '12:15 AM' })
    const path = `/api/v1/staff/reservations/day?branch_id=${floor.branchId}&date=${date}`
    expect(await host.call('GET', path)).toMatchObject({ totals: { bookings: 1, guests: 2 } })
  })

  it('who waits for a time after midnight is offered the table that becomes free', async () => {
    const next = dayAhead(test, 2)
    const holders = [newGuest(), newGuest(), newGuest()]
    const held: string[] = []
    for (const one of holders) {
      const phone = makeMobile()
      await makeCustomer(test, shop, one.guest, phone)
      const body = { ...one.place(next, '01:00', 2, 'hall'), is_next_day: true }
      const { id } = await one.guest.call<{ id: string }>('POST', reservationsPath, body)
      await one.confirm(id, { phone })
      held.push(id)
    }
    const waiter = newGuest()
    await makeCustomer(test, shop, waiter.guest, makeMobile())
    const wait = await waiter.guest.call<{ id: string; from: string; to: string }>(
      'POST',
      '/api/v1/reservation/waitlist',
      {
        branch_id: floor.branchId,
        date: next,
        guests_count: 2,
        from: '00:45',
        to: '01:15',
        name: 'Huda',
        phone: '0557654321',
      },
    )
    await holders[0]?.put(held[0] ?? '', { action: 'cancel' })
    await offerTable(test.deps, shop.tenantId, { branchId: floor.branchId, date: next })
    const now = await waiter.guest.call<{ state: string; reservation_id: string }>(
      'GET',
      `/api/v1/reservation/waitlist/${wait.id}`,
    )
    expect(now.state).toBe('offered')
    expect(await waiter.read(now.reservation_id)).toMatchObject({
      date: next,
      time: '01:00',
      is_next_day: true,
    })
  })
})
