import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeDue } from './gain.ts'
import { judgeReferral, readReferralCode } from './referral.ts'

it('rule "Taking back what was earned": what is due back comes from the balance, then from the wallet’s part; the rest is a shortfall', () => {
  expect(takeDue(30, 50)).toEqual({ fromBalance: 30, fromWallet: 0, short: 0 })
  expect(takeDue(30, 10, { wallet: 70, value: 5 })).toEqual({ fromBalance: 10, fromWallet: 14, short: 6 })
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(1e6), fc.nat(1e6), fc.nat(1000), (due, balance, wallet, value) => {
      const taken = takeDue(due, balance, { wallet, value })
      expect(taken.fromBalance + taken.fromWallet + taken.short).toBe(due)
      expect(taken.fromBalance).toBeLessThanOrEqual(balance)
      expect(taken.fromWallet * value).toBeLessThanOrEqual(wallet)
      expect(Math.min(taken.fromBalance, taken.fromWallet, taken.short)).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('rule "Referrals": an invitation pays for a first order that is large enough, never oneself', () => {
  const terms = { owner: 1000, friend: 500, from: 3000, most: 2 }
  const facts = { samePhone: false, sameDevice: false, sameCard: false, rewarded: 0 }
  expect(judgeReferral(terms, facts, 3000)).toBeUndefined()
  expect(judgeReferral(terms, facts, 2999)).toBe('waiting')
  expect(judgeReferral(terms, { ...facts, samePhone: true }, 1)).toBe('same-phone')
  expect(judgeReferral(terms, { ...facts, sameDevice: true }, 3000)).toBe('same-device')
  expect(judgeReferral(terms, { ...facts, sameCard: true }, 3000)).toBe('same-card')
  expect(judgeReferral(terms, { ...facts, rewarded: 2 }, 3000)).toBe('too-many')
  expect(readReferralCode(' layla-234 ')).toBe('LAYLA234')
})
