import { describe, expect, it } from 'vitest'
import { texts } from './texts.ts'

describe('spec 5 and 8: the table of texts', () => {
  it.each(Object.entries(texts))('%s has its words in both languages', (_code, text) => {
    expect(text.ar).toMatch(/^[\p{Script=Arabic}\p{M}\p{P}\d\s]+( Apple Pay)?$/u)
    expect(text.en).toMatch(/^[A-Z][\x20-\x7e]+$/)
    expect(text.ar).not.toMatch(/[٠-٩۰-۹]/)
  })

  it('says in English what the specification says, letter by letter', () => {
    const english = Object.fromEntries(Object.entries(texts).map(([code, { en }]) => [code, en]))
    expect(english).toEqual({
      'payment-failed': 'Payment failed',
      'order-service-unavailable': 'Order service is not available',
      'menu-unavailable': 'Menu is not available now',
      'session-expired': 'Session Expired',
      'coupon-unavailable': 'Coupon is not available or expired',
      'coupon-invalid': 'The coupon code is invalid',
      'tracking-unavailable': 'Tracking is not available',
      'order-unavailable': 'Order not available',
      'rating-failed': "Can't add rate",
      'message-failed': "Can't send your message, please try again",
      'captcha-failed': 'Wrong Data, Please complete the human validation',
      'card-invalid': 'Card details are invalid or missing!',
      'payment-session-invalid':
        'Payment session is not valid or expired, please refresh the page and try again',
      'points-insufficient': 'Points balance is not enough',
      'delivery-unavailable': 'Delivery is not available for this location',
      'item-not-found': 'Item not found',
      'items-removed': 'The following items are not available and will be deleted from cart',
      'fully-booked': 'Fully booked, try another date',
      'no-slots': 'No available slots',
      'safari-only': 'You must use Safari browser to use Apple Pay',
      'no-challenges': 'There are no challenges available right now',
      failed: 'Failed',
      'page-not-found': 'This page could not be found',
      'fill-all-fields': 'Please fill all fields',
      'field-required': 'Field is required',
      'email-required': 'Email cannot be left blank',
      'image-too-large': "Image size can't exceed 4 MB",
      'image-required': 'Please attach an image',
      'slot-incorrect': 'Please select a correct time slot',
      'slot-invalid': 'The selected slot is invalid',
    })
  })

  it('says nothing twice', () => {
    expect(new Set(Object.values(texts).map((text) => text.ar)).size).toBe(Object.keys(texts).length)
    expect(new Set(Object.values(texts).map((text) => text.en)).size).toBe(Object.keys(texts).length)
  })
})
