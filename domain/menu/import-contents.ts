import type { ImportFault } from './import-fault.ts'
import { diets, type Diet, type ItemTag } from './menu.ts'
import { emptied, nameKey, type SheetColumn, type SheetRow } from './menu-sheet.ts'
import { languages, type Language, type Words } from '../core/words.ts'

/** An allergen as a file names it. */
export interface NamedAllergen {
  readonly id: string
  readonly name: Words
}

/** How a file names a diet that a dish fits, and what an option has that a diet does without. */
const dietWords: Readonly<Record<Diet, Words>> = {
  vegetarian: { ar: 'نباتي', en: 'vegetarian' },
  vegan: { ar: 'نباتي صرف', en: 'vegan' },
}
const unfitWords: Readonly<Record<Diet, Words>> = {
  vegetarian: { ar: 'لحم أو سمك', en: 'meat or fish' },
  vegan: { ar: 'منتج حيواني', en: 'animal product' },
}

/** Takes names of a cell, parted by commas; returns their keys. */
const keysOf = (cell: string) => cell.split(/[,،;؛]/).flatMap((name) => nameKey(name) || [])

/** Reads the cells of a line that say what is in a dish or an option; `undefined` = nothing stands there. */
export interface ContentsReader {
  allergens(column: SheetColumn): readonly string[] | undefined
  diets(column: SheetColumn, words: 'fits' | 'unfit'): readonly Diet[] | undefined
}

/** Takes a row, the restaurant's allergens and where faults go; returns how to read it: a dash says that there is nothing. */
export function readContents(
  { line, cells }: SheetRow,
  allergens: readonly NamedAllergen[],
  faults: ImportFault[],
): ContentsReader {
  const find = <T>(
    column: SheetColumn,
    known: readonly { readonly id: T; readonly name: Words }[],
  ): T[] | undefined => {
    const cell = cells[column]
    if (cell === undefined) return undefined
    if (emptied.test(cell)) return []
    const found: T[] = []
    for (const key of keysOf(cell)) {
      const one = known.find(({ name }) => languages.some((language) => nameKey(name[language]) === key))
      if (one) found.push(one.id)
      else faults.push({ line, column, kind: 'not-known', value: cell })
    }
    return found
  }
  const named = (words: Readonly<Record<Diet, Words>>) => diets.map((id) => ({ id, name: words[id] }))
  return {
    allergens: (column) => find(column, allergens),
    diets: (column, words) => find(column, named(words === 'fits' ? dietWords : unfitWords)),
  }
}

/** Takes tags and the diets that a file says, if it does; returns the tags with these. */
export function withDiets(tags: readonly ItemTag[], said: readonly Diet[] | undefined): readonly ItemTag[] {
  if (!said) return tags
  const fits = new Set<ItemTag>(said.includes('vegan') ? diets : said)
  return [...fits, ...tags.filter((tag) => !diets.some((diet) => diet === tag))]
}

/** Takes ids of allergens and the restaurant's own; returns the cell that says them, empty without any. */
export function allergensCell(
  ids: readonly string[],
  allergens: readonly NamedAllergen[],
  language: Language,
): string {
  const named = allergens.filter(({ id }) => ids.includes(id))
  return named.map(({ name }) => name[language] || name.ar || name.en).join(comma[language])
}

/** Takes diets and what is said of them; returns the cell that says them, empty without any. */
export function dietsCell(said: readonly Diet[], words: 'fits' | 'unfit', language: Language): string {
  const texts = words === 'fits' ? dietWords : unfitWords
  return said.map((diet) => texts[diet][language]).join(comma[language])
}

const comma: Readonly<Record<Language, string>> = { ar: '، ', en: ', ' }
