import { directionOf, wordIn, type Language, type Words } from '#domain/core/words.ts'
import { openPaper, type Paper } from '#server/adapters/pdf/paper.ts'

const say = {
  title: { ar: 'رموز الطاولات', en: 'Table codes' },
  scan: { ar: 'الطلب من الطاولة بمسح الرمز', en: 'Scan to order from your table' },
  table: { ar: 'طاولة', en: 'Table' },
} satisfies Record<string, Words>

/** What one table's card shows. */
export interface TableCard {
  readonly name: string
  readonly area: Words
  readonly address: string
}

/** What a sheet is drawn from. */
export interface SheetOf {
  readonly cards: readonly TableCard[]
  readonly restaurant: Words
  readonly language: Language
}

/** Takes tables; returns a PDF with the code of each, to cut out and put up. */
export async function drawSheet({ cards, ...of }: SheetOf): Promise<Uint8Array<ArrayBuffer>> {
  const paper = await openPaper({ title: wordIn(say.title, of.language), language: of.language })
  cards.forEach((card, i) => {
    if (i > 0 && i % perPage === 0) paper.nextPage()
    drawCard(paper, card, i % perPage, of)
  })
  return paper.finish()
}

const perPage = 4
const margin = 28

/** A card says everything in both languages: whoever sits there may read either. */
function drawCard(
  paper: Paper,
  { name, area, address }: TableCard,
  place: number,
  { restaurant, language }: Omit<SheetOf, 'cards'>,
): void {
  const [width, height] = [(paper.width - margin * 3) / 2, (paper.height - margin * 3) / 2]
  const column = directionOf[language] === 'rtl' ? 1 - (place % 2) : place % 2
  const x = margin + column * (width + margin)
  const y = margin + Math.floor(place / 2) * (height + margin)
  const line = (
    text: string,
    top: number,
    size: number,
    more: { bold?: boolean; in?: Language; color?: string } = {},
  ) =>
    paper.text(text, {
      x: x + 16,
      y: y + top,
      width: width - 32,
      align: 'center',
      size,
      language: more.in ?? language,
      weight: more.bold ? 'bold' : 'regular',
      ...(more.color && { color: more.color }),
    })
  paper.box({ x, y, width, height, radius: 16, stroke: '#c9bdb0' })
  line(wordIn(restaurant, language), 18, 15, { bold: true })
  line(`${wordIn(say.table, language)} ${name}`, 42, 30, { bold: true })
  line(wordIn(area, language), 84, 12, { color: '#6b5d52' })
  const size = 190
  paper.qr(address, { x: x + (width - size) / 2, y: y + 104, size })
  line(say.scan.ar, 300, 13, { bold: true, in: 'ar' })
  line(say.scan.en, 320, 11, { in: 'en' })
  line(address.replace(/^https?:\/\//, ''), 342, 8, { in: 'en', color: '#6b5d52' })
}
