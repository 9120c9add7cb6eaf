import { describe, expect, it } from 'vitest'
import { checkTotp, fromBase32, makeTotpSecret, totpAt, totpUri } from './totp.ts'

const rfcKey = Buffer.from('12345678901234567890')

describe('the second step', () => {
  it('gives the codes of RFC 6238, appendix B', () => {
    const codes = [59, 1111111109, 1111111111, 1234567890, 2000000000].map((second) =>
      totpAt(rfcKey, Math.floor(second / 30)),
    )
    expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037'])
  })

  it('a code serves once, and only about its time', () => {
    const secret = makeTotpSecret()
    const now = Date.UTC(2026, 10, 21, 12)
    const step = now / 30_000
    const code = totpAt(fromBase32(secret), step)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(checkTotp(secret, code, now, 0)).toBe(step)
    expect(checkTotp(secret, code, now + 30_000, 0)).toBe(step)
    expect(checkTotp(secret, code, now + 90_000, 0)).toBeUndefined()
    expect(checkTotp(secret, code, now, step)).toBeUndefined()
    expect(checkTotp(secret, 'abcdef', now, 0)).toBeUndefined()
  })

  it('names restaurant and member to the app', () => {
    expect(totpUri('ABC', 'Shop & Co', 'a@b.example')).toBe(
      'otpauth://totp/Shop%20%26%20Co:a%40b.example?secret=ABC&issuer=Shop%20%26%20Co',
    )
  })
})
