import { describe, expect, it } from 'vitest'
import { makeSignInWaits, type SignInAttempt } from './sign-in-waits.ts'

const attempt = (change: Partial<SignInAttempt> = {}): SignInAttempt => ({
  email: 'a@b.example',
  address: '10.0.0.1',
  userAgent: 'tablet',
  ...change,
})

function failTimes(times: number, make: (i: number) => SignInAttempt) {
  const waits = makeSignInWaits()
  for (let i = 0; i < times; i++) waits.failed(make(i), 0)
  return waits
}

describe('waits after failed sign-ins', () => {
  it('lets five mistakes of one device pass and then doubles the wait', () => {
    expect(failTimes(4, () => attempt()).left(attempt(), 0)).toBe(0)
    expect(failTimes(5, () => attempt()).left(attempt(), 0)).toBe(2000)
    expect(failTimes(7, () => attempt()).left(attempt(), 0)).toBe(8000)
    expect(failTimes(7, () => attempt()).left(attempt(), 8000)).toBe(0)
  })

  it('waits at most 15 minutes, and forgets after an hour', () => {
    const waits = failTimes(60, () => attempt())
    expect(waits.left(attempt(), 0)).toBe(15 * 60_000)
    expect(waits.left(attempt(), 60 * 60_000)).toBe(0)
  })

  it("does not lock the owner's own tablet out when a stranger guesses", () => {
    const waits = failTimes(20, () => attempt({ address: '203.0.113.9', userAgent: 'script' }))
    expect(waits.left(attempt(), 0)).toBe(0)
  })

  it('counts an account over all devices, and an address over all accounts', () => {
    const spread = failTimes(30, (i) => attempt({ address: `10.1.0.${i}` }))
    expect(spread.left(attempt({ address: '10.9.9.9' }), 0)).toBe(2000)
    const many = failTimes(100, (i) => attempt({ email: `${i}@b.example` }))
    expect(many.left(attempt({ email: 'new@b.example' }), 0)).toBe(2000)
  })

  it("starts a device's count anew after success", () => {
    const waits = failTimes(4, () => attempt())
    waits.succeeded(attempt())
    waits.failed(attempt(), 0)
    expect(waits.left(attempt(), 0)).toBe(0)
  })
})
