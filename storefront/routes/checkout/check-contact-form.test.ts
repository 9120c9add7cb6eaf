import { expect, it } from 'vitest'
import { texts } from '#domain/platform/texts.ts'
import { arOrder } from '../../i18n/ar/order.ts'
import { enOrder } from '../../i18n/en/order.ts'
import { checkContactForm } from './check-contact-form.ts'
import { whatChanged } from './what-changed.ts'

const form = { name: 'نورة', mobile: '0551234567', notes: '' }

it.each([
  '0551234567',
  '551234567',
  '+966551234567',
  '00966 55 123 4567',
  '٠٥٥١٢٣٤٥٦٧',
  '+966 (55) 123-4567',
])('spec 5: takes the mobile as people write it: %s', (mobile) => {
  expect(checkContactForm({ ...form, mobile }, 'SA')).toEqual({})
})

it('spec 5: names every empty field', () => {
  expect(checkContactForm({ name: ' ', mobile: '', notes: '' }, 'SA')).toEqual({
    name: 'form.required',
    mobile: 'form.required',
  })
})

it('spec 5: checks the mobile by the tenant’s country', () => {
  expect(checkContactForm({ ...form, mobile: '01012345678' }, 'SA')).toEqual({
    mobile: 'form.mobile-invalid',
  })
  expect(checkContactForm({ ...form, mobile: '01012345678' }, 'EG')).toEqual({})
})

it('spec 5: counts characters, not bytes: name 30, notes 500', () => {
  expect(checkContactForm({ ...form, name: '😀'.repeat(30), notes: 'ن'.repeat(500) }, 'SA')).toEqual({})
  expect(checkContactForm({ ...form, name: 'x'.repeat(31), notes: 'x'.repeat(501) }, 'SA')).toEqual({
    name: 'form.too-long',
    notes: 'form.too-long',
  })
})

it('spec 5: says it in the words of the text table', () => {
  expect([arOrder['form.fill-all'], enOrder['form.fill-all']]).toEqual([
    texts['fill-all-fields'].ar,
    texts['fill-all-fields'].en,
  ])
  expect([arOrder['form.required'], enOrder['form.required']]).toEqual([
    texts['field-required'].ar,
    texts['field-required'].en,
  ])
  expect([arOrder['payment.failed'], enOrder['payment.failed']]).toEqual([
    texts['payment-failed'].ar,
    texts['payment-failed'].en,
  ])
  expect([arOrder['order.unavailable'], enOrder['order.unavailable']]).toEqual([
    texts['order-unavailable'].ar,
    texts['order-unavailable'].en,
  ])
})

it('rule "What changed since": names what changed, old and new', () => {
  const refusal = (code: string, details: Record<string, unknown>) =>
    whatChanged({ code, message: '', request_id: '', details })
  expect(refusal('price-changed', { shown: '10.00', total: '12.00' })).toEqual({
    kind: 'price',
    old: '10.00',
    new: '12.00',
  })
  expect(refusal('promise-changed', { shown: 20, ready_minutes_to: 35 })).toEqual({
    kind: 'promise',
    old: '20',
    new: '35',
    sooner: false,
  })
  expect(refusal('promise-changed', { shown: 35, ready_minutes_to: 20 })).toMatchObject({ sooner: true })
  expect(refusal('cart-changed', {})).toBeUndefined()
})
