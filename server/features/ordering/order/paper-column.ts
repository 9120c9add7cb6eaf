import { dayMs } from '#domain/core/durations.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import { directionOf, wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { ArchiveFile } from '#server/adapters/pdf/archive.ts'
import { openPaper, type Paper } from '#server/adapters/pdf/paper.ts'
import type { InvoiceRow } from '#server/store/payments/documents.ts'

export const paperWidth = 298
/** Of a QR code. Points. */
export const codeSide = 150
const margin = 20
/** A document says the date, never "today". */
const longAfter = 365 * dayMs
const width = paperWidth - 2 * margin
const amountsWidth = 80
const wordsWidth = width - amountsWidth

/** As tall as a page may be: it is cut where its column ends. */
const tallest = 14_400

/** Takes a document's title and language, and a file that stands in it (PDF/A-3); returns its paper with a column that begins at the top. */
export async function openColumn(
  title: string,
  language: Language,
  file?: ArchiveFile,
): Promise<{ paper: Paper; at: Column }> {
  const paper = await openPaper({ title, language, size: [paperWidth, tallest], ...(file && { file }) })
  return { paper, at: new Column(paper, language) }
}

/** Takes a moment, a zone and a language; returns how a document says it. */
export function dayWords(at: Date, zone: string, language: Language): string {
  return momentWords(at.getTime(), at.getTime() + longAfter, zone, language)
}

const taxWords: Words = { ar: 'الرقم الضريبي', en: 'VAT no.' }

/** Who sold, at the head of a document. */
export function drawSeller(at: Column, { seller }: Pick<InvoiceRow, 'seller'>, language: Language): void {
  at.center({ ar: seller.name_ar, en: seller.name_en }[language], 15, 'bold')
  at.center({ ar: seller.address_ar, en: seller.address_en }[language], 9)
  if (seller.tax_number) at.center(`${wordIn(taxWords, language)} ${seller.tax_number}`, 9)
  if (seller.tax_url) at.center(seller.tax_url, 8)
  at.space(6)
}

/** Lines one under the other; words begin where the language begins, amounts stand at the other side. */
export class Column {
  y = margin
  readonly #paper: Paper
  readonly #language: Language

  constructor(paper: Paper, language: Language) {
    this.#paper = paper
    this.#language = language
  }

  center(
    text: string,
    points: number,
    weight: 'regular' | 'bold' = 'regular',
    language = this.#language,
  ): void {
    if (!text) return
    for (const line of this.#paper.wrap(text, width, { size: points, language, weight })) {
      this.#paper.text(line, { x: margin, y: this.y, size: points, language, weight, width, align: 'center' })
      this.y += points * 1.5
    }
  }

  /** A word with an amount or a number. */
  row(word: string, amount: string, weight: 'regular' | 'bold' = 'regular'): void {
    this.#pair(word, { text: amount, language: 'en' }, weight)
  }

  /** A word with words, e.g. a day and a time. */
  fact(word: string, words: string): void {
    this.#pair(word, { text: words, language: this.#language }, 'regular')
  }

  /** What belongs to the row above it, small and in as many lines as it takes. */
  under(text: string): void {
    const style = { size: 8.5, language: this.#language, color: '#555555' }
    this.y -= 3
    for (const line of this.#paper.wrap(text, wordsWidth, style)) {
      this.#paper.text(line, { ...style, ...this.#wordsBox(), y: this.y })
      this.y += 13
    }
    this.y += 2
  }

  /** Ends the paper under the last line and below what else was drawn there. */
  end(more = 0): void {
    this.#paper.cutAt(this.y + more + margin)
  }

  #pair(word: string, value: { text: string; language: Language }, weight: 'regular' | 'bold'): void {
    const style = { size: 10, weight }
    const align = directionOf[this.#language] === 'rtl' ? 'left' : 'right'
    const top = this.y
    const words = { ...style, language: this.#language }
    for (const line of this.#paper.wrap(word, wordsWidth, words)) {
      this.#paper.text(line, { ...words, ...this.#wordsBox(), y: this.y })
      this.y += 15
    }
    // after its word: who searches, copies or listens gets them in this order
    const at = { ...style, y: top, language: value.language, x: margin, width, align } as const
    this.#paper.text(value.text, at)
    this.y += 2
  }

  #wordsBox() {
    return directionOf[this.#language] === 'rtl'
      ? ({ x: margin + amountsWidth, width: wordsWidth, align: 'right' } as const)
      : ({ x: margin, width: wordsWidth, align: 'left' } as const)
  }

  rule(): void {
    this.y += 3
    this.#paper.rule([margin, this.y], [paperWidth - margin, this.y], '#999999')
    this.y += 6
  }

  space(points: number): void {
    this.y += points
  }
}
