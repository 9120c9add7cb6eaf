import { describe, expect, it } from 'vitest'
import { cutUtf8, makeQr, readQr } from './qr.ts'

const facts = {
  taxNumber: '310000000000003',
  moment: '2026-11-23T00:30:05',
  gross: 11_500,
  vat: 1500,
  hash: 'a'.repeat(44),
  signature: 'b'.repeat(96),
  publicKey: Buffer.alloc(88, 1),
  stamp: Buffer.alloc(72, 2),
}

describe('the QR code of phase 2', () => {
  it('has nine tags, and the longest name fits into the 700 characters of the rules (KSA-14)', () => {
    const code = makeQr({ ...facts, seller: 'م'.repeat(300) })
    expect(code.length).toBeLessThanOrEqual(700)
    expect([...(readQr(code)?.keys() ?? [])]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(readQr(code)?.get(4)?.toString()).toBe('115.00')
  })

  it('cuts a name at 127 bytes, between characters as people see them', () => {
    expect(cutUtf8('م'.repeat(64), 127).toString()).toBe('م'.repeat(63))
    expect(cutUtf8(`${'a'.repeat(126)}é`, 127).toString()).toBe('a'.repeat(126))
    expect(cutUtf8(`${'a'.repeat(120)}👨‍👩‍👧`, 127).toString()).toBe('a'.repeat(120))
    expect(cutUtf8(`${'ب'.repeat(62)}بَ${'ب'.repeat(9)}`, 127).toString()).toBe('ب'.repeat(62))
    expect(cutUtf8('a'.repeat(127), 127)).toHaveLength(127)
  })

  it('what is no code is told', () => {
    expect(readQr('AQUx')).toBeUndefined()
  })
})
