import { describe, expect, it } from 'vitest'
import { isTaxNumber, readTaxNumber } from './tax-number.ts'

describe('a tax number', () => {
  it('is checked by the rule of its country', () => {
    expect(readTaxNumber('123', 'SA')).toEqual({ refused: 'tax-number-sa' })
    expect(readTaxNumber('100000000000003', 'SA')).toEqual({ refused: 'tax-number-sa' })
    expect(readTaxNumber('300000000000004', 'SA')).toEqual({ refused: 'tax-number-sa' })
    expect(readTaxNumber('300000000000003', 'SA')).toEqual({ number: '300000000000003' })
    expect(readTaxNumber('123', 'AE')).toEqual({ refused: 'tax-number-ae' })
    expect(readTaxNumber('100555100000003', 'AE')).toEqual({ number: '100555100000003' })
    expect(readTaxNumber('12345678', 'EG')).toEqual({ refused: 'tax-number-eg' })
    expect(readTaxNumber('12A', 'QA')).toEqual({ number: '12A' })
    expect(readTaxNumber('1'.repeat(31), 'QA')).toEqual({ refused: 'text-too-long' })
  })

  it('is read from any keyboard, with spaces and hyphens, and kept in one form', () => {
    expect(readTaxNumber(' ٣٠٠٠٠ ٠٠٠٠٠ ٠٠٠٠٣ ', 'SA')).toEqual({ number: '300000000000003' })
    expect(readTaxNumber('100-555-100', 'EG')).toEqual({ number: '100-555-100' })
    expect(readTaxNumber('100555100', 'EG')).toEqual({ number: '100-555-100' })
    expect(readTaxNumber('', 'SA')).toEqual({ number: '' })
  })

  it('of a document is there and of the country', () => {
    expect(isTaxNumber('300000000000003', 'SA')).toBe(true)
    expect(isTaxNumber('300000000000003', 'AE')).toBe(false)
    expect(isTaxNumber('', 'SA')).toBe(false)
  })
})
