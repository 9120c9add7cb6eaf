import type { CellReader } from './import-cells.ts'
import { gramsText, knownLabels, labelWeights, type MenuLabels } from './menu-labels.ts'
import { labelColumns } from './label-columns.ts'
import type { SheetColumn } from './menu-sheet.ts'

/** Takes how to read a row, whose labels it says and those that stand; returns them as they are to be: a dash takes one away. */
export function labelsOfCells(
  cells: CellReader,
  of: keyof typeof labelColumns,
  before: MenuLabels = {},
): { labels?: MenuLabels } {
  const columns = labelColumns[of]
  const nextOf = <T>(value: T | null | undefined, old: T | undefined) =>
    value === undefined ? old : (value ?? undefined)
  const grams = (field: Exclude<(typeof labelWeights)[number], 'caffeine'>) =>
    nextOf(cells.grams(columns[field]), before[field])
  const labels = knownLabels({
    salt: grams('salt'),
    salty: nextOf(cells.answerOrNone(columns.salty), before.salty),
    caffeine: nextOf(cells.count(columns.caffeine), before.caffeine),
    minutes: nextOf(cells.count(columns.minutes), before.minutes),
    protein: grams('protein'),
    fat: grams('fat'),
    carbs: grams('carbs'),
    sugar: grams('sugar'),
  })
  return labels ? { labels } : {}
}

/** Takes labels, whose they are and how a file says yes and no; returns the cells that labelsOfCells() reads as these. */
export function cellsOfLabels(
  labels: MenuLabels | undefined,
  of: keyof typeof labelColumns,
  { yes, no }: { readonly yes: string; readonly no: string },
): Partial<Record<SheetColumn, string>> {
  const { salty, caffeine, minutes, ...weights } = labels ?? {}
  const columns = labelColumns[of]
  const cells: Partial<Record<SheetColumn, string>> = {}
  if (salty !== undefined) cells[columns.salty] = salty ? yes : no
  if (caffeine !== undefined) cells[columns.caffeine] = String(caffeine)
  if (minutes !== undefined) cells[columns.minutes] = String(minutes)
  for (const field of labelWeights) {
    if (field === 'caffeine') continue
    const weight = weights[field]
    if (weight !== undefined) cells[columns[field]] = gramsText(weight)
  }
  return cells
}
