import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { Cell } from '../../adapters/spreadsheet/write-csv.ts'

/** A column of a file: its heading, and what stands under it in the row of one `Row`. */
export interface Column<Row> {
  readonly head: Words
  readonly cell: (row: Row) => Cell
}

/** Takes columns, what the rows are about and the language of the headings; returns the heading row and a row for each. */
export function rowsOfColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: Language,
): Cell[][] {
  return [
    columns.map(({ head }) => wordIn(head, language)),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ]
}
