import type { SheetLine } from '#domain/menu/menu-sheet.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'

/** How much may be in a file: beyond that it is not read to its end. */
export interface SheetLimits {
  /** Lines below the heading. */
  readonly rows: number
  /** Characters of one cell. */
  readonly cellChars: number
  /** Bytes that an archive may unpack to. */
  readonly unpackedBytes: number
}

/** A file, and how much of it is read. */
export interface SheetFile {
  readonly bytes: Uint8Array
  readonly limits: SheetLimits
}

/**
 * Takes a file's bytes and how much may be in it; returns its lines as cells (a workbook's: those of its first sheet, numbers
 * as a person would type them, formulas by their last result), 'too-many' when there are more, or undefined when it is
 * neither CSV nor XLSX.
 */
export function readSheetFile({ bytes, limits }: SheetFile): SheetLine[] | 'too-many' | undefined {
  const archive = bytes[0] === 0x50 && bytes[1] === 0x4b
  const lines = archive ? readXlsx(bytes, limits) : readCsv(bytes, limits)
  if (!Array.isArray(lines)) return lines
  return lines.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, 60).map((cell) => cell.slice(0, limits.cellChars)),
  }))
}
