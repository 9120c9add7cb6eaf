import type { ApiScope } from '#domain/integrations/api-scope.ts'
import type { Time, TimeOrNull } from '../core/column-types.ts'

/** Keys of the outward API: db/migrations/*_api-keys.sql. */
export interface ApiKeyTables {
  api_keys: {
    tenant_id: string
    id: string
    name: string
    scopes: ApiScope[]
    key_hash: string
    hint: string
    made_by: string | null
    made_at: Time
    last_used_at: TimeOrNull
    revoked_at: TimeOrNull
  }
}
