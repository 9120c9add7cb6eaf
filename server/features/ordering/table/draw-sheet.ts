import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { wordIn, type Language, type Words } from '#domain/words.ts'
import { originOf, type Deps } from '#server/deps.ts'
import { openPaper, type Paper } from '#server/outside/pdf/paper.ts'
import type { StaffSession } from '#server/request.ts'
import { branchFor } from '#server/staff-branches.ts'
import { listAreas, listTables } from '#server/store/tables.ts'

const say = {
  title: { ar: 'رموز الطاولات', en: 'Table codes' },
  scan: { ar: 'الطلب من الطاولة بمسح الرمز', en: 'Scan to order from your table' },
  table: { ar: 'طاولة', en: 'Table' },
} satisfies Record<string, Words>

/** What one table's card shows. */
interface Card {
  readonly name: string
  readonly area: Words
  readonly address: string
}

/** Takes a member of staff and a branch; returns a PDF with the code of each table, or of one, to cut out and put up. */
export async function drawSheet(
  deps: Deps,
  staff: StaffSession,
  { branchId, tableId, language }: { branchId: string; tableId: string | undefined; language: Language },
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'tables', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const { areas, tables } = await deps.db.snapshot(staff.tenantId, async (db) => ({
    areas: await listAreas(db, branchId),
    tables: await listTables(db, branchId),
  }))
  const site = originOf(deps.settled, deps.hosts.primaryHost(staff.tenantId) ?? deps.settled.platformHost)
  const cards = tables
    .filter((table) => tableId === undefined || table.id === tableId)
    .map((table): Card => {
      const area = areas.find((one) => one.id === table.area_id)
      return {
        name: table.name,
        area: { ar: area?.name_ar ?? '', en: area?.name_en ?? '' },
        address: `${site}/table/${table.code}`,
      }
    })
  if (cards.length === 0) return refuse('table-not-found')
  const paper = await openPaper({ title: wordIn(say.title, language), language })
  cards.forEach((card, i) => {
    if (i > 0 && i % perPage === 0) paper.nextPage()
    drawCard(paper, card, i % perPage, { restaurant: catalogue.tenant.name, language })
  })
  return paper.finish()
}

const perPage = 4
const margin = 28

/** A card says everything in both languages: whoever sits there may read either. */
function drawCard(
  paper: Paper,
  { name, area, address }: Card,
  place: number,
  { restaurant, language }: { restaurant: Words; language: Language },
): void {
  const [width, height] = [(paper.width - margin * 3) / 2, (paper.height - margin * 3) / 2]
  const column = language === 'ar' ? 1 - (place % 2) : place % 2
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
