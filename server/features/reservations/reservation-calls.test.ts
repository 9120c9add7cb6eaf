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

describe('spec 7: the calls of reservations', () => {
  it('GET reservations-settings answers bounds, horizon, hold and no-show minutes', async () => {
    const path = `/api/v1/branch/branches/${floor.branchId}/reservations-settings?frontend=true`
    const { reservations_settings } = await shop.guest().call<{ reservations_settings: object }>('GET', path)
    expect(reservations_settings).toMatchObject({
      person_count_from: 1,
      person_count_to: 12,
      maximum_duration: 30,
      duration: 10,
      no_show: 20,
    })
  })

  it('POST reservations-slots answers times by area and period with cost and next day', async () => {
    const slots = await newGuest().slots(day, 2)
    expect(slots).toMatchObject({ state: 'open', message: '', alternatives: { times: [], days: [] } })
    expect(slots.areas.map((area) => area.area_name)).toEqual([
      { ar: 'hall', en: 'hall' },
      { ar: 'terrace', en: 'terrace' },
    ])
    const [brunch, evening] = slots.areas[0]?.periods ?? []
    expect(brunch?.slots[0]).toMatchObject({
      time: '11:00',
      cost: '50.00',
      is_next_day: false,
      state: 'free',
    })
    expect(evening?.slots.at(-1)).toMatchObject({ time: '00:30', cost: '0.00', is_next_day: true })
    expect(evening?.slots.at(-1)?.day_label).not.toBeNull()
  })

  it('POST reservations-slots refuses guests outside the bounds and days outside the horizon', async () => {
    const { guest } = newGuest()
    const path = `/api/v1/branch/branches/${floor.branchId}/reservations-slots`
    const ask = (date: string, guests_count: number) =>
      guest.refused('POST', path, { branch_id: floor.branchId, date, guests_count, source: 'web' })
    expect(await ask(day, 13)).toMatchObject({ code: 'reservation-guests' })
    expect(await ask(dayAhead(test, -2), 2)).toMatchObject({ code: 'date-invalid' })
    expect(await ask(dayAhead(test, 31), 2)).toMatchObject({ code: 'date-invalid' })
  })

  it('GET reservations-days, eventTypes/list, reservation-cancellation-reasons and branches-reservations', async () => {
    const guest = shop.guest()
    const list = (path: string) => guest.call<{ data: Record<string, unknown>[] }>('GET', path)
    const days = await list(`/api/v1/branch/branches/${floor.branchId}/reservations-days?guests_count=2`)
    // until its last seating after midnight an evening stands before today
    expect(days.data.filter(({ date }) => String(date) >= dayAhead(test, 0))).toHaveLength(31)
    expect(days.data).toContainEqual(expect.objectContaining({ date: day, state: 'open' }))
    expect((await list('/api/v1/waiting-list/eventTypes/list')).data).toContainEqual(
      expect.objectContaining({ name: 'Birthday', icon: '🎂' }),
    )
    expect((await list('/api/v1/branch/reservation-cancellation-reasons')).data).toContainEqual(
      expect.objectContaining({ name: 'Plans changed' }),
    )
    expect((await list('/api/v1/branch/frontend/branches-reservations')).data).toHaveLength(2)
  })

  it('POST saves pending: what is of a person is blanked, event and allergens stripped, the rest recomputed', async () => {
    const { guest, place } = newGuest()
    const body = {
      ...place(day, '20:00', 2, 'hall'),
      name: 'Noura',
      phone: '0551234567',
      email: 'n@x.example',
      event_id: floor.eventId,
      allergens: [{ allergen_id: 'milk' }],
      status: 'confirmed',
      is_payment_required: true,
      cost: '999.00',
      source: 'till',
      settings: { duration: 9999 },
    }
    const saved = await guest.call<ReservationWire>('POST', reservationsPath, body)
    expect(saved).toMatchObject({
      branch_id: floor.branchId,
      branch_name: 'Olaya',
      area_id: floor.areaIds['hall'],
      area_name: { ar: 'hall', en: 'hall' },
      status: 'pending',
      name: '',
      phone: '',
      email: '',
      event_id: null,
      allergens: [],
      cost: '0.00',
      is_payment_required: false,
      source: 'web',
      is_next_day: false,
      settings: { duration: 10, no_show: 20 },
      mine: true,
    })
    expect(saved.hold?.seconds).toBeGreaterThan(590)
    expect(saved.hold?.seconds).toBeLessThanOrEqual(600)
  })

  it('POST keeps is_next_day: half past midnight belongs to the evening before', async () => {
    const { guest, place } = newGuest()
    const saved = await guest.call<ReservationWire>('POST', reservationsPath, {
      ...place(day, '00:30', 2, 'hall'),
      is_next_day: true,
    })
    expect(saved).toMatchObject({ date: day, time: '00:30', is_next_day: true })
    expect(saved.start.slice(11, 16)).toBe('21:30')
  })

  it('PUT updates: pending at no cost, pending_payment above it; name, e-mail, phone, note, allergens, event are kept', async () => {
    const hands = newGuest()
    const held = await hands.hold(day, '20:30')
    const form = { name: 'Noura', phone: '٠٥٥١٢٣٤٥٦٧', email: 'N@X.example', note: 'window' }
    const more = { event_id: floor.eventId, allergens: [{ id: 'x', allergen_id: 'milk' }] }
    const updated = await hands.put(held.id, {
      ...form,
      ...more,
      status: 'pending',
      is_payment_required: false,
    })
    expect(updated).toMatchObject({
      status: 'pending',
      name: 'Noura',
      phone: '+966551234567',
      email: 'n@x.example',
      note: 'window',
      event_id: floor.eventId,
      event_name: 'Birthday',
      event_icon: '🎂',
    })
    const milk = {
      id: 'milk',
      allergen_id: 'milk',
      names: { ar: 'حليب', en: 'Milk' },
      name: 'Milk',
      icon: 'milk',
    }
    expect(updated.allergens).toEqual([milk])
    const paid = await hands.hold(day, '11:00')
    const waits = await hands.put(paid.id, {
      ...form,
      status: 'confirmed',
      is_payment_required: 0,
      cost: '0.00',
    })
    expect(waits).toMatchObject({ status: 'pending_payment', cost: '50.00', is_payment_required: true })
  })

  it('spec 7: PUT takes the full reservation as it was answered, moves nothing by it, and refuses a place that was overtaken', async () => {
    const hands = newGuest()
    const held = await hands.hold(dayAhead(test, 5), '19:00')
    const whole = await hands.read(held.id)
    const named = { ...whole, name: 'Noura', phone: '0551234567' }
    const updated = await hands.put(held.id, named)
    expect(updated).toMatchObject({ name: 'Noura', start: held.start, hold: { until: held.hold?.until } })
    const confirmed = await hands.put(held.id, { ...(await hands.read(held.id)), action: 'confirm' })
    expect(confirmed).toMatchObject({ status: 'confirmed', name: 'Noura', start: held.start })
    const moved = await hands.put(held.id, { ...confirmed, time: '20:30', note: 'later' })
    expect(moved).toMatchObject({ time: '20:30', note: 'later' })
    expect(await hands.guest.refused('PUT', `${reservationsPath}/${held.id}`, confirmed)).toMatchObject({
      code: 'reservation-changed',
    })
    expect(await hands.read(held.id)).toMatchObject({ time: '20:30', version: moved.version })
    expect(await hands.put(held.id, { ...confirmed, action: 'cancel' })).toMatchObject({
      status: 'cancelled',
    })
  })

  it('PUT confirms at 0.00 with a notification, and needs all fields', async () => {
    const hands = newGuest()
    const held = await hands.hold(day, '21:00', 4)
    const refused = await hands.guest.refused('PUT', `${reservationsPath}/${held.id}`, { action: 'confirm' })
    expect(refused).toMatchObject({ code: 'fill-all-fields', errors: { name: [expect.any(String)] } })
    const confirmed = await hands.confirm(held.id)
    expect(confirmed).toMatchObject({ status: 'confirmed', hold: null, may: ['change', 'cancel'] })
    expect(await noticesOf(test, shop, held.id)).toEqual(['reservation-confirmed'])
  })

  it('PUT with action cancel cancels; the reason is optional, and kept', async () => {
    const hands = newGuest()
    const date = dayAhead(test, 8)
    const [one, other] = [await hands.hold(date, '22:00'), await newGuest().hold(date, '22:00')]
    const cancelled = await hands.put(one.id, { action: 'cancel' })
    expect(cancelled).toMatchObject({ status: 'cancelled', cancellation_reason: null, expired: false })
    expect(other.status).toBe('pending')
    const again = await hands.hold(date, '22:00')
    expect(
      await hands.put(again.id, { action: 'cancel', cancellation_reason_id: floor.reasonId }),
    ).toMatchObject({
      cancellation_reason: 'Plans changed',
    })
    const silent = await hands.hold(date, '22:00')
    expect(await hands.put(silent.id, { action: 'cancel', cancellation_reason: '' })).toMatchObject({
      status: 'cancelled',
      cancellation_reason: null,
    })
    const third = await hands.hold(date, '22:00')
    expect(await hands.put(third.id, { action: 'cancel', cancellation_reason: 'we are ill' })).toMatchObject({
      cancellation_reason: 'we are ill',
    })
  })

  it('spec 7: PUT with status "cancelled" alone cancels too: what is answered as done was done', async () => {
    const hands = newGuest()
    const held = await hands.hold(dayAhead(test, 9), '22:00')
    expect(await hands.put(held.id, { status: 'cancelled' })).toMatchObject({ status: 'cancelled' })
    expect(await hands.read(held.id)).toMatchObject({ status: 'cancelled', may: [] })
    expect(await hands.hold(dayAhead(test, 9), '22:00')).toMatchObject({ status: 'pending' })
  })

  it('GET with include=notes, the calendar file, and my own list', async () => {
    const hands = newGuest()
    const held = await hands.hold(dayAhead(test, 3), '19:00')
    await hands.confirm(held.id, { note: 'by the window' })
    expect((await hands.read(held.id)).notes).toMatchObject([{ by: 'guest', text: 'by the window' }])
    const plain = await hands.guest.call<ReservationWire>('GET', `${reservationsPath}/${held.id}`)
    expect(plain.notes).toBeUndefined()
    const file = await (await hands.guest.send('GET', `${reservationsPath}/${held.id}/calendar`)).text()
    expect(file).toContain('BEGIN:VEVENT')
    expect(file).toContain('STATUS:CONFIRMED')
    expect(file).not.toContain('Noura')
    const { data } = await hands.guest.call<{ data: ReservationWire[] }>('GET', reservationsPath)
    expect(data.map((one) => one.id)).toEqual([held.id])
  })
})
