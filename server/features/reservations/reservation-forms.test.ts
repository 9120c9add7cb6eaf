import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
beforeEach(() => test.resetClock())

const newGuest = () => bookingGuest(shop.guest(), floor)

describe('what a program sends of a reservation', () => {
  it('spec 7: a program may blank by null and say yes and no by 1 and 0; another branch than the address names is refused', async () => {
    const hands = newGuest()
    const date = dayAhead(test, 6)
    const blank = { name: null, phone: null, email: null, note: null, allergens: null, is_next_day: 0 }
    const sent = { ...hands.place(date, '19:00', 2, 'hall'), ...blank, is_payment_required: 0 }
    const held = await hands.guest.call<ReservationWire>('POST', reservationsPath, sent)
    const form = { ...held, name: 'Noura', phone: '0551234567', note: 'quiet', is_next_day: 0 }
    expect(await hands.put(held.id, form)).toMatchObject({ note: 'quiet' })
    const emptied = await hands.put(held.id, { note: null, email: null })
    expect(emptied).toMatchObject({ note: '', name: 'Noura', start: held.start })
    const slots = `/api/v1/branch/branches/${floor.branchId}/reservations-slots`
    const elsewhere = { branch_id: 'another', date, guests_count: 2, source: 'web' }
    const errors = { branch_id: [expect.any(String)] }
    expect(await hands.guest.refused('POST', slots, elsewhere)).toMatchObject({ code: 'bad-input', errors })
  })

  it('spec 5: what is missing says "Field is required"; a note that is too long does not ask to fill all fields', async () => {
    const hands = newGuest()
    expect(await hands.guest.refused('POST', reservationsPath, { guests_count: 'x' })).toMatchObject({
      code: 'bad-input',
      errors: {
        branch_id: ['Field is required'],
        date: ['Field is required'],
        guests_count: ['The data sent is not valid'],
      },
    })
    const held = await hands.hold(dayAhead(test, 6), '21:00')
    const long = { name: 'Noura', phone: '0551234567', note: 'x'.repeat(501) }
    const errors = { note: ['The text is longer than allowed'] }
    const refusal = await hands.guest.refused('PUT', `${reservationsPath}/${held.id}`, long)
    expect(refusal).toMatchObject({ code: 'text-too-long', errors })
  })
})
