import { expect, it } from 'vitest'
import { refuse } from '#domain/core/refusal.ts'
import { refusalMessage } from './refusal-message.ts'

const said = (trouble: string, more = {}) =>
  refusalMessage(refuse('coupon-unavailable', { details: { trouble, ...more } }), 'en').replaceAll(
    /[\u2068\u2069]/g,
    '',
  )

it('spec 8: a coupon that does not fit says so, and what it needs; one that is over has no more to say', () => {
  expect(said('expired')).toBe('Coupon is not available or expired')
  expect(said('minimum', { minimum: 3000 })).toBe(
    'Coupon is not available or expired. It needs an order of 30.00 or more.',
  )
  expect(said('first-order')).toBe('Coupon is not available or expired. It is for a first order.')
})
