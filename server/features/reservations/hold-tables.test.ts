import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import {
  bookingGuest,
  dayAhead,
  makeBookingShop,
  noticesOf,
  reservationsPath,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, readLastMessage, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { sendReservationNotice } from './send-reservation-notice.ts'

let test: TestApp
let shop: Shop
let floor: ReservationFloor
let day: string
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  ;({ shop, floor, day } = await makeBookingShop(test))
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const newGuest = () => bookingGuest(shop.guest(), floor)

describe('whose reservation it is', () => {
  it('another guest is shown when and where alone, and may change nothing', async () => {
    const hands = newGuest()
    const held = await hands.hold(dayAhead(test, 4), '19:00')
    await hands.confirm(held.id, { note: 'secret' })
    const stranger = shop.guest()
    const seen = await stranger.call<ReservationWire>('GET', `${reservationsPath}/${held.id}?include=notes`)
    expect(seen).toMatchObject({
      name: '',
      phone: '',
      note: '',
      notes: [],
      mine: false,
      may: [],
      time: '19:00',
    })
    expect(JSON.stringify(seen)).not.toMatch(/Noura|551234567|secret/)
    const cancel = await stranger.refused('PUT', `${reservationsPath}/${held.id}`, { action: 'cancel' })
    expect(cancel).toMatchObject({ status: 403, code: 'reservation-not-yours' })
    expect(await stranger.refused('POST', `${reservationsPath}/${held.id}/payments`, {})).toMatchObject({
      status: 403,
    })
  })

  it("a customer's is that customer's alone, by every call: a guest is asked to sign in, another customer does not find it", async () => {
    const [guest, fellow] = [shop.guest(), shop.guest()]
    await signInCustomer(test, shop, guest, makeMobile())
    await signInCustomer(test, shop, fellow, makeMobile())
    const held = await bookingGuest(guest, floor).hold(dayAhead(test, 4), '20:00')
    const path = `${reservationsPath}/${held.id}`
    const calls: [string, string, object?][] = [
      ['GET', `${path}?include=notes`],
      ['GET', `${path}/calendar`],
      ['PUT', path, { action: 'cancel' }],
      ['PUT', path, { name: 'Mallory', phone: '0551234567', action: 'confirm' }],
      ['POST', `${path}/payments`, {}],
      ['POST', `${path}/rating`, { stars: 1 }],
    ]
    for (const [method, at, body] of calls) {
      expect(await shop.guest().refused(method, at, body)).toMatchObject({ code: 'sign-in-required' })
      expect(await fellow.refused(method, at, body)).toMatchObject({ code: 'reservation-unavailable' })
    }
    expect(await guest.call('GET', path)).toMatchObject({ status: 'pending', name: '', mine: true })
    // nor is it in another's list, nor a wait of another's to leave
    expect(await fellow.call('GET', reservationsPath)).toMatchObject({ data: [] })
    const wait = await guest.call<{ id: string }>('POST', '/api/v1/reservation/waitlist', {
      branch_id: floor.branchId,
      date: dayAhead(test, 4),
      guests_count: 2,
      from: '19:00',
      to: '21:00',
      name: 'Noura',
      phone: '0551234567',
    })
    const leave = await fellow.refused('DELETE', `/api/v1/reservation/waitlist/${wait.id}`)
    expect(leave).toMatchObject({ code: 'reservation-unavailable' })
  })

  it('is gone on with on another device while nothing of a person is in it; the key of a link opens it later', async () => {
    const [one, other] = [newGuest(), newGuest()]
    const held = await one.hold(dayAhead(test, 5), '19:00')
    expect(await other.read(held.id)).toMatchObject({
      mine: false,
      may: ['continue', 'update', 'confirm', 'cancel'],
    })
    expect(await other.confirm(held.id)).toMatchObject({ status: 'confirmed', mine: true })
    expect(await one.read(held.id)).toMatchObject({ mine: false, may: [] })
    const { key } = await rowOf(held.id)
    const third = shop.guest()
    expect(await third.call('GET', `${reservationsPath}/${held.id}?key=${key}`)).toMatchObject({
      mine: true,
      name: 'Noura',
    })
    const cancelled = await third.call('PUT', `${reservationsPath}/${held.id}`, { action: 'cancel', key })
    expect(cancelled).toMatchObject({ status: 'cancelled' })
  })

  it('joins the account when its guest signs in', async () => {
    const hands = newGuest()
    const held = await hands.hold(dayAhead(test, 5), '20:00')
    await hands.confirm(held.id)
    await signInCustomer(test, shop, hands.guest, makeMobile())
    expect(await hands.read(held.id)).toMatchObject({ mine: true, name: 'Noura' })
  })
})

describe('holding', () => {
  it('takes the smallest tables that fit, one hold per guest, and refuses a full time with alternatives', async () => {
    const date = dayAhead(test, 6)
    const first = newGuest()
    const held = await first.hold(date, '19:00', 2)
    expect(await seatsOf(held.id)).toEqual([2])
    const moved = await first.hold(date, '19:30', 2)
    expect(await first.read(held.id)).toMatchObject({ status: 'cancelled' })
    expect(await seatsOf(moved.id)).toEqual([2])
    const second = newGuest()
    const other = await second.hold(date, '19:30', 2)
    expect(await seatsOf(other.id)).toEqual([4])
    const third = newGuest()
    const crowded = await third.guest.refused('POST', reservationsPath, third.place(date, '19:30', 2, 'hall'))
    expect(crowded).toMatchObject({ code: 'slot-proof' })
    await second.confirm(other.id)
    // what is confirmed with a number that nobody proved counts as much as what is held (decision 0206)
    expect(
      await third.guest.refused('POST', reservationsPath, third.place(date, '19:30', 2, 'hall')),
    ).toMatchObject({ code: 'slot-proof' })
    await signInCustomer(test, shop, third.guest, makeMobile())
    expect(await seatsOf((await third.hold(date, '19:30', 2)).id)).toEqual([8])
    const { guest, place } = newGuest()
    const full = await guest.refused('POST', reservationsPath, place(date, '19:30', 2, 'hall'))
    expect(full).toMatchObject({
      status: 409,
      code: 'reservation-full',
      message: 'Fully booked, try another date',
    })
    const { alternatives } = full.details as {
      alternatives: { times: { area_name: string; time: string }[] }
    }
    expect(alternatives.times[0]).toMatchObject({ area_name: 'terrace', time: '19:30' })
    expect(alternatives).toMatchObject({ days: [{}, {}, {}] })
  })

  it('runs out after its minutes: cancelled as expired, the tables free again', async () => {
    const date = dayAhead(test, 7)
    const hands = newGuest()
    const held = await hands.hold(date, '19:00', 8)
    test.pass(10 * 60_000 + 1000)
    expect(await hands.guest.refused('PUT', `${reservationsPath}/${held.id}`, { name: 'N' })).toMatchObject({
      code: 'reservation-over',
    })
    await test.sweep()
    expect(await hands.read(held.id)).toMatchObject({ status: 'cancelled', expired: true, hold: null })
    expect((await newGuest().hold(date, '19:00', 8)).status).toBe('pending')
  })

  it('is refused for a time that is no slot, a past one, and a branch that takes none', async () => {
    const { guest, place } = newGuest()
    const save = (body: object) => guest.refused('POST', reservationsPath, body)
    expect(await save(place(day, '19:10', 2, 'hall'))).toMatchObject({ code: 'slot-invalid' })
    expect(await save(place(dayAhead(test, 40), '19:00', 2, 'hall'))).toMatchObject({ code: 'date-invalid' })
    expect(await save({ ...place(day, '19:00', 2, 'hall'), branch_id: 'nowhere' })).toMatchObject({
      code: 'branch-not-found',
    })
  })
})

describe('rule "Reminders of a reservation": reminders of a reservation', () => {
  it('leave a day and three hours before, in the guest’s language; a cancelled one is not reminded of', async () => {
    const hands = newGuest()
    const held = await hands.hold(dayAhead(test, 8), '19:00', 2)
    const arabic = { 'x-localization': 'ar' }
    const body = { name: 'نورة', phone: '0551112233', action: 'confirm' }
    await hands.guest.call('PUT', `${reservationsPath}/${held.id}`, body, arabic)
    const before = (hours: number) =>
      test.pass(Date.parse(held.start) - hours * 3_600_000 + 1000 - test.deps.clock())
    before(24)
    await test.sweep()
    await sendNotices(held.id)
    const first = await readLastMessage(test, shop, '+966551112233')
    expect(first.body).toMatch(/نذكّرك بحجزك في Olaya، غدًا 07:00 م، عدد الضيوف 2/)
    expect(first.body).toContain(`/reservations/${held.id}?key=`)
    before(3)
    await test.sweep()
    expect(await noticesOf(test, shop, held.id)).toEqual([
      'reservation-confirmed',
      'reservation-reminder',
      'reservation-reminder',
    ])
    const second = newGuest()
    const other = await second.hold(dayAhead(test, 9), '19:00', 2)
    await second.confirm(other.id)
    await second.put(other.id, { action: 'cancel' })
    test.pass(9 * 24 * 3_600_000)
    await test.sweep()
    expect(await noticesOf(test, shop, other.id)).toEqual(['reservation-confirmed', 'reservation-canceled'])
  })
})

async function sendNotices(reservationId: string): Promise<void> {
  const { version } = await rowOf(reservationId)
  const notice = { reservationId, event: 'reservation-reminder' as const, version, amount: 0 }
  await sendReservationNotice(test.deps, shop.tenantId, notice)
  await sendReservationNotice(test.deps, shop.tenantId, notice)
}

const rowOf = (id: string) =>
  test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('reservations')
      .selectAll()
      .where('tenant_id', '=', shop.tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )

const seatsOf = (id: string) =>
  test.database.db.read(shop.tenantId, async (db) => {
    const rows = await db.q
      .selectFrom('table_claims as c')
      .innerJoin('tables as t', 't.id', 'c.table_id')
      .select('t.seats')
      .where('c.tenant_id', '=', shop.tenantId)
      .where('c.reservation_id', '=', id)
      .execute()
    return rows.map((row) => row.seats)
  })
