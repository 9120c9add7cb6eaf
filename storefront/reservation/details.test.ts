import { describe, expect, it } from 'vitest'
import { checkDetails, type DetailsForm } from './check-details.ts'
import { detailsBody } from './details-body.ts'

const form: DetailsForm = {
  name: ' Sara ',
  phone: '0551234567',
  email: '',
  note: '',
  eventId: null,
  allergenIds: ['nuts'],
}
const fresh = { status: 'pending', is_payment_required: false, event_id: null } as const

describe('the details of a reservation', () => {
  it('spec 5: event omitted when none; taken back when there was one', () => {
    expect(detailsBody(form, fresh, undefined)).not.toHaveProperty('event_id')
    expect(detailsBody({ ...form, eventId: 'birthday' }, fresh, undefined).event_id).toBe('birthday')
    expect(detailsBody(form, { ...fresh, event_id: 'birthday' }, undefined).event_id).toBeNull()
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
