import { beforeEach, describe, expect, it } from 'vitest'
import { forgetOfferCode, keepOfferCode, readOfferCode } from './offer-code.ts'

describe('the coupon of an offer’s link', () => {
  beforeEach(forgetOfferCode)
  it('is kept for the visit until it is used', () => {
    keepOfferCode('?utm_source=mail&coupon=C7K2M9AB')
    keepOfferCode('')
    expect(readOfferCode()).toBe('C7K2M9AB')
    forgetOfferCode()
    expect(readOfferCode()).toBe('')
  })
  it('is nothing else than a code', () => {
    for (const wrong of ['?coupon=', '?coupon=%3Cb%3E', `?coupon=${'x'.repeat(31)}`, '?code=C7K2M9AB'])
      keepOfferCode(wrong)
    expect(readOfferCode()).toBe('')
  })
})
