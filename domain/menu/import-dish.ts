import type { Block } from './import-block.ts'
import { readCells, wordsOf, type CellReader } from './import-cells.ts'
import type { ImportFault, OptionLines } from './import-fault.ts'
import { readContents, withDiets, type NamedAllergen } from './import-contents.ts'
import { labelsOfCells } from './import-labels.ts'
import { optionsOfBlock } from './import-options.ts'
import { orderTypes } from '../core/order-type.ts'
import type { GroupDoc, ItemDoc } from './menu-doc.ts'
import { taxOf } from './import-tax.ts'
import type { Words } from '../core/words.ts'

/** The menu's groups as an import sees them. */
export interface ImportGroups {
  readonly made: readonly { readonly id: string; readonly doc: GroupDoc; readonly line: number }[]
  /** Takes a name and the line that says it; returns the group's id, of a new one if the menu has none of that name. */
  idFor(name: Words, line: number): string
}

/** What of the menu a dish of a file may name. */
export interface ImportLook {
  readonly groups: ImportGroups
  readonly allergens: readonly NamedAllergen[]
}

const fresh: Omit<ItemDoc, 'groupId' | 'name' | 'price'> = {
  description: { ar: '', en: '' },
  allergens: [],
  optionGroups: [],
  windows: [],
  scheduledOnly: false,
  featured: false,
  tags: [],
  types: orderTypes,
  makeMinutes: 10,
  onSale: true,
}

/**
 * Takes a dish's lines, the dish as it stands (undefined = a new one) and the menu's groups; returns the dish as it is to be,
 * unchecked, with where its options stand, and what could not be read. A new dish needs a group, a name and a price.
 */
export function docOfBlock(
  block: Block,
  before: ItemDoc | undefined,
  { groups, allergens }: ImportLook,
): { doc: ItemDoc; lines: readonly OptionLines[]; faults: ImportFault[] } {
  const faults: ImportFault[] = []
  const cells = readCells({ line: block.line, cells: block.cells }, faults)
  const missing = (column: 'name_ar' | 'price' | 'group_ar') =>
    faults.push({ line: block.line, column, kind: 'missing', value: '' })
  const name = wordsOf(cells, ['name_ar', 'name_en'], before?.name)
  if (name.ar === '' && name.en === '') missing('name_ar')
  const price = cells.amount('price') ?? before?.price
  if (price === undefined && block.cells.price === undefined) missing('price')
  const group = wordsOf(cells, ['group_ar', 'group_en'])
  const named = group.ar !== '' || group.en !== ''
  if (!named && !before) missing('group_ar')
  const contents = readContents({ line: block.line, cells: block.cells }, allergens, faults)
  const standing = { optionGroups: before?.optionGroups ?? [], allergens }
  const { optionGroups, lines } = optionsOfBlock(block, standing, faults)
  const doc: ItemDoc = {
    ...(before ?? { ...fresh, code: block.code }),
    ...extrasOf(cells, before),
    allergens: contents.allergens('allergens') ?? before?.allergens ?? [],
    tags: withDiets(before?.tags ?? [], contents.diets('diet', 'fits')),
    labels: labelsOfCells(cells, 'dish', before?.labels).labels ?? {},
    name,
    description: wordsOf(cells, ['description_ar', 'description_en'], before?.description),
    price: price ?? 0,
    groupId: named ? groups.idFor(group, block.line) : (before?.groupId ?? ''),
    optionGroups,
    onSale: cells.answer('on_sale') ?? before?.onSale ?? true,
  }
  return { doc, lines, faults }
}

/** What a dish may have: a dash in the file takes it away. */
function extrasOf(cells: CellReader, before: ItemDoc | undefined) {
  const priceBefore = cells.amount('price_before')
  const calories = cells.count('calories')
  const tax = taxOf(cells, before?.tax)
  return {
    priceBefore: priceBefore === undefined ? before?.priceBefore : (priceBefore ?? undefined),
    calories: calories === undefined ? before?.calories : (calories ?? undefined),
    tax,
  }
}
