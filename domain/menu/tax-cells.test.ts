import { describe, expect, it } from 'vitest'
import { readTax, taxCells } from './tax-cells.ts'
import type { TaxCategory } from '../einvoicing/tax-document.ts'

describe('the tax of a dish in a file', () => {
  it('a rate is written in many ways, and a kind in either language', () => {
    const five = { code: 'standard', basisPoints: 500 }
    expect(['5%', '5', '٥٪', '5.00 %', '5٪'].map(readTax)).toEqual([five, five, five, five, five])
    expect(readTax('12.5%')).toEqual({ code: 'standard', basisPoints: 1250 })
    const zero = { code: 'zero', basisPoints: 0 }
    expect(['Zero-rated', 'zero', 'خاضع لنسبة الصفر'].map(readTax)).toEqual([zero, zero, zero])
    expect(readTax('معفى من الضريبة')).toMatchObject({ code: 'exempt' })
    expect(readTax('outside vat')).toMatchObject({ code: 'outside-scope' })
  })

  it('what is no tax is none: nought is not told apart from zero-rated and exempt', () => {
    expect(['0', '0%', '-5%', 'VAT', 'five'].filter((cell) => readTax(cell) !== undefined)).toEqual([])
  })

  it('what is written is read as just that, in both languages', () => {
    const all: TaxCategory[] = [
      { code: 'standard', basisPoints: 1250 },
      { code: 'zero', basisPoints: 0 },
      { code: 'exempt', basisPoints: 0 },
      { code: 'outside-scope', basisPoints: 0 },
    ]
    for (const tax of all)
      for (const language of ['ar', 'en'] as const)
        expect(readTax(taxCells(tax, language).tax ?? '')).toEqual(tax)
  })
})
