import type { Words } from '#domain/core/words.ts'

/** Takes a row with the columns `<name>_ar` and `<name>_en`; returns them as one text in both languages. */
export function wordsOf(row: Record<string, unknown>, name: string): Words {
  return { ar: String(row[`${name}_ar`]), en: String(row[`${name}_en`]) }
}
