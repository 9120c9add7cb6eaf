import type { SheetRow } from './menu-sheet.ts'

/** The lines of one dish: the first says what it is, those below it are more of its options. */
export interface Block {
  readonly line: number
  readonly code: string
  readonly cells: SheetRow['cells']
  readonly rows: readonly SheetRow[]
}
