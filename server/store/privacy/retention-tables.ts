import type { Time } from '../core/column-types.ts'

/** When a restaurant's old data is looked through next. */
export interface RetentionTables {
  retention_looks: { tenant_id: string; look_at: Time }
}
