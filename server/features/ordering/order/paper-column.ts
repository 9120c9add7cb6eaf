import { momentWords } from '#domain/moment-words.ts'
import { wordIn, type Language, type Words } from '#domain/words.ts'
import { openPaper, type Paper } from '#server/outside/pdf/paper.ts'
import type { InvoiceRow } from '#server/store/documents.ts'

export const paperWidth = 298
const margin = 20
/** A document says the date, never "today". */
const longAfter = 365 * 86_400_000
const width = paperWidth - 2 * margin

/** Takes a document's title, language and height; returns its paper with a column that begins at the top. */
export async function openColumn(
  title: string,
  language: Language,
  height: number,
): Promise<{ paper: Paper; at: Column }> {
  const paper = await openPaper({ title, language, size: [paperWidth, height] })
  return { paper, at: new Column(paper, language) }
}

/** Takes a moment, a zone and a language; returns how a document says it. */
export function dayWords(at: Date, zone: string, language: Language): string {
  return momentWords(at.getTime(), at.getTime() + longAfter, zone, language)
}

const taxWords: Words = { ar: 'الرقم الضريبي', en: 'VAT no.' }

/** Who sold, at the head of a document. */
export function drawSeller(at: Column, { seller }: Pick<InvoiceRow, 'seller'>, language: Language): void {
  at.center(language === 'ar' ? seller.name_ar : seller.name_en, 15, 'bold')
  at.center(language === 'ar' ? seller.address_ar : seller.address_en, 9)
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

  row(word: string, amount: string, weight: 'regular' | 'bold' = 'regular'): void {
    const style = { y: this.y, size: 10, language: this.#language, weight }
    const [start, end] = this.#language === 'ar' ? (['right', 'left'] as const) : (['left', 'right'] as const)
    const wide = width - 80
    const x = this.#language === 'ar' ? margin + 80 : margin
    this.#paper.text(word, { ...style, x, width: wide, align: start })
    this.#paper.text(amount, { ...style, language: 'en', x: margin, width, align: end })
    this.y += 17
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
