import type { Block } from './import-block.ts'
import type { ImportFault } from './import-fault.ts'
import { labelColumns } from './label-columns.ts'
import type { SheetColumn, SheetRow } from './menu-sheet.ts'

const ofOption: readonly SheetColumn[] = [
  'options_ar',
  'options_en',
  'least',
  'most',
  'option_ar',
  'option_en',
  'option_price',
  'option_calories',
  ...Object.values(labelColumns.option),
  'option_allergens',
  'option_unfit',
  'preset',
]
const isOfDish = (column: SheetColumn) => column !== 'code' && !ofOption.includes(column)

/**
 * Takes a file's rows; returns them by dish. A line without code, or with the same one, goes on with the dish above; it may
 * say again what that dish is, but nothing else. Faults: a line that belongs to no dish, and a code that comes twice.
 */
export function blocksOf(rows: readonly SheetRow[]): { blocks: Block[]; faults: ImportFault[] } {
  const blocks: (Block & { rows: SheetRow[] })[] = []
  const faults: ImportFault[] = []
  const lineOf = new Map<string, number>()
  for (const row of rows) {
    const { line, cells } = row
    const { code } = cells
    const open = blocks.at(-1)
    if (open && (code === undefined || code === open.code)) {
      const other = otherWord(open, row)
      if (other) faults.push(other)
      open.rows.push(row)
    } else if (code === undefined) faults.push({ line, column: 'code', kind: 'missing', value: '' })
    else if (lineOf.has(code))
      faults.push({ line, column: 'code', kind: 'twice', value: code, other: lineOf.get(code) ?? 0 })
    else {
      lineOf.set(code, line)
      blocks.push({ line, code, cells, rows: [row] })
    }
  }
  return { blocks, faults }
}

/** A line below that names another dish but has no code, or says something else of the same one. */
function otherWord({ line: first, cells: own }: Block, { line, cells }: SheetRow): ImportFault | undefined {
  for (const [column, value] of Object.entries(cells) as [SheetColumn, string][]) {
    if (!isOfDish(column) || own[column] === value) continue
    if (cells.code === undefined && column.startsWith('name_'))
      return { line, column: 'code', kind: 'missing', value: '' }
    return { line, column, kind: 'differs', value, other: first }
  }
  return undefined
}
