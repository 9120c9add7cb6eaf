import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-code.tsx'

/** Paints the path as a camera would see it, four pixels a module. */
function paint(text: string): { width: number; height: number; data: Uint8Array } {
  const { size, path } = qrPath(text)
  const zoom = 4
  const side = size * zoom
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let py = Number(y) * zoom; py < (Number(y) + 1) * zoom; py++)
      for (let px = Number(x) * zoom; px < (Number(x) + Number(length)) * zoom; px++)
        data.fill(0, (py * side + px) * 4, (py * side + px) * 4 + 3)
  return { width: side, height: side, data }
}

describe('a QR code', () => {
  it.each([
    'https://saffron.example/o/b4Zk0mQx9TtS1vYh2LwC',
    'http://saffron.localhost:3000/en/menu/e/branches/b4Zk0mQx9TtS1vYh2LwC',
    `https://saffron.example/${'x'.repeat(300)}`,
  ])('spec 2: leads a camera to %s', (link) => {
    expect(decodeQR(paint(link))).toBe(link)
  })

  it('has four empty modules around it', () => {
    const { size, path } = qrPath('https://saffron.example/')
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4)
      expect(Math.max(Number(x) + Number(length), Number(y) + 1)).toBeLessThanOrEqual(size - 4)
    }
  })
})
