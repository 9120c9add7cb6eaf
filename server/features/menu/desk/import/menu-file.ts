import { rowsOfMenu, numberColumns, type WrittenRow } from '#domain/menu/menu-rows.ts'
import { columnName, sheetColumnNames, yesWords } from '#domain/menu/menu-sheet.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { directionOf, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { rowsOfColumns, type Column } from '#server/adapters/spreadsheet/column.ts'
import { writeCsv } from '#server/adapters/spreadsheet/write-csv.ts'
import { writeXlsx } from '#server/adapters/spreadsheet/write-xlsx.ts'
import type { StaffSession } from '#server/http/request.ts'
import { listGroupDocs, listItemDocs } from '#server/store/menu/menu-docs.ts'
import { listAllergens } from '#server/store/site/choice-lists.ts'
import { mayEditMenu } from '../menu-editor.ts'

/** Which file: of what, in which format, with headings in which language. */
interface WantedFile {
  readonly of: 'menu' | 'template'
  readonly format: 'csv' | 'xlsx'
  readonly language: Language
}

const title = { ar: 'القائمة', en: 'Menu' }

/** Takes a session and which file; returns its bytes. Refuses 'not-allowed'. Either can be imported again. */
export async function menuFile(
  deps: Deps,
  staff: StaffSession,
  { of, format, language }: WantedFile,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  if (!mayEditMenu(staff)) return refuse('not-allowed')
  const rows = of === 'menu' ? await menuRows(deps, staff.tenantId, language) : examples(language)
  const cells = rowsOfColumns(columns, rows, language)
  return format === 'csv'
    ? writeCsv(cells)
    : writeXlsx(title[language], directionOf[language] === 'rtl', cells)
}

const columns = sheetColumnNames.map((name): Column<WrittenRow> => ({
  head: { ar: columnName(name, 'ar'), en: columnName(name, 'en') },
  cell: (row) => {
    const text = row[name] ?? ''
    return text !== '' && numberColumns.has(name) ? { number: text } : text
  },
}))

async function menuRows(deps: Deps, tenantId: string, language: Language): Promise<WrittenRow[]> {
  const { groups, items, allergens } = await deps.db.snapshot(tenantId, async (db) => ({
    groups: await listGroupDocs(db),
    items: await listItemDocs(db),
    allergens: await listAllergens(db),
  }))
  const byGroup = Map.groupBy(items, ({ doc }) => doc.groupId)
  const dishes = groups.flatMap(({ id, doc: group }) =>
    (byGroup.get(id) ?? []).map((item) => ({ id: item.id, doc: item.doc, group })),
  )
  return rowsOfMenu(dishes, { language, allergens })
}

/** A dish with options over three lines, and one without. */
function examples(language: Language): WrittenRow[] {
  const { yes, no } = yesWords(language)
  const grills = { group_ar: 'مشاوي', group_en: 'Grills' }
  const size = { options_ar: 'الحجم', options_en: 'Size' }
  return [
    {
      code: 'G-01',
      ...grills,
      name_ar: 'كباب لحم',
      name_en: 'Lamb kebab',
      description_ar: 'لحم ضأن على الفحم',
      description_en: 'Lamb from the charcoal grill',
      price: '38.00',
      calories: '640',
      salt: '2.1',
      protein: '42',
      on_sale: yes,
      ...size,
      least: '1',
      most: '1',
      option_ar: 'عادي',
      option_en: 'Regular',
      option_price: '0.00',
      preset: yes,
    },
    { code: 'G-01', ...size, option_ar: 'كبير', option_en: 'Large', option_price: '12.00', preset: no },
    {
      code: 'D-01',
      group_ar: 'مشروبات',
      group_en: 'Drinks',
      name_ar: 'شاي بالنعناع',
      name_en: 'Mint tea',
      price: '6.00',
      price_before: '8.00',
      calories: '30',
      salt: '0',
      caffeine: '25',
      sugar: '6',
      on_sale: yes,
    },
  ]
}
