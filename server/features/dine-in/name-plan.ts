import { createHash } from 'node:crypto'
import type { AreaRow, TableRow } from '#server/store/dine-in/tables.ts'

/** Takes areas and tables of a branch in their order; returns a name for the plan: the same name is the same plan. */
export function namePlan(areas: readonly AreaRow[], tables: readonly TableRow[]): string {
  const meaning = [
    areas.map(({ id, name_ar, name_en }) => [id, name_ar, name_en]),
    tables.map(({ id, area_id, name, seats }) => [id, area_id, name, seats]),
  ]
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url').slice(0, 22)
}
