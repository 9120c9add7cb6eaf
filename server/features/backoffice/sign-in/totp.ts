import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns a new secret: 160 bits as base32, the way authenticator apps read it. */
export function makeTotpSecret(): string {
  let [bits, value, out] = [0, 0, '']
  for (const byte of randomBytes(20)) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      out += alphabet[(value >>> (bits - 5)) & 31]
      bits -= 5
    }
    value &= (1 << bits) - 1
  }
  return out
}

/** Takes a secret, the restaurant's name and the member's e-mail; returns what the app's camera reads. */
export function totpUri(secret: string, restaurant: string, email: string): string {
  const label = `${encodeURIComponent(restaurant)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(restaurant)}`
}

/**
 * Takes a secret, a code, now (UTC ms) and the last step that was used; returns the step of the code, which is then
 * used, or undefined. One step of difference between the clocks is allowed, either way (RFC 6238).
 */
export function checkTotp(secret: string, code: string, now: number, lastStep: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const key = fromBase32(secret)
  const current = Math.floor(now / 1000 / stepSeconds)
  return [current, current - 1, current + 1].find(
    (step) => step > lastStep && timingSafeEqual(Buffer.from(totpAt(key, step)), Buffer.from(code)),
  )
}

/** Takes a key and a step of 30 s; returns its code of six digits. */
export function totpAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

/** Takes base32; returns its bytes. */
export function fromBase32(text: string): Uint8Array {
  const bytes: number[] = []
  let [bits, value] = [0, 0]
  for (const sign of text) {
    value = (value << 5) | alphabet.indexOf(sign)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >>> bits) & 255)
    value &= (1 << bits) - 1
  }
  return Uint8Array.from(bytes)
}
