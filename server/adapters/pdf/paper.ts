import type PdfDocument from 'pdfkit'
import encodeQr from 'qr'
import { unbrokenWords } from '#domain/site/isolate-numbers.ts'
import type { Language } from '#domain/core/words.ts'
import { archiveOptions, archiveTitle, attachmentOptions, type ArchiveFile } from './archive.ts'
import { fontBytes } from './font-bytes.ts'
import { GlyphReadings, inReadingOrder } from './readable-text.ts'
import { textRuns, type TextRun } from './text-runs.ts'

/** Of Readex Pro, whose box places a line: from its top to where letters stand, of the size. */
const ascent = 1

const weights = { regular: 400, bold: 700 } as const

/** Where and how a line of text is drawn; points (1/72 inch) from the page's top left corner. */
export interface PaperText {
  readonly x: number
  /** Top of the line. */
  readonly y: number
  readonly size: number
  readonly language: Language
  readonly weight?: keyof typeof weights
  /** A colour as #rrggbb; black when left out. */
  readonly color?: string
  /** The box in which `align` works; without it the text begins at x. */
  readonly width?: number
  readonly align?: 'left' | 'center' | 'right'
}

/** Sheets of a PDF while they are drawn. Text is shaped and turned as Arabic and Latin need it. */
export interface Paper {
  readonly width: number
  readonly height: number
  /** Begins the next page; the first one is there already. */
  nextPage(): void
  /** Draws one line; returns its width. A line wider than its box is drawn smaller, never cut. */
  text(line: string, at: PaperText): number
  measure(line: string, at: Pick<PaperText, 'size' | 'language' | 'weight'>): number
  /** Breaks text at spaces into lines of at most that width. */
  wrap(text: string, width: number, at: Pick<PaperText, 'size' | 'language' | 'weight'>): string[]
  rule(from: readonly [number, number], to: readonly [number, number], color?: string): void
  box(at: {
    x: number
    y: number
    width: number
    height: number
    radius?: number
    fill?: string
    stroke?: string
  }): void
  /** Draws an address as QR code, its quiet zone within the square of that size. */
  qr(address: string, at: { x: number; y: number; size: number }): void
  /** Ends the page at that height; what lies below it is cut off. */
  cutAt(y: number): void
  /** The whole file. */
  finish(): Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Takes a page's size in points (A4 when left out), the document's title and language, and a file that stands in it, which makes
 * it an archive (PDF/A-3); returns paper to draw on.
 */
export async function openPaper(of: {
  title: string
  language: Language
  size?: readonly [number, number]
  file?: ArchiveFile
}): Promise<Paper> {
  // a start does not wait for what its first document needs
  const { default: Pdf } = await import('pdfkit')
  const document = new Pdf({
    size: of.size ? [...of.size] : 'A4',
    margin: 0,
    lang: of.language,
    info: { Title: of.file ? archiveTitle(of.title) : of.title, Producer: 'Maidah', Creator: 'Maidah' },
    ...(of.file && archiveOptions),
  })
  if (of.file) document.file(of.file.bytes.buffer, attachmentOptions(of.file))
  const parts: Buffer[] = []
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    document.on('error', reject)
  })
  return {
    get width() {
      return document.page.width
    },
    get height() {
      return document.page.height
    },
    nextPage: () => void document.addPage(),
    text: (line, at) => drawText(document, line, at),
    measure: (line, at) => widthOf(document, textRuns(line, at.language), at),
    wrap: (text, width, at) => wrapText(document, text, width, at),
    rule([x1, y1], [x2, y2], color = '#000000') {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.75).stroke(color)
    },
    box: (at) => drawBox(document, at),
    qr: (address, at) => drawQr(document, address, at),
    cutAt(y) {
      const { width, height, dictionary } = document.page
      // a page's origin is its bottom left corner
      Object.assign(dictionary.data, { MediaBox: [0, height - y, width, height] })
    },
    finish() {
      document.end()
      return whole
    },
  }
}

type Document = InstanceType<typeof PdfDocument>
type Style = Pick<PaperText, 'size' | 'language' | 'weight'>

// features given, even none: the library then shapes the run whole instead of word by word from the left
const plain = { lineBreak: false, features: [] }

function choose(document: Document, run: TextRun, { size, weight = 'regular' }: Style): Document {
  const name = `${run.script}-${weight}`
  const chosen = document.registerFont(name, fontBytes(run.script, weights[weight])).font(name).fontSize(size)
  return chosen
}

const readings = new WeakMap<Document, GlyphReadings>()
function readingsOf(document: Document): GlyphReadings {
  const known = readings.get(document) ?? new GlyphReadings()
  readings.set(document, known)
  return known
}

function widthOf(document: Document, runs: readonly TextRun[], style: Style): number {
  return runs.reduce((sum, run) => sum + choose(document, run, style).widthOfString(run.text, plain), 0)
}

function drawText(document: Document, line: string, at: PaperText): number {
  const runs = textRuns(line, at.language)
  const full = widthOf(document, runs, at)
  const size = at.width !== undefined && full > at.width ? (at.size * at.width) / full : at.size
  const style = { ...at, size }
  const width = size === at.size ? full : widthOf(document, runs, style)
  const spare = (at.width ?? width) - width
  let x = at.x + (at.align === 'right' ? spare : at.align === 'center' ? spare / 2 : 0)
  const placed = runs.map((run) => {
    const left = x
    x += choose(document, run, style).widthOfString(run.text, plain)
    return { ...run, left }
  })
  // every font's letters stand on one line: their boxes are not equally high
  const y = at.y + size * ascent
  for (const run of inReadingOrder(placed)) {
    const drawn = choose(document, run, style).fillColor(at.color ?? '#000000')
    readingsOf(document).say(Reflect.get(drawn, '_font'), run)
    const before = run.text.slice(0, run.text.length - run.text.trimStart().length)
    const left = run.left + (before ? drawn.widthOfString(before, plain) : 0)
    drawn.text(run.text.trim(), left, y, { ...plain, baseline: 'alphabetic' })
  }
  return width
}

function wrapText(document: Document, text: string, width: number, style: Style): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of unbrokenWords(text)) {
    const longer = line ? `${line} ${word}` : word
    if (!line || widthOf(document, textRuns(longer, style.language), style) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return line ? [...lines, line] : lines
}

function drawBox(
  document: Document,
  { x, y, width, height, radius = 0, fill, stroke }: Parameters<Paper['box']>[0],
): void {
  document.roundedRect(x, y, width, height, radius).lineWidth(1)
  if (fill && stroke) document.fillAndStroke(fill, stroke)
  else if (fill) document.fill(fill)
  else document.stroke(stroke ?? '#000000')
}

function drawQr(
  document: Document,
  address: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const rows = encodeQr(address, 'raw', { ecc: 'medium', border: 4 })
  const step = size / rows.length
  document.rect(x, y, size, size).fill('#ffffff')
  rows.forEach((row, top) => {
    row.forEach((dark, left) => {
      if (dark) document.rect(x + left * step, y + top * step, step, step)
    })
  })
  document.fill('#000000')
}
