import type { Default } from '../core/column-types.ts'

/** What an owner does without before opening: db/migrations/*_opening-steps.sql. */
export interface OpeningTables {
  opening_dismissals: { tenant_id: string; step: string; at: Default<Date> }
}
