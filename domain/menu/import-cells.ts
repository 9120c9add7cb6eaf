import { toWesternDigits } from '../core/digits.ts'
import type { ImportFault, ImportFaultKind } from './import-fault.ts'
import { readGrams } from './menu-labels.ts'
import { emptied, readYes, type SheetColumn, type SheetRow } from './menu-sheet.ts'
import { parseAmount, type Minor } from '../core/money.ts'
import { readTax } from './tax-cells.ts'
import type { TaxCategory } from '../einvoicing/tax-document.ts'
import type { Words } from '../core/words.ts'

/** Reads a row's cells; what cannot be read becomes a fault of that cell. `undefined` = nothing stands there. */
export interface CellReader {
  text(column: SheetColumn): string | undefined
  /** `null` = a dash: what is there goes. */
  amount(column: SheetColumn): Minor | null | undefined
  count(column: SheetColumn): number | null | undefined
  tax(column: SheetColumn): Pick<TaxCategory, 'code' | 'basisPoints'> | null | undefined
  /** Milligrams, of grams. */
  grams(column: SheetColumn): number | null | undefined
  answer(column: SheetColumn): boolean | undefined
  answerOrNone(column: SheetColumn): boolean | null | undefined
}

/** Takes a row and where its faults go; returns how to read it. */
export function readCells({ line, cells }: SheetRow, faults: ImportFault[]): CellReader {
  const read =
    <T>(kind: ImportFaultKind, parse: (cell: string) => T | undefined) =>
    (column: SheetColumn): T | undefined => {
      const cell = cells[column]
      if (cell === undefined) return undefined
      const value = parse(cell)
      if (value === undefined) faults.push({ line, column, kind, value: cell })
      return value
    }
  const orNothing =
    <T>(parse: (cell: string) => T | undefined) =>
    (cell: string): T | null | undefined =>
      emptied.test(cell) ? null : parse(cell)
  return {
    text: (column) => cells[column],
    amount: read('no-amount', orNothing(parseAmount)),
    count: read('no-number', orNothing(wholeNumber)),
    tax: read('no-tax', orNothing(readTax)),
    grams: read('no-grams', orNothing(readGrams)),
    answer: read('no-answer', readYes),
    answerOrNone: read('no-answer', orNothing(readYes)),
  }
}

function wholeNumber(cell: string): number | undefined {
  const digits = toWesternDigits(cell)
  return /^\d{1,6}(?:\.0+)?$/.test(digits) ? Number(digits) : undefined
}

/** Takes how to read a row, two columns and what is there; returns the words with what the file says of them. */
export function wordsOf(
  { text }: CellReader,
  [ar, en]: readonly [SheetColumn, SheetColumn],
  before: Words = { ar: '', en: '' },
): Words {
  const one = (column: SheetColumn, old: string) => {
    const cell = text(column)
    return cell === undefined ? old : emptied.test(cell) ? '' : cell
  }
  return { ar: one(ar, before.ar), en: one(en, before.en) }
}
