import { describe, expect, it } from 'vitest'
import { isSaudiTaxNumber, zatcaCode } from './zatca-qr.ts'

const facts = {
  seller: 'مطعم الاختبار',
  taxNumber: '300012345600003',
  at: Date.parse('2026-05-13T15:30:00Z'),
  total: 11_500,
  vat: 1500,
}

describe('the code of a simplified tax invoice', () => {
  it('integrations 8.1: is the documented vector to the byte', () => {
    expect(zatcaCode(facts)).toBe(
      'ARnZhdi32LnZhSDYp9mE2KfYrtiq2KjYp9ixAg8zMDAwMTIzNDU2MDAwMDMDFDIwMjYtMDUtMTNUMTU6MzA6MDBaBAYxMTUuMDAFBTE1LjAw',
    )
  })

  it('integrations 8.1: a long name is cut at a character, and every length is one of bytes', () => {
    const bytes = Buffer.from(zatcaCode({ ...facts, seller: 'م'.repeat(200) }), 'base64')
    expect([bytes[0], bytes[1]]).toEqual([1, 126])
    expect(bytes.subarray(2, 128).toString('utf8')).toBe('م'.repeat(63))
    expect(bytes[128]).toBe(2)
  })

  it('knows a Saudi VAT number', () => {
    expect(isSaudiTaxNumber('300012345600003')).toBe(true)
    expect(isSaudiTaxNumber('100012345600003')).toBe(false)
    expect(isSaudiTaxNumber('30001234560003')).toBe(false)
  })
})
