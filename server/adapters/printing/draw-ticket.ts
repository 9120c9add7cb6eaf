import encodeQr from 'qr'
import sharp from 'sharp'
import { ticketEdge } from '#domain/printing/ticket-edge.ts'
import type { PrintLanguage } from '#domain/printing/print-ticket.ts'
import { rulerMarks, rulerWords } from '#domain/printing/ticket-ruler.ts'
import type { TicketRow } from '#domain/printing/ticket-rows.ts'
import { directionOf, type Language } from '#domain/core/words.ts'
import { TicketText, type TextStyle } from './ticket-text.ts'

/** One bit for each dot, rows of whole bytes, 1 = black. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

const sizes = { small: 21, plain: 25, large: 32, huge: 72 } as const
const leading = 1.45
/** Darker than this is a dot: thin strokes stay whole on a thermal head. */
const darkest = 165

/** Left white on both sides: heads and paper guides differ by a dot or two, and a line from the right begins with what matters. */
const margin = 8

/**
 * Takes rows and how many dots a line has (e.g. 384 of 58 mm, 576 of 80 mm); returns the bitmap that a thermal head prints. With
 * `edge` it shows where lines end: a frame as wide as they are, and a ruler that goes on beyond it.
 */
export async function drawTicket(
  rows: readonly TicketRow[],
  dots: number,
  edge?: { readonly language: PrintLanguage; readonly until: number },
): Promise<Bitmap> {
  const sheet = new Sheet(dots - 2 * margin, ticketEdge(rows))
  for (const row of rows) sheet.add(row)
  if (edge) sheet.showEdge(dots, edge)
  const svg = sheet.finish(edge?.until ?? dots)
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return dotsOf(data, info)
}

function dotsOf(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
): Bitmap {
  const row = Math.ceil(width / 8)
  const bytes = new Uint8Array(row * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * channels] ?? 255) < darkest) {
        const at = y * row + (x >> 3)
        bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7))
      }
  return { width, height, bytes }
}

/** Rows one under the other, as SVG of outlines alone: no font is looked for on the machine. */
class Sheet {
  readonly #width: number
  /** Where rows begin. */
  readonly #edge: Language
  readonly #text = new TicketText()
  readonly #parts: string[] = []
  #y = 8

  constructor(width: number, edge: Language) {
    this.#width = width
    this.#edge = edge
  }

  add(row: TicketRow): void {
    if (row.kind === 'rule') return this.#rule()
    if (row.kind === 'code') return this.#code(row.text)
    if (row.kind === 'pair') return this.#pair(row)
    if (row.kind === 'mark') return this.#mark(row)
    if (row.kind === 'note') return this.#note(row)
    const style = { size: sizes[row.size], bold: row.bold ?? false, language: row.language }
    const indent = row.indent ? 28 : 0
    for (const line of this.#text.wrap(row.text, this.#width - indent, style))
      this.#line(line, style, row.at === 'center' ? 'center' : this.#edge, indent)
  }

  finish(dots: number): string {
    const height = Math.ceil(this.#y + 8)
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${dots}" height="${height}"><defs>${this.#text.defs()}</defs><g transform="translate(${margin} 0)">${this.#parts.join('')}</g></svg>`
  }

  /** A frame around all of it, from the first dot of a line to its last, then a ruler from the first dot on, in whole dots. */
  showEdge(dots: number, { language, until }: { language: PrintLanguage; until: number }): void {
    for (const said of rulerWords(dots, language))
      this.add({ kind: 'line', at: 'start', size: 'plain', ...said })
    const bottom = Math.ceil(this.#y + 12)
    const frame = `M0 0h${dots}v${bottom}h-${dots}zM3 3v${bottom - 6}h${dots - 6}v-${bottom - 6}z`
    const style = { size: sizes.small, bold: true, language: 'en' } as const
    const marks = rulerMarks(until, dots).map(
      ({ at, tall }) => `M${at - 2} ${bottom + 16}h2v${tall ? 36 : 16}h-2z`,
    )
    this.#parts.push(
      `<g transform="translate(-${margin} 0)"><path fill-rule="evenodd" shape-rendering="crispEdges" d="${frame}"/><path shape-rendering="crispEdges" d="M0 ${bottom + 14}h${until}v2h-${until}z${marks.join('')}"/></g>`,
    )
    for (const { at, tall } of rulerMarks(until, dots)) {
      if (!tall) continue
      // a number ends at its mark: one that is seen whole is not cut
      const x = at - margin - 4 - this.#text.measure(String(at), style)
      const y = bottom + 52 + (at === dots && at % 64 !== 0 ? 24 : 0)
      this.#parts.push(this.#text.draw(String(at), style, { x, y }))
    }
    this.#y = bottom + 84
  }

  #line(text: string, style: TextStyle, at: Language | 'center', indent = 0): void {
    const wide = this.#text.measure(text, style)
    const start = at !== 'center' && directionOf[at] === 'rtl' ? this.#width - indent - wide : indent
    const x = at === 'center' ? (this.#width - wide) / 2 : start
    this.#parts.push(this.#text.draw(text, style, { x, y: this.#baseline(style.size) }))
    this.#y += style.size * leading
  }

  #baseline(size: number): number {
    return this.#y + size * 1.05
  }

  #pair({ text, amount, bold = false, language }: Extract<TicketRow, { kind: 'pair' }>): void {
    const style = { size: sizes.plain, bold, language }
    const sum = { ...style, language: 'en' as const }
    const wide = this.#text.measure(amount, sum)
    const x = directionOf[this.#edge] === 'rtl' ? 0 : this.#width - wide
    this.#parts.push(this.#text.draw(amount, sum, { x, y: this.#baseline(style.size) }))
    for (const line of this.#text.wrap(text, this.#width - wide - 16, style))
      this.#line(line, style, this.#edge)
  }

  #mark({ text, language }: Extract<TicketRow, { kind: 'mark' }>): void {
    const style = { size: sizes.large, bold: true, language }
    for (const line of this.#text.wrap(text, this.#width - 24, style)) {
      const high = style.size * 1.6
      const x = (this.#width - this.#text.measure(line, style)) / 2
      this.#parts.push(
        `<rect x="0" y="${this.#y}" width="${this.#width}" height="${high}"/>`,
        this.#text.draw(line, style, { x, y: this.#y + style.size * 1.15, fill: '#fff' }),
      )
      this.#y += high + 4
    }
  }

  #note({ text, language }: Extract<TicketRow, { kind: 'note' }>): void {
    const style = { size: sizes.plain, bold: true, language }
    // letters that hang below the row above keep clear of the frame
    const top = this.#y + 8
    this.#y += 14
    for (const part of text.split('\n'))
      for (const line of this.#text.wrap(part, this.#width - 32, style)) this.#line(line, style, language, 16)
    this.#y += 6
    this.#parts.push(
      `<rect x="2" y="${top}" width="${this.#width - 4}" height="${this.#y - top}" fill="none" stroke="#000" stroke-width="3"/>`,
    )
    this.#y += 8
  }

  #rule(): void {
    this.#parts.push(`<rect x="0" y="${this.#y + 8}" width="${this.#width}" height="3"/>`)
    this.#y += 20
  }

  #code(text: string): void {
    // a signed invoice's code is long: with less redundancy its modules stay wide enough for a phone
    const ecc = text.length > 300 ? 'low' : 'medium'
    const rows = encodeQr(text, 'raw', { ecc, border: 2 })
    // whole dots, so that every module is as wide as the next
    const step = Math.max(3, Math.floor(Math.min(this.#width, 380) / rows.length))
    const left = Math.floor((this.#width - step * rows.length) / 2)
    const top = Math.ceil(this.#y + 8)
    const dark = rows.flatMap((row, y) =>
      row.flatMap((on, x) => (on ? [`M${left + x * step} ${top + y * step}h${step}v${step}h-${step}z`] : [])),
    )
    this.#parts.push(`<path shape-rendering="crispEdges" d="${dark.join('')}"/>`)
    this.#y = top + step * rows.length
  }
}
