import type { ChoiceEntry, ChoiceKind } from '#domain/customers/choice-list.ts'
import type { Json } from '../core/column-types.ts'

/** Lists that guests choose from: db/migrations/*_choice-lists.sql. */
export interface ChoiceTables {
  choice_lists: { tenant_id: string; kind: ChoiceKind; entries: Json<ChoiceEntry[]> }
}
