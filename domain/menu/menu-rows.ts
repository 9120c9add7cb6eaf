import type { GroupDoc, ItemDoc } from './menu-doc.ts'
import { allergensCell, dietsCell, type NamedAllergen } from './import-contents.ts'
import { diets } from './menu.ts'
import { cellsOfLabels } from './import-labels.ts'
import { labelColumns } from './label-columns.ts'
import { yesWords, type SheetColumn } from './menu-sheet.ts'
import { taxCells } from './tax-cells.ts'
import { toDecimal } from '../core/money.ts'
import type { Language } from '../core/words.ts'

/** A line of a file that is to be written. */
export type WrittenRow = Readonly<Partial<Record<SheetColumn, string>>>

const labelNumbers = (of: keyof typeof labelColumns) =>
  Object.entries(labelColumns[of]).flatMap(([field, column]) => (field === 'salty' ? [] : [column]))

/** Columns whose cells a spreadsheet counts with. */
export const numberColumns: ReadonlySet<SheetColumn> = new Set([
  'price',
  'price_before',
  'calories',
  'least',
  'most',
  'option_price',
  'option_calories',
  ...labelNumbers('dish'),
  ...labelNumbers('option'),
])

const said = (column: SheetColumn, cell: string): WrittenRow => (cell ? { [column]: cell } : {})

/** Takes dishes with their groups and the language of yes and no; returns the lines that readSheet() and planImport() read as just these. */
export function rowsOfMenu(
  dishes: readonly { readonly id: string; readonly doc: ItemDoc; readonly group: GroupDoc }[],
  { language, allergens }: { readonly language: Language; readonly allergens: readonly NamedAllergen[] },
): WrittenRow[] {
  const { yes, no } = yesWords(language)
  return dishes.flatMap(({ id, doc, group }) => {
    const code = doc.code ?? id
    const dish: WrittenRow = {
      code,
      group_ar: group.name.ar,
      group_en: group.name.en,
      name_ar: doc.name.ar,
      name_en: doc.name.en,
      description_ar: doc.description.ar,
      description_en: doc.description.en,
      price: toDecimal(doc.price),
      ...(doc.priceBefore !== undefined && { price_before: toDecimal(doc.priceBefore) }),
      ...(doc.calories !== undefined && { calories: String(doc.calories) }),
      ...taxCells(doc.tax, language),
      ...cellsOfLabels(doc.labels, 'dish', { yes, no }),
      ...said('allergens', allergensCell(doc.allergens, allergens, language)),
      ...said(
        'diet',
        dietsCell(
          diets.filter((diet) => doc.tags.includes(diet)),
          'fits',
          language,
        ),
      ),
      on_sale: doc.onSale ? yes : no,
    }
    const options = doc.optionGroups.flatMap((options) =>
      options.options.map((option, i): WrittenRow => ({
        options_ar: options.name.ar,
        options_en: options.name.en,
        ...(i === 0 && { least: String(options.min), most: String(options.max) }),
        option_ar: option.name.ar,
        option_en: option.name.en,
        option_price: toDecimal(option.price),
        ...(option.calories !== undefined && { option_calories: String(option.calories) }),
        ...cellsOfLabels(option.labels, 'option', { yes, no }),
        ...said('option_allergens', allergensCell(option.allergens ?? [], allergens, language)),
        ...said('option_unfit', dietsCell(option.unfit ?? [], 'unfit', language)),
        preset: option.preset ? yes : no,
      })),
    )
    const [first = {}, ...more] = options
    return [{ ...dish, ...first }, ...more.map((row) => ({ code, ...row }))]
  })
}
