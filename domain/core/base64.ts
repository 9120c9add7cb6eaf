const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Takes bytes; returns their base64 with its padding. RFC 4648. */
export function toBase64(bytes: readonly number[]): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = bytes.slice(i, i + 3)
    const group = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    const signs = [18, 12, 6, 0].map((shift) => letters[(group >> shift) & 63] ?? '')
    text +=
      b === undefined
        ? `${signs[0]}${signs[1]}==`
        : c === undefined
          ? `${signs.slice(0, 3).join('')}=`
          : signs.join('')
  }
  return text
}

/** Takes base64 of either alphabet, padded or not; returns its bytes, or undefined where a letter is none of it. RFC 4648. */
export function fromBase64(text: string): number[] | undefined {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text.replaceAll('-', '+').replaceAll('_', '/').replace(/=.*$/s, '')) {
    const value = letters.indexOf(letter)
    if (value < 0) return undefined
    held = ((held << 6) | value) & 0x3fff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
  }
  return bytes
}
