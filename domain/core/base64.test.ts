import { expect, it } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

it('is what Node makes of the same bytes, and back', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Array.from({ length }, (_, i) => (i * 37 + length * 101) % 256)
    const text = Buffer.from(bytes).toString('base64')
    expect(toBase64(bytes)).toBe(text)
    expect(fromBase64(text)).toEqual(bytes)
    expect(fromBase64(Buffer.from(bytes).toString('base64url'))).toEqual(bytes)
  }
  expect(fromBase64('ab cd')).toBeUndefined()
})
