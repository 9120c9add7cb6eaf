import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideHalfUp, shareOf } from '../core/money.ts'
import { noteVat, vatInside } from './note-vat.ts'

const rate = 1500
const fits = (gross: number, vat: number) => vat - shareOf(gross - vat, rate)

describe('rule "Issued documents": the VAT of a note', () => {
  it('fits the note’s own net amount, whatever the order was', () => {
    const left = { gross: 19_200, vat: 2504 }
    expect(noteVat(left, 1001, rate)).toBe(131)
    expect(noteVat(left, 3333, rate)).toBe(435)
    expect([100, 5, 777].map((gross) => noteVat(left, gross, rate))).toEqual([13, 1, 101])
  })

  it('a note over all that is left takes what is left', () => {
    expect(noteVat({ gross: 500, vat: 66 }, 500, rate)).toBe(66)
    expect(noteVat({ gross: 0, vat: 0 }, 0, rate)).toBe(0)
  })

  it('many small notes leave the last one no more than a halala away', () => {
    let left = { gross: 11_500, vat: 1500 }
    while (left.gross > 0) {
      const vat = noteVat(left, 5, rate)
      expect(Math.abs(fits(5, vat))).toBeLessThanOrEqual(1)
      left = { gross: left.gross - 5, vat: left.vat - vat }
    }
    expect(left.vat).toBe(0)
  })

  it('any series of notes over any document', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.constantFrom(0, 500, 1400, 1500, 1725),
        fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 30 }),
        (gross, basisPoints, wanted) => {
          let left = { gross, vat: gross - divideHalfUp(gross * 10_000, 10_000 + basisPoints) }
          for (const one of [...wanted, gross]) {
            const note = Math.min(one, left.gross)
            if (note === 0) break
            const vat = noteVat(left, note, basisPoints)
            expect(vat).toBeGreaterThanOrEqual(0)
            expect(Math.abs(vat - shareOf(note - vat, basisPoints))).toBeLessThanOrEqual(1)
            left = { gross: left.gross - note, vat: left.vat - vat }
          }
          if (left.gross === 0) expect(left.vat).toBe(0)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it('VAT inside an amount is the rate on the rest', () => {
    expect(vatInside(1001, rate)).toBe(131)
    expect(vatInside(11_500, rate)).toBe(1500)
    expect(vatInside(1000, 0)).toBe(0)
  })
})
