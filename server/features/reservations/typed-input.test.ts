import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import {
  bookingGuest,
  dayAhead,
  makeBookingShop,
  reservationsPath,
  type ReservationFloor,
} from '#server/testing/make-reservations.ts'
import type { Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
let floor: ReservationFloor
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  ;({ shop, floor } = await makeBookingShop(test))
})
afterAll(() => test.close())

it('spec 5: a program may write days, times and how many in Arabic-Indic or Persian digits, and how many as text', async () => {
  const hands = bookingGuest(shop.guest(), floor)
  const date = dayAhead(test, 6)
  const inDigits = (zero: number, text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
  for (const zero of [0x30, 0x660, 0x6f0]) {
    const place = {
      ...hands.place(inDigits(zero, date), inDigits(zero, '19:00'), 2, 'hall'),
      guests_count: inDigits(zero, '2'),
    }
    const held = await hands.guest.call<ReservationWire>('POST', reservationsPath, place)
    expect(held).toMatchObject({ date, time: '19:00', guests_count: 2 })
    const { branch_id, guests_count } = place
    const branch = `/api/v1/branch/branches/${floor.branchId}`
    const asked = { branch_id, date: place.date, guests_count, source: 'web' }
    expect(await hands.guest.call('POST', `${branch}/reservations-slots`, asked)).toMatchObject({
      date,
      guests_count: 2,
    })
    await hands.guest.call(
      'GET',
      `${branch}/reservations-days?guests_count=${encodeURIComponent(guests_count)}`,
    )
    await hands.put(held.id, { action: 'cancel' })
  }
})

it.each([0, 101, '0', '٠'])(
  'a party of %j is refused by its field and the limits, not as wrong data',
  async (count) => {
    const hands = bookingGuest(shop.guest(), floor)
    const sent = { ...hands.place(dayAhead(test, 6), '19:00', 2, 'hall'), guests_count: count }
    expect(await hands.guest.refused('POST', reservationsPath, sent)).toMatchObject({
      code: 'reservation-guests',
      message: 'The number of guests is outside the limits',
      errors: { guests_count: ['The number of guests is outside the limits'] },
    })
  },
)

it('a reservation that was cancelled says so to who confirms it: no hold ran out', async () => {
  const hands = bookingGuest(shop.guest(), floor)
  const { id } = await hands.hold(dayAhead(test, 8), '20:30')
  await hands.put(id, { action: 'cancel' })
  const confirmed = { action: 'confirm', name: 'Layla', phone: '0551112233' }
  expect(await hands.guest.refused('PUT', `${reservationsPath}/${id}`, confirmed)).toMatchObject({
    code: 'reservation-cancelled',
    message: 'This reservation is already cancelled',
  })
})

it('who pays before the form is filled is asked for the form, and a cancelled one says so', async () => {
  const hands = bookingGuest(shop.guest(), floor)
  const { id } = await hands.hold(dayAhead(test, 8), '21:00')
  const pay = () => hands.guest.refused('POST', `${reservationsPath}/${id}/payments`, {})
  expect(await pay()).toMatchObject({ code: 'fill-all-fields' })
  await hands.put(id, { action: 'cancel' })
  expect(await pay()).toMatchObject({ code: 'reservation-cancelled' })
})

it('spec 5: words of a cancellation beyond 500 characters are refused and cancel nothing; 500 are kept whole', async () => {
  const hands = bookingGuest(shop.guest(), floor)
  const { id } = await hands.hold(dayAhead(test, 8), '22:00')
  const long = { action: 'cancel', cancellation_reason: 'ن'.repeat(501) }
  expect(await hands.guest.refused('PUT', `${reservationsPath}/${id}`, long)).toMatchObject({
    status: 422,
    code: 'text-too-long',
    errors: { cancellation_reason: ['The text is longer than allowed'] },
  })
  expect(await hands.read(id)).toMatchObject({ status: 'pending' })
  const most = 'ن'.repeat(500)
  expect(await hands.put(id, { action: 'cancel', cancellation_reason: most })).toMatchObject({
    status: 'cancelled',
    cancellation_reason: most,
  })
})

it('spec 7: a page beyond the last of my reservations is empty, as with every list', async () => {
  const hands = bookingGuest(shop.guest(), floor)
  await hands.hold(dayAhead(test, 9), '22:00')
  expect(await hands.guest.call('GET', `${reservationsPath}?page=99999`)).toMatchObject({
    data: [],
    meta: { current_page: 99_999, last_page: 1, total: 1 },
  })
})
