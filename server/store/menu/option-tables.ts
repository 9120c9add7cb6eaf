import type { Default } from '../core/column-types.ts'

/** What is chosen with a dish. */
export interface OptionTables {
  option_groups: {
    tenant_id: string
    id: string
    item_id: string
    name_ar: string
    name_en: string
    min_count: Default<number>
    max_count: Default<number>
    free_count: Default<number>
    when_option_id: string | null
    position: Default<number>
  }
  options: {
    tenant_id: string
    id: string
    option_group_id: string
    name_ar: string
    name_en: string
    price: Default<number>
    min_count: Default<number>
    max_count: Default<number>
    calories: number | null
    preset: Default<boolean>
    item_id: string | null
    position: Default<number>
  }
}
