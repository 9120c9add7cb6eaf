import type { Generated } from 'kysely'
import type { Language } from '#domain/core/words.ts'
import type { Default, JsonOrNull, Time } from '../core/column-types.ts'

/** The platform operator's own tables; a connection with a tenant sees none of their rows. */
export interface OperatorTables {
  operators: {
    id: string
    email: string
    name: string
    language: Default<Language>
    password_hash: string
    /** The secret of the second step, sealed; none while it is off. */
    sealed_totp: string | null
    totp_step: Default<number>
    recovery_hashes: Default<string[]>
    /** Browsers that signed in before, as keyed hashes; the newest last. */
    known_devices: Default<string[]>
    made_at: Time
  }
  operator_sessions: {
    token_hash: string
    operator_id: string
    device: Default<string>
    made_at: Time
    ends_at: Time
  }
  operator_log: {
    id: Generated<number>
    /** None = a command on the machine. */
    operator_id: string | null
    who: string
    action: string
    subject: Default<string>
    name: Default<string>
    before: JsonOrNull<unknown>
    after: JsonOrNull<unknown>
    at: Time
  }
}
