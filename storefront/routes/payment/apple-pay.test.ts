import { expect, it } from 'vitest'
import { hasApplePay } from './apple-pay.ts'

it('spec 5: Apple Pay is there by its own word alone', () => {
  const session = (can: () => boolean) => ({ ApplePaySession: { canMakePayments: can } })
  expect(hasApplePay({})).toBe(false)
  expect(hasApplePay(session(() => true))).toBe(true)
  expect(hasApplePay(session(() => false))).toBe(false)
  expect(
    hasApplePay(
      session(() => {
        throw new Error('InvalidAccessError: insecure document')
      }),
    ),
  ).toBe(false)
})
