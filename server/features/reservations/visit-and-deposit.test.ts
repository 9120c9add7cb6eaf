import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BookingWire, ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
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
import { readLastMessage } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'
import { sendReservationNotice } from './send-reservation-notice.ts'
import { offerTable } from './wait-for-table.ts'

let test: TestApp
let shop: Shop
let floor: ReservationFloor
let host: Visitor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
  const paid = { ...dinner({ per: 'guest', amount: 2500 }), id: 'paid', from: 720, last: 840 }
  const rules = { periods: [dinner(), paid], refund: { hours: 24, percentAfter: 50 } }
  floor = await takeReservations(test, shop, { areas: { hall: [2, 4] }, rules })
  host = await shop.staff('host')
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const newGuest = () => bookingGuest(shop.guest(), floor)
const hourMs = 3_600_000

/** Lets time pass until so many hours before (or, negative, after) a booking's start, at whatever hour the test runs. */
const passUntil = (start: string, hoursBefore: number) =>
  test.pass(Date.parse(start) - hoursBefore * hourMs - test.deps.clock())

/** Holds a table that costs 25.00 for each of two guests, gives the form and opens the payment. */
async function payable(day: string) {
  const hands = newGuest()
  const held = await hands.hold(day, '12:00')
  const waits = await hands.confirm(held.id)
  const step = await hands.guest.call<{ reference: string; pay_url: string }>(
    'POST',
    `${reservationsPath}/${held.id}/payments`,
    {},
  )
  return { ...hands, id: held.id, waits, step }
}

async function paid(day: string) {
  const one = await payable(day)
  await one.guest.pay(one.step.pay_url)
  await settleAttempt(test.deps, shop.tenantId, one.step.reference)
  return one
}

const booksOf = async () =>
  (await (await test.bench.operate('GET', `/books?account=${shop.tenantId}`)).json()) as {
    captures: { amount: number }[]
    refunds: { amount: number }[]
  }

describe('spec 5: a deposit', () => {
  it('is asked when the cost is above 0, confirms when it is paid, and leads back to the reservation', async () => {
    const { waits, id, guest, step, read } = await payable(dayAhead(test, 3))
    expect(waits).toMatchObject({ status: 'pending_payment', cost: '50.00', is_payment_required: true })
    expect(waits.may).toContain('pay')
    await guest.pay(step.pay_url)
    const payment = await guest.call('GET', `/api/v1/payments/${step.reference}`)
    expect(payment).toMatchObject({ state: 'paid', reservation_id: id, amount: '50.00' })
    expect(await read(id)).toMatchObject({
      status: 'confirmed',
      paid: '50.00',
      hold: null,
      refund: { now: '50.00' },
    })
  })

  it('runs out with its hold: cancelled as expired, and money that still comes goes back', async () => {
    const { id, guest, step, read } = await payable(dayAhead(test, 4))
    test.pass(10 * 60_000 + 2000)
    await test.sweep()
    await test.sweep()
    expect(await read(id)).toMatchObject({ status: 'cancelled', expired: true })
    await guest.pay(step.pay_url).catch(() => {})
    await settleAttempt(test.deps, shop.tenantId, step.reference)
    await test.sweep()
    expect(await read(id)).toMatchObject({ status: 'cancelled' })
    const { captures, refunds } = await booksOf()
    expect(captures.length - refunds.length).toBe(1)
  })

  it("goes back by the restaurant's rule: all of it until a day before, half afterwards", async () => {
    const early = await paid(dayAhead(test, 5))
    // pressed twice at once, and again: each press is told that it is cancelled
    const request = () => early.put(early.id, { action: 'cancel' })
    for (const answer of [...(await Promise.all([request(), request()])), await request()])
      expect(answer).toMatchObject({ refunded: '50.00', status: 'cancelled' })
    const late = await paid(dayAhead(test, 6))
    passUntil(late.waits.start, 23)
    const cancelled = await late.put(late.id, { action: 'cancel', cancellation_reason: 'ill' })
    expect(cancelled).toMatchObject({ paid: '50.00', refunded: '25.00', cancellation_reason: 'ill' })
  })

  it('paid, it may be changed to a time that costs no more; a dearer one is refused by name', async () => {
    const one = await paid(dayAhead(test, 7))
    const to = (guests_count: number, time: string) => ({
      ...one.place(dayAhead(test, 8), time, guests_count, 'hall'),
    })
    const moved = await one.put(one.id, to(2, '13:00'))
    expect(moved).toMatchObject({ status: 'confirmed', time: '13:00', paid: '50.00', name: 'Noura' })
    const refused = await one.guest.refused('PUT', `${reservationsPath}/${one.id}`, to(4, '13:00'))
    expect(refused).toMatchObject({ code: 'reservation-costs-more' })
  })
})

const act = (one: Pick<BookingWire, 'id' | 'version'>, what: string, more: object = {}) =>
  host.call<BookingWire>('POST', `/api/v1/staff/reservations/${one.id}/acts`, {
    act: what,
    version: one.version,
    ...more,
  })
const desk = (date: string) =>
  host.call<ReservationDeskDayWire>(
    'GET',
    `/api/v1/staff/reservations/day?branch_id=${floor.branchId}&date=${date}`,
  )

describe('rule "Visits": the visit', () => {
  it('arrived, seated, left; the guest is asked how it was, and rates once', async () => {
    const date = dayAhead(test, 9)
    const hands = newGuest()
    const held = await hands.hold(date, '19:00')
    const { start } = await hands.confirm(held.id)
    const [booked] = (await desk(date)).bookings
    expect(booked).toMatchObject({ id: held.id, tables: ['T1'], name: 'Noura', start_label: '07:00 PM' })
    passUntil(start, 0)
    const arrived = await act(booked as BookingWire, 'arrived')
    const seated = await act(arrived, 'seated')
    expect(
      await host.refused('POST', `/api/v1/staff/reservations/${held.id}/acts`, { act: 'left', version: 1 }),
    ).toMatchObject({
      code: 'reservation-changed',
    })
    const left = await act(seated, 'left')
    expect(left).toMatchObject({ visit: 'left', may: ['seated'] })
    test.pass(12 * hourMs)
    const rated = await hands.guest.call('POST', `${reservationsPath}/${held.id}/rating`, {
      stars: 5,
      comment: 'Lovely',
    })
    expect(rated).toMatchObject({ rating: { stars: 5, comment: 'Lovely' } })
    expect(
      await hands.guest.refused('POST', `${reservationsPath}/${held.id}/rating`, { stars: 1 }),
    ).toMatchObject({ code: 'rating-failed' })
  })

  it('who has not come no_show minutes after the start is a no-show, and the table is free', async () => {
    const date = dayAhead(test, 10)
    const hands = newGuest()
    const held = await hands.hold(date, '19:00', 4)
    const confirmed = await hands.confirm(held.id)
    passUntil(confirmed.start, -21 / 60)
    for (let i = 0; i < 3; i += 1) await test.sweep()
    expect(await hands.read(held.id)).toMatchObject({ visit: 'no_show', status: 'confirmed' })
    const walkin = { branch_id: floor.branchId, source: 'walkin', guests: 4 }
    const walked = await host.call<BookingWire>('POST', '/api/v1/staff/reservations', walkin)
    expect(walked).toMatchObject({ visit: 'seated', source: 'walkin', tables: ['T2'] })
    const [late] = (await desk(date)).bookings.filter((one) => one.id === held.id)
    expect(
      await host.refused('POST', `/api/v1/staff/reservations/${held.id}/acts`, {
        act: 'seated',
        version: late?.version,
      }),
    ).toMatchObject({ code: 'tables-taken' })
  })

  it('is moved by dragging; a taken table and a block refuse, whatever the hand wants', async () => {
    const date = dayAhead(test, 11)
    const [one, other] = [newGuest(), newGuest()]
    const [held, second] = [await one.hold(date, '19:00'), await other.hold(date, '19:00')]
    await one.confirm(held.id)
    await other.confirm(second.id, { phone: '0551234568' })
    const [first] = (await desk(date)).bookings.filter((booking) => booking.id === held.id)
    const path = `/api/v1/staff/reservations/${held.id}/place`
    const to = (table: number, start: string) => ({
      version: first?.version,
      table_ids: [floor.tableIds[table]],
      start,
    })
    expect(await host.refused('PUT', path, to(1, held.start))).toMatchObject({ code: 'tables-taken' })
    const later = new Date(Date.parse(held.start) + 3 * hourMs).toISOString()
    const end = new Date(Date.parse(later) + hourMs).toISOString()
    const block = {
      branch_id: floor.branchId,
      table_ids: [floor.tableIds[0]],
      start: later,
      end,
      reason: 'broken',
    }
    const blocked = await host.call<{ id: string }>('POST', '/api/v1/staff/table-blocks', block)
    expect(await host.refused('PUT', path, to(0, later))).toMatchObject({ code: 'tables-taken' })
    await host.call('DELETE', `/api/v1/staff/table-blocks/${blocked.id}`)
    expect(await host.call('PUT', path, to(0, later))).toMatchObject({ tables: ['T1'], start: later })
  })

  it('a full slot is waited for: who waits holds the table that becomes free, and is told by message', async () => {
    const date = dayAhead(test, 12)
    const [one, other, waiting] = [newGuest(), newGuest(), newGuest()]
    const [held] = [await one.hold(date, '20:00'), await other.hold(date, '20:00')]
    const input = { branch_id: floor.branchId, date, guests_count: 2, from: '20:00', to: '20:00' }
    const person = { name: 'Huda', phone: '0557654321' }
    const wait = await waiting.guest.call<{ id: string }>('POST', '/api/v1/reservation/waitlist', {
      ...input,
      ...person,
    })
    await one.put(held.id, { action: 'cancel' })
    await offerTable(test.deps, shop.tenantId, { branchId: floor.branchId, date })
    const offered = await waiting.guest.call<{ state: string; reservation_id: string }>(
      'GET',
      `/api/v1/reservation/waitlist/${wait.id}`,
    )
    expect(offered.state).toBe('offered')
    const id = offered.reservation_id
    await sendReservationNotice(test.deps, shop.tenantId, {
      reservationId: id,
      event: 'reservation-room',
      version: 1,
      amount: 0,
    })
    const { body } = await readLastMessage(test, shop, '+966557654321')
    const key = /\?key=(\w+)/.exec(body)?.[1]
    expect(body).toContain(`/en/reservations/branch/${floor.branchId}/continue-reservation/${id}`)
    const anywhere = shop.guest()
    const taken = await anywhere.call<ReservationWire>('PUT', `${reservationsPath}/${id}`, {
      action: 'confirm',
      key,
    })
    expect(taken).toMatchObject({ status: 'confirmed', name: 'Huda' })
    expect(await waiting.guest.call('GET', `/api/v1/reservation/waitlist/${wait.id}`)).toMatchObject({
      state: 'taken',
    })
  })
})
