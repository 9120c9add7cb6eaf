import { describe, expect, it } from 'vitest'
import { countMarks, startPrinter } from '#server/testing/simulated-printer.ts'
import { openPrinter, usualPatience } from '#tools/print-agent/printer.ts'
import { drawTicket, type Bitmap } from './draw-ticket.ts'
import { encodeTicket } from './escpos.ts'
import { TicketText } from './ticket-text.ts'

const style = { size: 32, bold: false, language: 'ar' } as const
const row = (text: string, language: 'ar' | 'en' = 'ar') =>
  ({ kind: 'line', at: 'start', size: 'large', text, language }) as const

/** The columns in which something is black, from left to right. */
function columnsOf({ width, height, bytes }: Bitmap): number[] {
  const rowBytes = Math.ceil(width / 8)
  return Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => bytes[y * rowBytes + (x >> 3)] ?? 0).some(
      (byte) => (byte & (0x80 >> (x & 7))) !== 0,
    ),
  )
}

describe('tickets as bitmaps', () => {
  it('a line of any number of dots keeps clear of the first and the last', async () => {
    const rows = [
      row('2 × برجر دجاج'),
      row('Tea', 'en'),
      { kind: 'mark', text: 'نسخة', language: 'ar' },
    ] as const
    for (const dots of [384, 512, 576, 431]) {
      const ticket = await drawTicket(rows, dots)
      const columns = columnsOf(ticket)
      expect(ticket.width).toBe(dots)
      expect(columns[0]).toBeGreaterThanOrEqual(8)
      expect(columns.at(-1)).toBeLessThan(dots - 8)
      expect(columns.at(-1)).toBeGreaterThan(dots - 14)
    }
  })

  it('a test page has a frame as wide as its lines, and a ruler that goes on', async () => {
    const page = await drawTicket([row('صفحة تجربة')], 512, { language: 'both', until: 640 })
    expect(page.width).toBe(640)
    const isBlack = (x: number, y: number) =>
      ((page.bytes[y * (page.width / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
    for (const x of [0, 1, 511]) expect(isBlack(x, 40), `frame at ${x}`).toBe(true)
    expect(isBlack(512, 40)).toBe(false)
    const ruler = Array.from({ length: page.height }, (_, y) => y).find((y) => isBlack(639, y)) ?? 0
    expect(isBlack(520, ruler)).toBe(true)
    // a tall mark at 576, a short one at 544
    expect([isBlack(575, ruler + 20), isBlack(543, ruler + 20)]).toEqual([true, false])
  })

  it('Arabic letters are joined, and the line begins at the right', async () => {
    const text = new TicketText()
    const alone = [...'سلام'].reduce((sum, letter) => sum + text.measure(letter, style), 0)
    expect(text.measure('سلام', style)).toBeLessThan(alone)
    // joined: the line of the letters runs from the first to the last without a gap
    const columns = columnsOf(await drawTicket([row('بيت')], 576))
    expect(columns.at(-1)).toBeGreaterThan(560)
    expect((columns.at(-1) ?? 0) - (columns[0] ?? 0) + 1).toBe(columns.length)
    expect(columnsOf(await drawTicket([row('Tea', 'en')], 576))[0]).toBeLessThan(12)
  })

  it('letters are joined whichever were drawn before them: one with dots is drawn with the one without', async () => {
    await drawTicket([row('دجاج · أبيض · فراغ · رش · حفظ · زهرة')], 576)
    for (const word of ['بحث', 'بصل', 'فعل', 'بسطة', 'بطل', 'سهل']) {
      const columns = columnsOf(await drawTicket([row(word)], 576))
      const wide = (columns.at(-1) ?? 0) - (columns[0] ?? 0) + 1
      expect({ word, wide }).toEqual({ word, wide: columns.length })
    }
  })

  it('a number that is read from the left keeps to the side of an Arabic ticket', async () => {
    const number = { ...row('#041'), at: 'center', size: 'huge' } as const
    const blank = columnsOf(await drawTicket([number], 576))
    const mobile = columnsOf(await drawTicket([number, row('+966551234567', 'en')], 576))
    expect(mobile[0]).toBe(blank[0])
    expect(mobile.at(-1)).toBeGreaterThan(560)
  })

  it('no line is wider than its paper, whatever is written', async () => {
    const text = new TicketText()
    const long = `${'شاورما '.repeat(20)}${'w'.repeat(120)} 055 123 4567`
    for (const line of text.wrap(long, 384, style)) expect(text.measure(line, style)).toBeLessThanOrEqual(384)
  })

  it('travels as raster (GS v 0) and is cut, once for each copy; a printer reads the same dots', async () => {
    const printer = await startPrinter()
    const bitmap = await drawTicket([{ kind: 'mark', text: 'نسخة', language: 'ar' }, row('شاورما ×2')], 384)
    const link = await openPrinter(printer.address, usualPatience)
    await link.check()
    for (let left: Uint8Array = encodeTicket(bitmap, 2); left.length > 0;) left = await link.write(left)
    await link.confirm()
    expect(printer.strange).toEqual([])
    expect(printer.tickets).toHaveLength(2)
    for (const ticket of printer.tickets) {
      expect(Buffer.concat([...ticket.rows]).equals(Buffer.from(bitmap.bytes))).toBe(true)
      expect([ticket.width, countMarks(ticket)]).toEqual([384, 1])
    }
    await printer.close()
  })

  it('a printer whose cover is open, or that has no paper, gets not one byte of a ticket', async () => {
    const printer = await startPrinter()
    for (const [said, trouble] of [
      [{ offline: 0x16 }, 'cover'],
      [{ offline: 0x32 }, 'paper'],
      [{ offline: 0x12, paper: 0x72 }, 'paper'],
    ] as const) {
      printer.say(said)
      const link = await openPrinter(printer.address, usualPatience)
      await expect(link.check()).rejects.toMatchObject({ trouble })
    }
    expect(printer.tickets).toEqual([])
    await printer.close()
  })
})
