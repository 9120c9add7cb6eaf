import { describe, expect, it } from 'vitest'
import { cancelBody, otherReason } from './cancel-body.ts'
import { checkDetails, type DetailsForm } from './wizard/check-details.ts'
import { detailsBody } from './wizard/details-body.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'

const form: DetailsForm = {
  name: ' Sara ',
  phone: '0551234567',
  email: '',
  note: '',
  eventId: null,
  allergenIds: ['nuts'],
}
const fresh: ReservationWire = {
  id: 'r1',
  version: 3,
  status: 'pending',
  visit: 'expected',
  branch_id: 'b1',
  branch_name: 'Olaya',
  branch: { address: '', phone: '', latitude: 24, longitude: 46 },
  area_id: 'a1',
  area_name: { ar: 'الصالة', en: 'Hall' },
  event_id: null,
  event_name: null,
  event_icon: null,
  guests_count: 2,
  date: '2026-11-22',
  time: '20:30',
  is_next_day: false,
  start: '2026-11-22T17:30:00.000Z',
  end: '2026-11-22T19:00:00.000Z',
  words: { day: '', date: '', time: '', whole: '' },
  cost: '0.00',
  currency: 'SAR',
  is_payment_required: false,
  paid: '0.00',
  refunded: '0.00',
  name: '',
  phone: '',
  email: '',
  note: '',
  allergens: [],
  source: 'web',
  settings: { person_count_from: 1, person_count_to: 8, maximum_duration: 30, duration: 10, no_show: 20 },
  cancellation_reason: null,
  expired: false,
  hold: null,
  mine: true,
  may: ['continue', 'update'],
  change_until: null,
  refund: null,
  rating: null,
  rendered_at: '2026-11-22T10:00:00.000Z',
}

describe('the details of a reservation', () => {
  it('spec 5: event omitted when none; taken back when there was one', () => {
    expect(detailsBody(form, fresh, undefined)).not.toHaveProperty('event_id')
    expect(detailsBody({ ...form, eventId: 'birthday' }, fresh, undefined).event_id).toBe('birthday')
    expect(detailsBody(form, { ...fresh, event_id: 'birthday' }, undefined).event_id).toBeNull()
  })

  it('spec 7: the full reservation is sent again, with what was typed', () => {
    const body = detailsBody(form, fresh, undefined)
    for (const field of ['branch_id', 'area_id', 'date', 'time', 'is_next_day', 'guests_count'] as const)
      expect(body[field]).toBe(fresh[field])
    for (const field of ['source', 'settings', 'version', 'status', 'is_payment_required', 'cost'] as const)
      expect(body[field]).toBe(fresh[field])
    expect(body.name).toBe('Sara')
    const birthday = { ...fresh, event_id: 'birthday', event_name: 'Birthday', event_icon: '🎂' }
    expect(detailsBody({ ...form, eventId: 'birthday' }, birthday, undefined)).toMatchObject({
      event_id: 'birthday',
      event_name: 'Birthday',
    })
  })

  it('spec 7: the form travels with its allergens, and with the key of a message’s link alone', () => {
    expect(detailsBody(form, fresh, undefined)).toMatchObject({
      name: 'Sara',
      allergens: [{ allergen_id: 'nuts' }],
    })
    expect(detailsBody(form, fresh, undefined)).not.toHaveProperty('key')
    expect(detailsBody(form, fresh, 'k1').key).toBe('k1')
  })

  it('spec 5: name and number are needed, and every field has its limit', () => {
    expect(checkDetails(form, 'SA')).toEqual({})
    expect(checkDetails({ ...form, name: ' ', phone: '' }, 'SA')).toMatchObject({
      name: { key: 'reserve.required' },
      phone: { key: 'reserve.required' },
    })
    const long = checkDetails({ ...form, name: 'س'.repeat(31), email: 'x', note: 'n'.repeat(501) }, 'SA')
    expect(Object.keys(long).toSorted()).toEqual(['email', 'name', 'note'])
    expect(checkDetails({ ...form, phone: '12' }, 'SA').phone?.key).toBe('reserve.mobile-invalid')
  })
})

it('spec 4, 5: cancelling is the full reservation with action cancel; a reason is left out when there is none', () => {
  const body = (reason?: string, own = '') => cancelBody(fresh, undefined, { reason, own })
  expect(body()).toMatchObject({ action: 'cancel', status: 'cancelled', version: 3, date: '2026-11-22' })
  for (const none of [body(), body(otherReason), body(otherReason, '  ')]) {
    expect(none).not.toHaveProperty('cancellation_reason')
    expect(none).not.toHaveProperty('cancellation_reason_id')
  }
  expect(body('ill')).toMatchObject({ cancellation_reason_id: 'ill' })
  expect(body(otherReason, ' we are late ')).toMatchObject({ cancellation_reason: 'we are late' })
})
