import type { TaxCategory } from '../einvoicing/tax-document.ts'
import type { CellReader } from './import-cells.ts'
import { emptied, type SheetColumn } from './menu-sheet.ts'

/** Takes how to read a dish's row and its tax as it stands; returns its tax as it is to be: a dash makes it the restaurant's usual one. */
export function taxOf(cells: CellReader, before: TaxCategory | undefined): TaxCategory | undefined {
  const named = cells.tax('tax')
  if (named === null) return undefined
  const kind = named ?? before
  if (!kind) return undefined
  const text = (column: SheetColumn, old = '') => {
    const cell = cells.text(column)
    return cell === undefined ? old : emptied.test(cell) ? '' : cell
  }
  const { reason } = before ?? {}
  return {
    code: kind.code,
    basisPoints: kind.basisPoints,
    reason: {
      code: text('tax_code', reason?.code),
      text: { ar: text('tax_reason_ar', reason?.text.ar), en: text('tax_reason_en', reason?.text.en) },
    },
  }
}
