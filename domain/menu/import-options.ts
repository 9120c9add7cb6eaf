import type { Block } from './import-block.ts'
import { readCells, wordsOf, type CellReader } from './import-cells.ts'
import type { ImportFault, OptionLines } from './import-fault.ts'
import type { Option, OptionGroup } from './menu.ts'
import { readContents, type ContentsReader, type NamedAllergen } from './import-contents.ts'
import { labelsOfCells } from './import-labels.ts'
import { labelColumns } from './label-columns.ts'
import { sameDoc } from './menu-doc.ts'
import { nameKey, type SheetRow } from './menu-sheet.ts'
import { languages, type Words } from '../core/words.ts'

interface Made {
  readonly group: OptionGroup
  readonly line: number
  readonly options: Option[]
  readonly optionLines: number[]
}

interface Standing {
  readonly optionGroups: readonly OptionGroup[]
  readonly allergens: readonly NamedAllergen[]
}

interface OptionCells {
  readonly cells: CellReader
  readonly contents: ContentsReader
}

/**
 * Takes a dish's lines, its option groups as they stand and where faults go; returns its option groups as they are to be: as
 * they stand when no line names an option, else those of the file, each with all that the file does not say of it.
 */
export function optionsOfBlock(
  block: Block,
  { optionGroups: standing, allergens }: Standing,
  faults: ImportFault[],
): { optionGroups: readonly OptionGroup[]; lines: readonly OptionLines[] } {
  const made: Made[] = []
  for (const row of block.rows) {
    if (row.cells.option_ar === undefined && row.cells.option_en === undefined) {
      strayOption(row, faults)
      continue
    }
    const cells = readCells(row, faults)
    const open = groupOf(row, cells, made, standing)
    if (!open) {
      faults.push({ line: row.line, column: 'options_ar', kind: 'missing', value: '' })
      continue
    }
    const option = optionOf(
      { cells, contents: readContents(row, allergens, faults) },
      open,
      `new-option-${row.line}`,
    )
    const twin = open.options.findIndex((one) => sameName(one.name, option.name))
    if (twin >= 0) {
      const value = option.name.ar || option.name.en
      faults.push({
        line: row.line,
        column: 'option_ar',
        kind: 'twice',
        value,
        other: open.optionLines[twin] ?? 0,
      })
    }
    open.options.push(option)
    open.optionLines.push(row.line)
  }
  if (made.length === 0) return { optionGroups: standing, lines: [] }
  return {
    optionGroups: made.map(({ group, options }) => alone({ ...group, options }, standing)),
    lines: made.map(({ line, optionLines }) => ({ line, options: optionLines })),
  }
}

const ofOption = [
  'options_ar',
  'options_en',
  'option_price',
  'option_calories',
  'option_allergens',
  'option_unfit',
  'preset',
] as const

/** A file says what one dish has: a group that it changes is not edited in the other dishes that had it in common. */
function alone(group: OptionGroup, standing: readonly OptionGroup[]): OptionGroup {
  const before = standing.find(({ id }) => id === group.id)
  if (group.shared === undefined || (before && sameDoc(before, group))) return group
  const { shared: _, ...own } = group
  return own
}

/** A line that says something of an option but does not name it. */
function strayOption({ line, cells }: SheetRow, faults: ImportFault[]): void {
  const says = [...ofOption, ...Object.values(labelColumns.option)].some(
    (column) => cells[column] !== undefined,
  )
  if (says) faults.push({ line, column: 'option_ar', kind: 'missing', value: '' })
}

/** The group that a line's option belongs to: the one that it names, else that of the line above. */
function groupOf(
  row: SheetRow,
  cells: CellReader,
  made: Made[],
  standing: readonly OptionGroup[],
): Made | undefined {
  const name = wordsOf(cells, ['options_ar', 'options_en'])
  const last = made.at(-1)
  if (name.ar === '' && name.en === '') return last
  const open = made.find(({ group }) => sameName(group.name, name))
  if (open) return open
  const [least, most] = [cells.count('least') ?? undefined, cells.count('most') ?? undefined]
  const before = standing.find((group) => sameName(group.name, name))
  const bounds = { min: least ?? before?.min ?? 0, max: most ?? before?.max ?? Math.max(1, least ?? 1) }
  const known = before ?? { id: `new-options-${row.line}` }
  const group: OptionGroup = {
    ...known,
    name: merged(name, before?.name),
    ...bounds,
    options: before?.options ?? [],
  }
  made.push({ group, line: row.line, options: [], optionLines: [] })
  return made.at(-1)
}

function optionOf({ cells, contents }: OptionCells, { group }: Made, id: string): Option {
  const name = wordsOf(cells, ['option_ar', 'option_en'])
  const before = group.options.find((option) => sameName(option.name, name))
  const price = cells.amount('option_price')
  const calories = cells.count('option_calories')
  const { calories: former, labels, allergens, unfit, ...rest } = before ?? bare(id)
  const holds = contents.allergens('option_allergens') ?? allergens ?? []
  const without = contents.diets('option_unfit', 'unfit') ?? unfit ?? []
  const nextCalories = calories === undefined ? former : (calories ?? undefined)
  return {
    ...rest,
    name: merged(name, before?.name),
    price: price ?? rest.price,
    preset: cells.answer('preset') ?? rest.preset,
    ...(nextCalories !== undefined && { calories: nextCalories }),
    ...labelsOfCells(cells, 'option', labels),
    ...(holds.length > 0 && { allergens: holds }),
    ...(without.length > 0 && { unfit: without }),
  }
}

const bare = (id: string): Omit<Option, 'name'> => ({ id, min: 1, max: 1, price: 0, preset: false })

/** Named alike in a language in which both have a name. */
function sameName(one: Words, other: Words): boolean {
  return languages.some(
    (language) => one[language] !== '' && nameKey(one[language]) === nameKey(other[language]),
  )
}

const merged = (name: Words, before: Words = { ar: '', en: '' }): Words => ({
  ar: name.ar || before.ar,
  en: name.en || before.en,
})
