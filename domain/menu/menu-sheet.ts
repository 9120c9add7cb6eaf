import { foldForSearch } from '../core/search-fold.ts'
import { unquoteFormula } from '../core/formula-cell.ts'
import type { Language, Words } from '../core/words.ts'

/** Columns of a menu's file in the order in which the template has them; each is known by its name in either language. */
const sheetColumns = {
  code: { ar: 'الرمز', en: 'Code' },
  group_ar: { ar: 'القسم بالعربية', en: 'Group (Arabic)' },
  group_en: { ar: 'القسم بالإنجليزية', en: 'Group (English)' },
  name_ar: { ar: 'الاسم بالعربية', en: 'Name (Arabic)' },
  name_en: { ar: 'الاسم بالإنجليزية', en: 'Name (English)' },
  description_ar: { ar: 'الوصف بالعربية', en: 'Description (Arabic)' },
  description_en: { ar: 'الوصف بالإنجليزية', en: 'Description (English)' },
  price: { ar: 'السعر', en: 'Price' },
  price_before: { ar: 'السعر قبل الخصم', en: 'Price before discount' },
  calories: { ar: 'السعرات', en: 'Calories' },
  tax: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  tax_code: { ar: 'رمز سبب الضريبة', en: 'VAT reason code' },
  tax_reason_ar: { ar: 'سبب الضريبة بالعربية', en: 'VAT reason (Arabic)' },
  tax_reason_en: { ar: 'سبب الضريبة بالإنجليزية', en: 'VAT reason (English)' },
  salt: { ar: 'الملح بالجرام', en: 'Salt (g)' },
  salty: { ar: 'عالي الملح', en: 'High in salt' },
  caffeine: { ar: 'الكافيين بالملجم', en: 'Caffeine (mg)' },
  minutes: { ar: 'دقائق النشاط', en: 'Activity minutes' },
  protein: { ar: 'البروتين بالجرام', en: 'Protein (g)' },
  fat: { ar: 'الدهون بالجرام', en: 'Fat (g)' },
  carbs: { ar: 'الكربوهيدرات بالجرام', en: 'Carbohydrates (g)' },
  sugar: { ar: 'السكر بالجرام', en: 'Sugar (g)' },
  allergens: { ar: 'مسببات الحساسية', en: 'Allergens' },
  diet: { ar: 'النظام الغذائي', en: 'Diet' },
  on_sale: { ar: 'في القائمة', en: 'On the menu' },
  options_ar: { ar: 'مجموعة الخيارات بالعربية', en: 'Option group (Arabic)' },
  options_en: { ar: 'مجموعة الخيارات بالإنجليزية', en: 'Option group (English)' },
  least: { ar: 'أقل عدد', en: 'Least' },
  most: { ar: 'أكثر عدد', en: 'Most' },
  option_ar: { ar: 'الخيار بالعربية', en: 'Option (Arabic)' },
  option_en: { ar: 'الخيار بالإنجليزية', en: 'Option (English)' },
  option_price: { ar: 'سعر الخيار', en: 'Option price' },
  option_calories: { ar: 'سعرات الخيار', en: 'Option calories' },
  option_salt: { ar: 'ملح الخيار بالجرام', en: 'Option salt (g)' },
  option_salty: { ar: 'الخيار عالي الملح', en: 'Option high in salt' },
  option_caffeine: { ar: 'كافيين الخيار بالملجم', en: 'Option caffeine (mg)' },
  option_minutes: { ar: 'دقائق نشاط الخيار', en: 'Option activity minutes' },
  option_protein: { ar: 'بروتين الخيار بالجرام', en: 'Option protein (g)' },
  option_fat: { ar: 'دهون الخيار بالجرام', en: 'Option fat (g)' },
  option_carbs: { ar: 'كربوهيدرات الخيار بالجرام', en: 'Option carbohydrates (g)' },
  option_sugar: { ar: 'سكر الخيار بالجرام', en: 'Option sugar (g)' },
  option_allergens: { ar: 'مسببات حساسية الخيار', en: 'Option allergens' },
  option_unfit: { ar: 'في الخيار', en: 'Option has' },
  preset: { ar: 'مختار مسبقًا', en: 'Preset' },
} as const satisfies Readonly<Record<string, Words>>

export type SheetColumn = keyof typeof sheetColumns
export const sheetColumnNames = Object.keys(sheetColumns) as SheetColumn[]

/** A line of a file as cells, with its number as a spreadsheet counts it: the first is 1. */
export interface SheetLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** A line by its columns; a cell without text is left out. */
export interface SheetRow {
  readonly line: number
  readonly cells: Readonly<Partial<Record<SheetColumn, string>>>
}

/** A file whose first line said which column is which. */
export interface Sheet {
  readonly rows: readonly SheetRow[]
  /** Headings that name no column; what stands under them is not read. */
  readonly ignored: readonly string[]
}

const byHeading = new Map<string, SheetColumn>(
  sheetColumnNames.flatMap((name) =>
    [name, ...Object.values(sheetColumns[name])].map((heading) => [foldForSearch(heading), name] as const),
  ),
)
byHeading.set('sku', 'code')

/**
 * Takes a file's lines, empty ones too; returns its rows by column, or undefined when its first line does not name the column
 * of codes. A column that is named twice counts once, the first.
 */
export function readSheet(lines: readonly SheetLine[]): Sheet | undefined {
  const [head, ...rest] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const columns: (SheetColumn | undefined)[] = []
  const ignored: string[] = []
  for (const heading of head?.cells ?? []) {
    const column = byHeading.get(foldForSearch(heading))
    const taken = column === undefined || columns.includes(column)
    columns.push(taken ? undefined : column)
    if (taken && heading.trim() !== '') ignored.push(heading.trim())
  }
  if (!columns.includes('code')) return undefined
  const rows = rest.map(({ line, cells }): SheetRow => {
    const pairs = cells.flatMap((cell, i) => {
      const [column, text] = [columns[i], unquoteFormula(cell.trim()).trim()]
      return column && text !== '' ? [[column, text] as const] : []
    })
    return { line, cells: Object.fromEntries(pairs) }
  })
  return { rows: rows.filter(({ cells }) => Object.keys(cells).length > 0), ignored }
}

/** Takes a column and the language; returns its name, as the template has it. */
export function columnName(column: SheetColumn, language: Language): string {
  return sheetColumns[column][language]
}

const yes = new Set(['yes', 'y', 'true', '1', 'on', 'نعم', 'صحيح'].map(foldForSearch))
const no = new Set(['no', 'n', 'false', '0', 'off', 'لا', 'خطا'].map(foldForSearch))

/** Takes a cell; returns whether it says yes, or undefined when it says neither yes nor no, in either language. */
export function readYes(cell: string): boolean | undefined {
  const folded = foldForSearch(cell)
  return yes.has(folded) ? true : no.has(folded) ? false : undefined
}

/** Takes the language; returns how a file says yes and no. */
export const yesWords = (language: Language) =>
  ({ ar: { yes: 'نعم', no: 'لا' }, en: { yes: 'yes', no: 'no' } })[language]

/** Takes a name; returns by what it is known: two that people would call the same have the same. Empty for no name. */
export const nameKey = (name: string): string => foldForSearch(name) || name.trim()

/** A cell of this alone empties what the dish has there. */
export const emptied = /^[-–—]$/
