import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allot, divideHalfUp, parseAmount, shareOf, toDecimal } from './money.ts'

describe('amounts', () => {
  it('travel as decimal strings with two places', () => {
    expect([0, 5, 50, 1250, -300].map(toDecimal)).toEqual(['0.00', '0.05', '0.50', '12.50', '-3.00'])
    expect(() => toDecimal(1.5)).toThrow(RangeError)
  })

  it('safety 36: are read from Arabic digits and separators, and refused when ambiguous', () => {
    expect(parseAmount('١٢٫٥٠')).toBe(1250)
    expect(parseAmount('۱۲٫۵')).toBe(1250)
    expect(parseAmount('1٬250.00')).toBe(125_000)
    expect(parseAmount(' 7 ')).toBe(700)
    for (const odd of ['1,250', '1.2.3', '1,25', '', 'abc', '1.234', '--1', '1e3', '12,3456.00'])
      expect(parseAmount(odd)).toBeUndefined()
  })

  it('come back from their wire form', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(parseAmount(toDecimal(amount))).toBe(amount)
      }),
    )
  })

  it('round halves up, away from zero', () => {
    expect([divideHalfUp(5, 2), divideHalfUp(-5, 2), divideHalfUp(4, 3), divideHalfUp(0, 7)]).toEqual([
      3, -3, 1, 0,
    ])
    expect(shareOf(1003, 1500)).toBe(150)
  })

  it('safety 6: are allotted whole, every part within one unit of its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), weights, (amount, shares) => {
        const parts = allot(amount, shares)
        const total = shares.reduce((a, b) => a + b, 0)
        expect(parts.reduce((a, b) => a + b, 0)).toBe(amount)
        if (total === 0) return
        parts.forEach((part, i) =>
          expect(Math.abs(part - (amount * (shares[i] ?? 0)) / total)).toBeLessThan(1.001),
        )
      }),
    )
  })
})
